import { getUserQueryKey, useUpdateUserMutation } from '@adwright/sdk/react-query'
import { Box, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#web/shell/language-switch/LanguageSwitch.tsx'
import { toggleSidebar, useIsSidebarOpen } from '#web/shell/sidebar/sidebar-state.ts'
import { ThemeSwitch } from '#web/shell/theme-switch/ThemeSwitch.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { AccountSwitch } from './AccountSwitch.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell')
  const isNarrow = useIsNarrow()
  const isOpen = useIsSidebarOpen()
  const client = useQueryClient()
  const update = useUpdateUserMutation({ onSuccess: (user) => client.setQueryData(getUserQueryKey(), user) })
  return (
    <Flex
      as="header"
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
        aria-keyshortcuts="Control+B Meta+B"
        onClick={isNarrow ? onOpenMenu : toggleSidebar}
      />
      <Box flex="1" minWidth="0" overflow="hidden">
        <Breadcrumb />
      </Box>
      <AccountSwitch />
      <LanguageSwitch onChoose={(language) => update.mutate({ body: { language } })} />
      <ThemeSwitch />
    </Flex>
  )
}
