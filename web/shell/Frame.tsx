import { chakra, Flex } from '@chakra-ui/react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router-dom'
import { lazyRoute } from '#web/lib/lazy-route.tsx'
import { isShortcut } from '#web/lib/shortcuts.ts'
import type { GateOutlet } from '#web/session/Gates.tsx'
import { PageSkeleton } from '#web/ui/page/PageSkeleton.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { BillingBanner } from './billing-banner/BillingBanner.tsx'
import { Breadcrumb } from './header/Breadcrumb.tsx'
import { Header } from './header/Header.tsx'
import { CommandPalette } from './palette/CommandPalette.tsx'
import { SampleBanner } from './sample-banner/SampleBanner.tsx'
import { MobileSidebar } from './sidebar/MobileSidebar.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { toggleSidebar } from './sidebar/sidebar-state.ts'

/** Loaded when a gate refuses the view, which few visits see. */
const GateNotice = lazyRoute(async () => (await import('./GateNotice.tsx')).GateNotice)

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetStart: '2',
    top: '2',
    px: '3',
    py: '2',
    zIndex: 'skipNav',
    borderRadius: 'l2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    translate: '0 -200%',
    _focus: { translate: '0 0' },
  },
})

/** The frame of every signed-in view: sidebar, header and the content between them. */
export function Frame() {
  const { t } = useTranslation('common')
  const isNarrow = useIsNarrow()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const { notice } = useOutletContext<GateOutlet>()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut('sidebar', event)) return
      event.preventDefault()
      if (isNarrow) setMenuOpen((before) => !before)
      else toggleSidebar()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isNarrow])

  return (
    <Flex align="flex-start" minHeight="100dvh">
      <SkipLink href="#content">{t('frame.skip')}</SkipLink>
      {isNarrow ? <MobileSidebar isOpen={isMenuOpen} onClose={closeMenu} /> : <Sidebar />}
      <Flex direction="column" flex="1" minWidth="0" minHeight="100dvh">
        <Header onOpenMenu={() => setMenuOpen(true)} />
        <chakra.main
          id="content"
          tabIndex={-1}
          display="flex"
          flexDirection="column"
          flex="1"
          minWidth="0"
          outline="none"
        >
          {isNarrow ? <Breadcrumb isLine /> : null}
          <SampleBanner />
          <BillingBanner />
          <Suspense fallback={<PageSkeleton />}>{notice === undefined ? <Outlet /> : <GateNotice />}</Suspense>
        </chakra.main>
      </Flex>
      <CommandPalette />
    </Flex>
  )
}
