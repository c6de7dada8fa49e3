/** True if an address matches its masked form, such as `ne***@agency.example`. */
export function isBehindMask(masked: string, email: string): boolean {
  const [shown = '', domain = ''] = masked.toLowerCase().split('@')
  const [name = '', ownDomain = ''] = email.toLowerCase().split('@')
  return domain === ownDomain && name.startsWith(shown.replace(/\*+.*$/, ''))
}
