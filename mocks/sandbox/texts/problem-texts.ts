/** The messages of each error code in a resource group, by code and language. */
export type ProblemTexts = Record<string, { en: string; tr: string }>
