import { Box, Button, Flex } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PreferenceSwitches } from '#web/shell/header/PreferenceSwitches.tsx'
import { palette } from '#web/shell/palette/palette-state.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Navigation } from './Navigation.tsx'
import { ProductLink } from './Sidebar.tsx'
import { UserMenu } from './UserMenu.tsx'

interface MobileSidebarProps {
  isOpen: boolean
  onClose: () => void
}

const DRAWER = {
  width: 'sidebarMobile',
  maxW: 'calc(100vw - 2.5rem)',
  me: 'auto',
  bg: 'bg.subtle',
  _open: { animationName: 'slide-from-left-full' },
  _closed: { animationName: 'slide-to-left-full' },
} as const

const Modal = lazyDialog(async () => (await import('#web/ui/overlay/Modal.tsx')).Modal)

/** The sidebar as a drawer of 18rem on screens below 768 px; it also closes on navigation. */
export function MobileSidebar({ isOpen, onClose }: MobileSidebarProps) {
  const { t } = useTranslation('shell')
  const search = () => {
    onClose()
    palette.show('search')
  }
  return (
    <Modal title={t('sidebar.title')} isTitleHidden size="full" surface={DRAWER} isOpen={isOpen} onClose={onClose}>
      <ProductLink onNavigate={onClose} />
      <Box px="3" pb="2">
        <Button variant="outline" width="100%" justifyContent="flex-start" color="fg.muted" onClick={search}>
          <Search aria-hidden="true" />
          {t('header.search')}
        </Button>
      </Box>
      <Navigation onNavigate={onClose} />
      <Flex justify="space-between" px="2" py="1" borderTopWidth="1px" borderColor="border.subtle">
        <PreferenceSwitches />
      </Flex>
      <UserMenu onNavigate={onClose} />
    </Modal>
  )
}
