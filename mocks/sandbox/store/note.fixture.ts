/** A document for the store's own tests. */
export type Note = { id: string; text: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    note: Note
  }
}
