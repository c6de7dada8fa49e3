// The caller of a request, identified by the address of the connection and never by a header, which could be forged.

const addresses = new WeakMap<Request, string>()

const LOOPBACK = '127.0.0.1'

/** Sets the address of a request's caller; the HTTP server does so, requests within the process have none. */
export const setCallerAddress = (request: Request, address: string): void => void addresses.set(request, address)

/** The IP address of a request's caller. */
export const callerOf = (request: Request): string => addresses.get(request) ?? LOOPBACK

const truncated = (text: string) => text.slice(0, 100)

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

// Specific names come first, because Edge and Opera also contain Chrome, and Chrome contains Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+(?:\.\d+)?).*Safari/, 'Safari'],
]

/** The device type and browser by the User-Agent header; null if unknown. */
export function clientOf(request: Request): { device: string | null; browser: string | null } {
  const agent = request.headers.get('User-Agent') ?? ''
  const device = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? null
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(agent)?.[1]
    if (version) return { device, browser: truncated(`${name} ${version}`) }
  }
  return { device, browser: null }
}
