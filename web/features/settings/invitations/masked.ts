/** Whether an address may be the one behind `ne***@agency.example`: its first letters and its domain are shown. */
export function isBehindMask(masked: string, email: string): boolean {
  const [shown = '', domain = ''] = masked.toLowerCase().split('@')
  const [name = '', ownDomain = ''] = email.toLowerCase().split('@')
  return domain === ownDomain && name.startsWith(shown.replace(/\*+.*$/, ''))
}
