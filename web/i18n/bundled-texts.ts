import { errorPage, ui } from '#web/public/locales/en/common.json'

/** English texts that need no file: the error page must be readable where no translation arrived. */
const texts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(errorPage).map(([name, text]) => [`errorPage.${name}`, text])),
  'ui.retry': ui.retry,
}

/** Returns the text to show for a key whose translations have not arrived; never the key or words made from it. */
export const bundledText = (key: string): string => texts[key.slice(key.indexOf(':') + 1)] ?? ''
