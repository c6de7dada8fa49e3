import { lazy, Suspense, useEffect } from 'react'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { modalStack } from '#web/lib/modal-stack.ts'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { isShortcut } from '#web/lib/shortcuts.ts'
import { palette, usePaletteView } from './palette-state.ts'

const Palette = lazy(async () => {
  const [{ Palette }] = await Promise.all([
    import('./Palette.tsx'),
    loadNamespaces(['palette', 'shell', 'settings', 'help']),
  ])
  return { default: Palette }
})

const ShortcutList = lazy(async () => {
  const [{ ShortcutList }] = await Promise.all([import('./ShortcutList.tsx'), loadNamespaces(['palette'])])
  return { default: ShortcutList }
})

/** Shortcuts are inactive while another dialog is open: our dialogs are on the stack, native ones are queried from the document. */
const isOtherDialogOpen = () => modalStack.top() !== undefined || document.querySelector('dialog[open]') !== null

/** Ctrl/Cmd+K opens the command palette, `?` the list of shortcuts; neither is loaded before. */
export function CommandPalette() {
  const view = usePaletteView()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = isShortcut('palette', event)
        ? 'search'
        : isShortcut('help', event) && !isTextEntry(event.target)
          ? 'shortcuts'
          : undefined
      if (wanted === undefined || (view === undefined && isOtherDialogOpen())) return
      event.preventDefault()
      if (!event.repeat) palette.toggle(wanted)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [view])

  useEffect(() => palette.close, [])

  return (
    <Suspense>
      {view === 'search' ? <Palette /> : null}
      {view === 'shortcuts' ? <ShortcutList /> : null}
    </Suspense>
  )
}
