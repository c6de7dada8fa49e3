// The addresses the web client is reached at; links of mails and ways back lead nowhere else.

/** The client's public address, as the contract gives it. */
const PUBLIC_CLIENT = 'https://app.adwright.example'
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether a URL is one of the web client; a client on another port of this machine is one while the sandbox runs on it. */
export function isClientAddress(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin: given, hostname, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  if (given === new URL(origin).origin || given === PUBLIC_CLIENT) return true
  return LOOPBACK.has(hostname) && LOOPBACK.has(new URL(origin).hostname)
}
