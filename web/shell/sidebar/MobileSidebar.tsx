import { Box, Button, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '#web/shell/palette/palette-state.ts'
import { Navigation } from './Navigation.tsx'
import { ProductLink } from './Sidebar.tsx'
import { UserMenu } from './UserMenu.tsx'

interface MobileSidebarProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The sidebar as a drawer of 18rem, on screens below 768 px; it closes when it has led somewhere, with Escape and with
 * a tap beside it. A native modal dialog holds the focus and makes the rest of the page inert.
 */
export function MobileSidebar({ isOpen, onClose }: MobileSidebarProps) {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  const search = () => {
    onClose()
    palette.show('search')
  }

  return (
    <chakra.dialog
      ref={dialog}
      aria-label={t('sidebar.title')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      position="fixed"
      inset="0 auto 0 0"
      m="0"
      p="0"
      border="0"
      width="sidebarMobile"
      maxWidth="calc(100vw - 2.5rem)"
      height="100dvh"
      maxHeight="none"
      bg="bg.subtle"
      color="fg.default"
      flexDirection="column"
      css={{
        '&[open]': { display: 'flex', animation: 'slide-from-left-full 180ms' },
        '&::backdrop': { background: '{colors.bg.backdrop}' },
      }}
    >
      {isOpen ? (
        <>
          <ProductLink onNavigate={onClose} />
          <Box px="3" pb="2">
            <Button variant="outline" width="100%" justifyContent="flex-start" color="fg.muted" onClick={search}>
              <Search aria-hidden="true" />
              {t('header.search')}
            </Button>
          </Box>
          <Navigation onNavigate={onClose} />
          <UserMenu onNavigate={onClose} />
        </>
      ) : null}
    </chakra.dialog>
  )
}
