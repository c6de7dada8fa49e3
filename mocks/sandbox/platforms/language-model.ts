export type ModelPrompt = { system: string; user: string }

/** A language model that words answers. The sandbox needs none; what it writes is checked against the evidence. */
export type LanguageModel = {
  name: string
  /** Returns what the model writes; undefined if it cannot be reached, takes too long or writes nothing. */
  complete: (prompt: ModelPrompt) => Promise<string | undefined>
}
