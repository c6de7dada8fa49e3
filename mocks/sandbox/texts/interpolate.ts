/** Replaces the {placeholders} of a text; one without a value becomes an empty string. */
export const interpolate = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
