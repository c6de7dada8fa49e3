import { chakra, Flex, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, Link as RouteLink } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/shell/language-switch/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/shell/theme-switch/ThemeSwitch.tsx'
import { Mark } from '#web/ui/Mark.tsx'

const HomeLink = chakra(RouteLink)

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '2.5' },
  minWidth: '0',
  color: 'accent.solid',
} as const

const Brand = ({ name }: { name: string }) => (
  <>
    <Mark size={26} />
    <chakra.span color="fg.default" fontWeight="semibold" letterSpacing="tight" textStyle="lg" truncate>
      {name}
    </chakra.span>
  </>
)

interface PublicFrameProps {
  children?: ReactNode
  /** True without links into the app. */
  isStandalone?: boolean
}

/** The frame of the public screens; without children, it renders the matched route. */
export function PublicFrame({ children, isStandalone = false }: PublicFrameProps) {
  const { t } = useTranslation('common')
  const { productName, termsUrl, privacyUrl } = config()
  return (
    <Flex direction="column" minHeight="100dvh">
      {/* In a narrow window the offer of the other language takes a line of its own, so that the product's name is whole. */}
      <Flex
        as="header"
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="2"
        minHeight="14"
        px={{ base: '4', md: '6' }}
      >
        {isStandalone ? (
          <Flex {...brand}>
            <Brand name={productName} />
          </Flex>
        ) : (
          <HomeLink to={paths.login()} {...brand} aria-label={productName}>
            <Brand name={productName} />
          </HomeLink>
        )}
        <Flex align="center" gap={{ base: '0', md: '1' }} flexShrink="0" ms="auto">
          <LanguageSwitch offer="dismissible" />
          <ThemeSwitch />
        </Flex>
      </Flex>
      <chakra.main id="content" flex="1" display="flex" flexDirection="column">
        {children ?? <Outlet />}
      </chakra.main>
      <Flex as="footer" gap="4" px={{ base: '4', md: '6' }} py="4" textStyle="sm">
        <Link href={termsUrl} color="fg.muted" variant="plain">
          {t('frame.terms')}
        </Link>
        <Link href={privacyUrl} color="fg.muted" variant="plain">
          {t('frame.privacy')}
        </Link>
      </Flex>
    </Flex>
  )
}
