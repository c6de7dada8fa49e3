// Who calls, as far as a server can know: the address of the connection, never what a header claims.

const addresses = new WeakMap<Request, string>()

const LOOPBACK = '127.0.0.1'

/** Said by the HTTP server for each request it hands over; in the same process there is no connection, and it may be left out. */
export const rememberCaller = (request: Request, address: string): void => void addresses.set(request, address)

/** The internet address a request came from. */
export const callerOf = (request: Request): string => addresses.get(request) ?? LOOPBACK

const clipped = (text: string) => text.slice(0, 100)

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone, iOS'],
  [/iPad/, 'iPad, iPadOS'],
  [/Android.*Mobile/, 'Phone, Android'],
  [/Android/, 'Tablet, Android'],
  [/Windows/, 'PC, Windows'],
  [/Mac OS X|Macintosh/, 'Mac, macOS'],
  [/CrOS/, 'Chromebook, ChromeOS'],
  [/Linux|X11/, 'PC, Linux'],
]

// The more special name first: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+(?:\.\d+)?).*Safari/, 'Safari'],
]

/** Kind of device and browser by the User-Agent header; null where the client does not say. */
export function clientOf(request: Request): { device: string | null; browser: string | null } {
  const agent = request.headers.get('User-Agent') ?? ''
  const device = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? null
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(agent)?.[1]
    if (version) return { device, browser: clipped(`${name} ${version}`) }
  }
  return { device, browser: null }
}
