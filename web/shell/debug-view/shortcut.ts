type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>

/** Ctrl+L or Meta+Shift+L, but not while an input method is composing a letter. */
export const isDebugShortcut = (event: Pressed): boolean => {
  if (event.isComposing || event.altKey || event.key.toLowerCase() !== 'l') return false
  return (event.ctrlKey && !event.metaKey && !event.shiftKey) || (event.metaKey && event.shiftKey && !event.ctrlKey)
}
