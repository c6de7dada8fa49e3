// Which names a server on this machine answers to. A browser sends the name a page knows it by: one that is not its own belongs to somebody
// who has pointed it at this machine (DNS rebinding).

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

type Address = Pick<URL, 'hostname' | 'host'>

/** The names of a list like `sandbox.internal, sandbox:4020`; with a port, only that one counts. */
export const readHosts = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

/** Whether a name is one of a scenario's, which only this machine has. */
export const isScenarioName = ({ hostname }: Address): boolean => hostname.endsWith('.localhost')

/** Whether an address is this server's own: loopback at any port, or one of the further names. */
export const isOwnName = ({ hostname, host }: Address, further: readonly string[]): boolean =>
  LOOPBACK.includes(hostname) || further.includes(hostname) || further.includes(host)
