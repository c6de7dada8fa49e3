// The addresses of the web client, the only targets of links in emails and of return addresses.

/** The client's public address in the contract. */
const PUBLIC_CLIENT = 'https://app.adwright.example'
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** True if a URL belongs to the web client, which may also run on another local port than a local sandbox. */
export function isClientAddress(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin: given, hostname, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  if (given === new URL(origin).origin || given === PUBLIC_CLIENT) return true
  return LOOPBACK.has(hostname) && LOOPBACK.has(new URL(origin).hostname)
}
