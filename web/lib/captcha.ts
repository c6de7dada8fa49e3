import { config } from './config.ts'
import { allowScripts } from './trusted-types.ts'

const PATIENCE_MS = 10_000
const PROVIDER = 'www.google.com/recaptcha/'
/** The origin of the scripts that the provider's script loads. */
const PROVIDER_FILES = 'www.gstatic.com/recaptcha/'
const POLICIES = 'policies.google.com/'
/** A placeholder token where no captcha is configured; a real backend rejects it. */
export const SANDBOX_TOKEN = 'sandbox-token'

/** The provider asks for these beside the notice. */
export const captchaTerms = { privacy: `https://${POLICIES}privacy`, terms: `https://${POLICIES}terms` }

/** The check for robots could not be made: its script is blocked, or does not answer. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable'
}

interface Provider {
  ready: (run: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

const provider = () => (globalThis as { grecaptcha?: Provider }).grecaptcha

let loading: Promise<Provider> | undefined

const isOfProvider = ({ protocol, host, pathname }: URL) =>
  protocol === 'https:' && [PROVIDER, PROVIDER_FILES].some((start) => (host + pathname).startsWith(start))

const insert = (siteKey: string) =>
  new Promise<Provider>((resolve, reject) => {
    try {
      allowScripts(isOfProvider)
      const script = document.createElement('script')
      script.addEventListener('error', () => reject(new CaptchaUnavailable()))
      script.addEventListener('load', () => {
        const api = provider()
        if (api) api.ready(() => resolve(api))
        else reject(new CaptchaUnavailable())
      })
      script.src = `https://${PROVIDER}api.js?render=${encodeURIComponent(siteKey)}`
      document.head.append(script)
    } catch {
      reject(new CaptchaUnavailable())
    }
  })

function load(siteKey: string): Promise<Provider> {
  loading ??= insert(siteKey)
  // A blocked script is requested again next time.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new CaptchaUnavailable()), PATIENCE_MS)
    work.then(resolve, () => reject(new CaptchaUnavailable())).finally(() => clearTimeout(timer))
  })

/** A token of the check for robots for one action; throws CaptchaUnavailable, within 10 s. */
export async function captchaToken(action: string): Promise<string> {
  const { captchaSiteKey } = config()
  if (captchaSiteKey === null) return SANDBOX_TOKEN
  return inTime(load(captchaSiteKey).then((api) => api.execute(captchaSiteKey, { action })))
}
