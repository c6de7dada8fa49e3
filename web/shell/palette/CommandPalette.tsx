import { useEffect } from 'react'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { modalStack } from '#web/lib/modal-stack.ts'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { isShortcut } from '#web/lib/shortcuts.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { palette, usePaletteView } from './palette-state.ts'

const Palette = lazyDialog(async () => {
  const texts = loadNamespaces(['palette', 'shell', 'settings', 'help'])
  const [{ Palette }] = await Promise.all([import('./Palette.tsx'), texts])
  return Palette
})

const ShortcutList = lazyDialog(async () => {
  const [{ ShortcutList }] = await Promise.all([import('./ShortcutList.tsx'), loadNamespaces(['palette'])])
  return ShortcutList
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
    <>
      {view === 'search' ? <Palette onClose={palette.close} /> : null}
      {view === 'shortcuts' ? <ShortcutList onClose={palette.close} /> : null}
    </>
  )
}
