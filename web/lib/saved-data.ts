import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'

type Saved = Readonly<Record<string, unknown>>

function parse(text: string | null): Saved {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Saved) : {}
  } catch {
    return {}
  }
}

const store = createStore<Saved>(parse(storage.read('data')))

storage.onOtherTab((key) => {
  if (key === 'data' || key === null) store.set(parse(storage.read('data')))
})

/** A person's preferences that are stored across visits, such as the selected account; never secrets. */
export const savedData = {
  get: (name: string): unknown => store.get()[name],
  set(name: string, value: unknown) {
    // Another tab may have written meanwhile, so its entries are kept.
    const next = { ...parse(storage.read('data')), ...store.get(), [name]: value }
    store.set(next)
    storage.write('data', JSON.stringify(next))
  },
  clear() {
    store.set({})
    storage.remove('data')
  },
}

export const useSavedData = (name: string): unknown => useStore(store)[name]
