import { useEffect } from 'react'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { isDialogOpen } from '#web/lib/modal-stack.ts'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { isShortcut } from '#web/lib/shortcuts.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { palette, usePaletteView } from './palette-state.ts'
import { useScreenKeys } from './use-screen-keys.ts'

const Palette = lazyDialog(async () => {
  const texts = loadNamespaces(['palette', 'shell', 'settings', 'help'])
  const [{ Palette }] = await Promise.all([import('./Palette.tsx'), texts])
  return Palette
})

const ShortcutList = lazyDialog(async () => {
  const [{ ShortcutList }] = await Promise.all([import('./ShortcutList.tsx'), loadNamespaces(['palette', 'shell'])])
  return ShortcutList
})

/** Ctrl/Cmd+K opens the command palette, `?` the list of shortcuts; neither is loaded before, and neither opens over another dialog. */
export function CommandPalette() {
  const view = usePaletteView()
  useScreenKeys()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = isShortcut('palette', event)
        ? 'search'
        : isShortcut('help', event) && !isTextEntry(event.target)
          ? 'shortcuts'
          : undefined
      if (wanted === undefined || (view === undefined && isDialogOpen())) return
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
