/** Adds the usual scheme to an address without one, because people write `www.lindholm.example`. */
export function withScheme(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}
