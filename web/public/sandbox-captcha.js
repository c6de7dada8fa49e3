// A stand-in for the captcha provider's script, with the part of its interface that the app uses. It lets development and tests take the whole
// path of a registration without an account at a provider; a real backend refuses its tokens.
globalThis.grecaptcha = {
  ready: (run) => run(),
  execute: async (siteKey, { action }) => `sandbox-captcha.${siteKey}.${action}.${crypto.randomUUID()}`,
}
