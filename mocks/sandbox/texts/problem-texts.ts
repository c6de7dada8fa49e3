/** What each error code of a resource group says, by code and language. */
export type ProblemTexts = Record<string, { en: string; tr: string }>
