/** The keys that open the emoji picker of the system; undefined where no keys are common, as on phones. */
export function emojiKeys(agent = globalThis.navigator?.userAgent ?? ''): string | undefined {
  if (/iphone|ipad|android/i.test(agent)) return undefined
  if (/mac/i.test(agent)) return '⌃ ⌘ Space'
  return /windows/i.test(agent) ? 'Win + .' : undefined
}
