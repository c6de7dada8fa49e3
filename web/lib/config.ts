import { readSettings } from './settings-file.ts'

type Check<T> = (value: unknown) => value is T

const matching =
  (form: RegExp): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && form.test(value)

const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

const isText = matching(/\S/)
const isAddress = matching(/^(\/|https?:\/\/)\S*[^/\s]$/)
const isUrl = matching(/^https?:\/\/[^\s/]+/)
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean'

/** The content of /config.json: the settings of one installation. Validated without Zod, which the first paint does not need. */
const checks = {
  /** The address of the API: a path of this host, or a full URL. */
  apiBase: isAddress,
  productName: isText,
  termsUrl: isUrl,
  privacyUrl: isUrl,
  cookiePolicyUrl: isUrl,
  demoBookingUrl: orNull(isUrl),
  businessContactEmail: matching(/^[^\s@]+@[^\s@]+$/),
  /** Null turns the captcha off. */
  captchaSiteKey: orNull(isText),
  /** The provider's script, such as https://www.google.com/recaptcha/api.js; the sandbox serves a substitute. */
  captchaScriptUrl: isAddress,
  /** The address of the checkout: a path of this host, or a full URL; null if plans are not sold online. */
  checkoutUrl: orNull(isAddress),
  /** Whether page views are counted, which also requires accepted cookies. */
  analytics: isBoolean,
  /** Whether to ask about cookies at all. */
  cookieConsent: isBoolean,
}

type CheckedBy<C> = C extends Check<infer T> ? T : never
export type Config = { [Name in keyof typeof checks]: CheckedBy<(typeof checks)[Name]> }

/** Thrown when the settings of this installation are unusable; the message is one sentence for its operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Validates the content of config.json; throws a ConfigError that names the field. */
export function parseConfig(value: unknown): Config {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  const invalidName = isRecord
    ? Object.entries(checks).find(([name, isRight]) => !isRight(Reflect.get(value, name)))?.[0]
    : 'the file as a whole'
  if (invalidName === undefined) return value as Config
  throw new ConfigError(
    `The setting "${invalidName}" in /config.json is missing or has a wrong form: correct it as web/public/config.json of the project shows, then reload this page.`,
  )
}

let current: Config | undefined

/** Reads /config.json; throws a ConfigError if it is missing or invalid. */
export async function loadConfig(): Promise<Config> {
  let value: unknown
  try {
    value = await (globalThis.adwrightSettings ?? readSettings())
  } catch {
    throw new ConfigError(
      'The settings in /config.json could not be read: check the connection and that the file is valid JSON, then reload this page.',
    )
  }
  current = parseConfig(value)
  return current
}

/** The loaded settings; throws before they are loaded, when nothing is rendered yet. */
export function config(): Config {
  if (!current) throw new ConfigError('The settings were used before they were loaded.')
  return current
}
