const VIA = /^[\w.-]{1,50}$/

/** The source mark of a link; anything else is none. */
export const viaOf = (text: string | null): string | null => (text && VIA.test(text) ? text.toLowerCase() : null)
