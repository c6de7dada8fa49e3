// Validates the Host header. A host name that does not belong to this server indicates DNS rebinding: an attacker has pointed a name of
// theirs at this machine.

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

type Address = Pick<URL, 'hostname' | 'host'>

/** Parses a list of names such as `sandbox.internal, sandbox:4020`; a name with a port matches only that port. */
export const readHosts = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

/** True for the host name of a scenario, which only this machine resolves. */
export const isScenarioName = ({ hostname }: Address): boolean => hostname.endsWith('.localhost')

/** True if an address belongs to this server: loopback on any port, or one of the additional names. */
export const isOwnName = ({ hostname, host }: Address, further: readonly string[]): boolean =>
  LOOPBACK.includes(hostname) || further.includes(hostname) || further.includes(host)
