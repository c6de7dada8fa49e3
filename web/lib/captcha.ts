import { config } from './config.ts'
import { allowScripts } from './trusted-types.ts'

const TIMEOUT_MS = 10_000
/** Host and path of the scripts that Google's script loads. */
const GOOGLE_FILES = 'www.gstatic.com/recaptcha/'
const POLICIES = 'policies.google.com/'
/** A placeholder token where no captcha is configured; a real backend rejects it. */
export const SANDBOX_TOKEN = 'sandbox-token'

/** The provider requires these two links beside the notice. */
export const captchaTerms = { privacy: `https://${POLICIES}privacy`, terms: `https://${POLICIES}terms` }

/** Thrown when the captcha is unavailable: its script is blocked or doesn't respond. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable'
}

interface Provider {
  ready: (run: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

const provider = () => (globalThis as { grecaptcha?: Provider }).grecaptcha

let loading: Promise<Provider> | undefined

const isGoogleScript = ({ protocol, host, pathname }: URL) =>
  protocol === 'https:' && (host + pathname).startsWith(GOOGLE_FILES)

const isSamePath = (one: URL, other: URL) => one.origin === other.origin && one.pathname === other.pathname

const addScript = (siteKey: string, scriptUrl: string) =>
  new Promise<Provider>((resolve, reject) => {
    try {
      const address = new URL(scriptUrl, location.origin)
      allowScripts((script) => isSamePath(script, address) || isGoogleScript(script))
      const script = document.createElement('script')
      script.addEventListener('error', () => reject(new CaptchaUnavailable()))
      script.addEventListener('load', () => {
        const api = provider()
        if (api) api.ready(() => resolve(api))
        else reject(new CaptchaUnavailable())
      })
      script.src = `${address.href}?render=${encodeURIComponent(siteKey)}`
      document.head.append(script)
    } catch {
      reject(new CaptchaUnavailable())
    }
  })

function load(siteKey: string, scriptUrl: string): Promise<Provider> {
  loading ??= addScript(siteKey, scriptUrl)
  // A blocked script is requested again next time.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const withTimeout = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new CaptchaUnavailable()), TIMEOUT_MS)
    work.then(resolve, () => reject(new CaptchaUnavailable())).finally(() => clearTimeout(timer))
  })

/** A captcha token for one action; throws CaptchaUnavailable within 10 seconds. */
export async function captchaToken(action: string): Promise<string> {
  const { captchaSiteKey, captchaScriptUrl } = config()
  if (captchaSiteKey === null) return SANDBOX_TOKEN
  return withTimeout(load(captchaSiteKey, captchaScriptUrl).then((api) => api.execute(captchaSiteKey, { action })))
}
