import { createStore, useStore } from '#web/lib/store.ts'

type View = 'search' | 'shortcuts'

const open = createStore<View | undefined>(undefined)

/** The open overlay: the command palette, the list of shortcuts, or none. */
export const palette = {
  show: (view: View) => open.set(view),
  close: () => open.set(undefined),
  /** The key that opens it closes it. */
  toggle: (view: View) => open.set((before) => (before === view ? undefined : view)),
}

export const usePaletteView = (): View | undefined => useStore(open)
