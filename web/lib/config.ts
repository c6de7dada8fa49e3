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
const isSwitch: Check<boolean> = (value) => typeof value === 'boolean'

/** The content of /config.json: the settings of one installation. Validated without Zod, which the first paint does not need. */
const checks = {
  /** Where the API is: a path of this host, or a whole address. */
  apiBase: isAddress,
  productName: isText,
  termsUrl: isUrl,
  privacyUrl: isUrl,
  cookiePolicyUrl: isUrl,
  demoBookingUrl: orNull(isUrl),
  businessContactEmail: matching(/^[^\s@]+@[^\s@]+$/),
  /** Null turns the captcha off. */
  captchaSiteKey: orNull(isText),
  /** The provider's script, such as https://www.google.com/recaptcha/api.js; the sandbox has a stand-in. */
  captchaScriptUrl: isAddress,
  /** Where plans are paid: a path of this host, or a whole address; null where they are not sold online. */
  checkoutUrl: orNull(isAddress),
  /** Page views, sent only after cookies were accepted. */
  analytics: isSwitch,
  /** Whether to ask about cookies at all. */
  cookieConsent: isSwitch,
}

type CheckedBy<C> = C extends Check<infer T> ? T : never
export type Config = { [Name in keyof typeof checks]: CheckedBy<(typeof checks)[Name]> }

/** The settings of this installation cannot be used; the message is one sentence for the person who runs it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Validates the content of config.json; throws a ConfigError that names the field. */
export function parseConfig(value: unknown): Config {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  const wrong = isRecord
    ? Object.entries(checks).find(([name, isRight]) => !isRight(Reflect.get(value, name)))?.[0]
    : 'the file as a whole'
  if (wrong === undefined) return value as Config
  throw new ConfigError(
    `The setting "${wrong}" in /config.json is missing or has a wrong form: correct it as web/public/config.json of the project shows, then reload this page.`,
  )
}

let current: Config | undefined

/** Reads /config.json; throws a ConfigError when it is not there or not right. */
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

/** The settings, once they are loaded; nothing is rendered before. */
export function config(): Config {
  if (!current) throw new ConfigError('The settings were used before they were loaded.')
  return current
}
