/** An address typed without its scheme gets the usual one: `www.lindholm.example` is what people write. */
export function withScheme(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}
