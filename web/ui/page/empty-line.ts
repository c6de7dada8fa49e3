/** The lead of a page whose text is still loading: its line is there, so that nothing moves when the text comes. */
export const EMPTY_LINE = '\u00a0'
