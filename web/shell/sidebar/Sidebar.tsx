import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { paths } from '#web/paths.ts'
import { Mark } from '#web/ui/Mark.tsx'
import { Navigation } from './Navigation.tsx'
import { useIsSidebarOpen } from './sidebar-state.ts'
import { UserMenu } from './UserMenu.tsx'

const HomeLink = chakra(Link)

/** The logo and name of the product, or the logo alone. */
export function ProductLabel({ isIconOnly }: { isIconOnly: boolean }) {
  return (
    <>
      <Mark size={24} />
      {isIconOnly ? null : (
        <chakra.span color="fg.default" fontWeight="semibold" letterSpacing="tight" textStyle="lg">
          {config().productName}
        </chakra.span>
      )}
    </>
  )
}

interface ProductLinkProps {
  isIconOnly?: boolean
  onNavigate?: () => void
}

export function ProductLink({ isIconOnly = false, onNavigate }: ProductLinkProps) {
  return (
    <HomeLink
      to={paths.dashboard()}
      onClick={onNavigate}
      aria-label={config().productName}
      display="flex"
      alignItems="center"
      gap="2.5"
      height="12"
      px={isIconOnly ? '3' : '4'}
      color="accent.solid"
      flexShrink="0"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <ProductLabel isIconOnly={isIconOnly} />
    </HomeLink>
  )
}

/** The column of the sidebar: 16rem wide, or 3rem with icons only. */
export function SidebarColumn({ children }: { children: ReactNode }) {
  const isIconOnly = !useIsSidebarOpen()
  return (
    <Flex
      as="aside"
      direction="column"
      width={isIconOnly ? 'sidebarIcons' : 'sidebar'}
      flexShrink="0"
      height="100dvh"
      position="sticky"
      top="0"
      bg={{ base: 'bg.subtle', _dark: 'bg.panel' }}
      borderInlineEndWidth="1px"
      borderColor="border.subtle"
      transitionProperty="width"
      transitionDuration="moderate"
      overflow="hidden"
      data-state={isIconOnly ? 'collapsed' : 'expanded'}
      // At 3rem the padding of the rows leaves space for exactly one icon.
      css={isIconOnly ? { '& nav, & nav + div': { paddingInline: '0.375rem' } } : undefined}
    >
      {children}
    </Flex>
  )
}

export function Sidebar() {
  const isIconOnly = !useIsSidebarOpen()
  return (
    <SidebarColumn>
      <ProductLink isIconOnly={isIconOnly} />
      <Navigation isIconOnly={isIconOnly} />
      <UserMenu isIconOnly={isIconOnly} />
    </SidebarColumn>
  )
}
