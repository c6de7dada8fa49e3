/** A text with its {placeholders} filled; one without a value becomes nothing. */
export const filled = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
