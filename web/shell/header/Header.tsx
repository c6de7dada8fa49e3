import { Box, Flex, Spacer } from '@chakra-ui/react'
import { Menu as MenuIcon, PanelLeft, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ariaKeysOf } from '#web/lib/shortcut-keys.ts'
import { Bell } from '#web/shell/notifications/Bell.tsx'
import { palette } from '#web/shell/palette/palette-state.ts'
import { toggleSidebar, useIsSidebarOpen } from '#web/shell/sidebar/sidebar-state.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { AccountSwitch } from './AccountSwitch.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { PreferenceSwitches } from './PreferenceSwitches.tsx'

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell')
  const isNarrow = useIsNarrow()
  const isOpen = useIsSidebarOpen()
  return (
    <Flex
      as="header"
      data-print-hidden
      position="sticky"
      top="0"
      zIndex="sticky"
      height="12"
      align="center"
      gap="2"
      ps={{ base: '2', md: '3' }}
      pe={{ base: '2', md: '4' }}
      bg="bg.canvas"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <IconButton
        label={isNarrow ? t('sidebar.open') : isOpen ? t('sidebar.collapse') : t('sidebar.expand')}
        icon={isNarrow ? MenuIcon : PanelLeft}
        aria-keyshortcuts={ariaKeysOf('sidebar')}
        onClick={isNarrow ? onOpenMenu : toggleSidebar}
      />
      {isNarrow ? null : (
        <Box flex="1" minWidth="0" overflow="hidden">
          <Breadcrumb />
        </Box>
      )}
      <AccountSwitch />
      {isNarrow ? (
        <Spacer />
      ) : (
        <IconButton
          label={t('header.search')}
          icon={Search}
          aria-keyshortcuts={ariaKeysOf('palette')}
          onClick={() => palette.show('search')}
        />
      )}
      <Bell />
      {/* On phones, the drawer has search, language and theme: with larger text, the header has no space for them. */}
      {isNarrow ? null : <PreferenceSwitches />}
    </Flex>
  )
}
