import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { settingsGroups } from './sections.ts'

const SectionLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '11', lg: '9' },
    px: '3',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
})

/** The sections at the left; on narrow screens one row that scrolls, with the open section in sight. */
export function SectionNavigation() {
  const { t } = useTranslation('settings')
  const { pathname } = useLocation()
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>(`a[href="${CSS.escape(pathname)}"]`)
    if (row && open) row.scrollLeft = open.offsetLeft - row.offsetLeft - 16
  }, [pathname])

  return (
    <chakra.nav
      ref={list}
      aria-label={t('nav.label')}
      flexShrink="0"
      width={{ base: '100%', lg: '13.5rem' }}
      pt={{ base: '2', lg: '6' }}
      ps={{ base: '2', md: '4', lg: '6' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      position={{ base: 'relative', lg: 'static' }}
    >
      <Flex direction={{ base: 'row', lg: 'column' }} gap={{ base: '1', lg: '5' }} pb={{ base: '2', lg: '0' }}>
        {settingsGroups.map(({ heading, sections }) => (
          <Box key={heading}>
            <Text
              textStyle="xs"
              color="fg.subtle"
              px="3"
              mb="1"
              display={{ base: 'none', lg: 'block' }}
              aria-hidden="true"
            >
              {t(heading)}
            </Text>
            <chakra.ul
              aria-label={t(heading)}
              display="flex"
              flexDirection={{ base: 'row', lg: 'column' }}
              gap={{ base: '1', lg: '0.5' }}
              m="0"
              p="0"
              listStyleType="none"
            >
              {sections.map(({ label, to }) => (
                <li key={to}>
                  <SectionLink to={to}>{t(label)}</SectionLink>
                </li>
              ))}
            </chakra.ul>
          </Box>
        ))}
      </Flex>
    </chakra.nav>
  )
}
