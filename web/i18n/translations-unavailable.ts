/** Thrown when neither the translations of a screen in its language nor those in English could be loaded. */
export class TranslationsUnavailable extends Error {
  constructor(namespaces: readonly string[]) {
    super(`The texts could not be loaded: ${namespaces.join(', ')}.`)
    this.name = 'TranslationsUnavailable'
  }
}
