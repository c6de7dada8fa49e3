import { errorPage, ui } from '#web/public/locales/en/common.json'

/** English texts in the bundle, because the error page must be readable when no translation could be loaded. */
const bundled: Record<string, string> = {
  ...Object.fromEntries(Object.entries(errorPage).map(([name, text]) => [`errorPage.${name}`, text])),
  'ui.retry': ui.retry,
}

/** Returns the text to show where a key has none; never the key or words made from it. */
export const bundledText = (key: string, defaultText?: string): string =>
  defaultText ?? bundled[key.slice(key.indexOf(':') + 1)] ?? ''
