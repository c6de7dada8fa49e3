import * as z from 'zod/mini'

const zText = z.string().check(z.regex(/\S/))
const zAddress = z.string().check(z.regex(/^(\/|https?:\/\/)\S*[^/\s]$/))
const zUrl = z.string().check(z.regex(/^https?:\/\/[^\s/]+/))

/** What /config.json holds: the settings of one installation. */
export const zConfig = z.object({
  /** Where the API is: a path of this host, or a whole address. */
  apiBase: zAddress,
  productName: zText,
  termsUrl: zUrl,
  privacyUrl: zUrl,
  cookiePolicyUrl: zUrl,
  demoBookingUrl: z.nullable(zUrl),
  businessContactEmail: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)),
  /** Null turns the check for robots off. */
  captchaSiteKey: z.nullable(zText),
  /** Where plans are paid: a path of this host, or a whole address; null where they are not sold online. */
  checkoutUrl: z.nullable(zAddress),
  /** Page views, sent only after cookies were accepted. */
  analytics: z.boolean(),
  /** Whether to ask about cookies at all. */
  cookieConsent: z.boolean(),
})

export type Config = z.infer<typeof zConfig>

/** The settings of this installation cannot be used; the message is one sentence for the person who runs it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Checks what config.json holds; throws a ConfigError that names the field. */
export function parseConfig(value: unknown): Config {
  const result = z.safeParse(zConfig, value)
  if (result.success) return result.data
  const [name] = result.error.issues[0]?.path ?? []
  const field = name === undefined ? 'the file as a whole' : String(name)
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
