import { createStore, useStore } from '#web/lib/store.ts'

type View = 'search' | 'shortcuts'

const open = createStore<View | undefined>(undefined)

/** The open overlay: the command palette, the list of shortcuts, or none. */
export const palette = {
  show: (view: View) => open.set(view),
  close: () => open.set(undefined),
  /** Opens a view, or closes it if it is open. */
  toggle: (view: View) => open.set((before) => (before === view ? undefined : view)),
}

export const usePaletteView = (): View | undefined => useStore(open)
