export interface Config {
  /** Where the API is: a path of this host, or a whole address. */
  apiBase: string
  productName: string
  termsUrl: string
  privacyUrl: string
  cookiePolicyUrl: string
  demoBookingUrl: string | null
  businessContactEmail: string
  /** Null turns the check for robots off. */
  captchaSiteKey: string | null
  /** Where plans are paid: a path of this host, or a whole address; null where they are not sold online. */
  checkoutUrl: string | null
  /** Page views, sent only after cookies were accepted. */
  analytics: boolean
  /** Whether to ask about cookies at all. */
  cookieConsent: boolean
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isUrl: Check = (value) => typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
const isAddress: Check = (value) => typeof value === 'string' && /^(\/|https?:\/\/)\S*[^/\s]$/.test(value)
const isBoolean: Check = (value) => typeof value === 'boolean'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

// Checked by hand: a schema library would cost 11 KiB before the first paint.
const checks: Record<keyof Config, Check> = {
  apiBase: isAddress,
  productName: isText,
  termsUrl: isUrl,
  privacyUrl: isUrl,
  cookiePolicyUrl: isUrl,
  demoBookingUrl: orNull(isUrl),
  businessContactEmail: (value) => typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value),
  captchaSiteKey: orNull(isText),
  checkoutUrl: orNull(isAddress),
  analytics: isBoolean,
  cookieConsent: isBoolean,
}

/** The settings of this installation cannot be used; the message is one sentence for the person who runs it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Checks what config.json holds; throws a ConfigError that names the field. */
export function parseConfig(value: unknown): Config {
  const isObject = typeof value === 'object' && value !== null
  const wrong = Object.entries(checks).find(([name, check]) => !isObject || !check(Reflect.get(value, name)))
  if (!wrong) return value as Config
  const field = isObject ? wrong[0] : 'the file as a whole'
  throw new ConfigError(
    `The setting "${field}" in /config.json is missing or has a wrong form: correct it as web/public/config.json of the project shows, then reload this page.`,
  )
}

let current: Config | undefined

/** Reads /config.json; throws a ConfigError when it is not there or not right. */
export async function loadConfig(): Promise<Config> {
  let value: unknown
  try {
    const response = await fetch('/config.json')
    if (!response.ok) throw new Error(String(response.status))
    value = await response.json()
  } catch {
    throw new ConfigError(
      'The settings in /config.json could not be read: check the connection and that the file is valid JSON, then reload this page.',
    )
  }
  current = parseConfig(value)
  return current
}

/** The settings, once they are loaded; nothing is rendered before. */
export function config(): Config {
  if (!current) throw new ConfigError('The settings were used before they were loaded.')
  return current
}
