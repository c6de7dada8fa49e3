// Which addresses deliveries may go to: only public ones, so that a webhook cannot reach into a private network (SSRF).
import { BlockList, isIP } from 'node:net'
import { isLoopback } from '#mocks/sandbox/platforms/loopback.ts'
import type { WebhookReceivers } from '#mocks/sandbox/platforms/webhooks.ts'

const blocked = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  blocked.addSubnet(network, prefix, 'ipv6')

/** True if an IP address is public; an IPv4 address in IPv6 notation is judged as IPv4. */
function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  const family = isIP(mapped)
  return family !== 0 && !blocked.check(mapped, family === 4 ? 'ipv4' : 'ipv6')
}

type Receivers = Pick<WebhookReceivers, 'allowsLoopback'>

/** True if deliveries may go to an IP address: a public one, or the machine itself where the receivers allow it. */
export const isDeliverable = (address: string, { allowsLoopback }: Receivers): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address))

/** Names of the local machine or of private networks. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/

export type UrlProblem = 'webhook-url' | 'private-address'

/** Returns what is wrong with the URL of a webhook, before its name is resolved. */
export function urlProblem(url: string, receivers: Receivers): UrlProblem | undefined {
  if (!URL.canParse(url)) return 'webhook-url'
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol !== 'https:' || username !== '' || password !== '') return 'webhook-url'
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(name)) return isDeliverable(name, receivers) ? undefined : 'private-address'
  if (receivers.allowsLoopback && name === 'localhost') return undefined
  return LOCAL_NAME.test(name) || !name.includes('.') ? 'private-address' : undefined
}
