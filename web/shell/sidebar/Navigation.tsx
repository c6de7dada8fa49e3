import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCurrent } from '#web/session/current.ts'
import { isGetStartedDone } from '#web/session/gates.ts'
import { NavigationItem } from './NavigationItem.tsx'
import { navigation } from './navigation.ts'
import { useAttention } from './use-attention.ts'

const GroupHeading = chakra('h2', {
  base: {
    px: '2',
    mb: '0.5',
    minHeight: '6',
    display: 'flex',
    alignItems: 'center',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
  },
})

interface NavigationProps {
  isIconOnly?: boolean
  onNavigate?: () => void
}

export function Navigation({ isIconOnly = false, onNavigate }: NavigationProps) {
  const { t } = useTranslation('shell')
  const current = useCurrent()
  const counts = useAttention()
  return (
    <Box as="nav" aria-label={t('nav.label')} flex="1" minHeight="0" overflowY="auto" overflowX="hidden" px="2" py="2">
      {navigation(!isGetStartedDone(current)).map(({ heading, entries }) => (
        <Box
          key={heading}
          mt={isIconOnly ? '2' : '3'}
          pt={isIconOnly ? '2' : '0'}
          borderTopWidth={isIconOnly ? '1px' : '0'}
          borderColor="border.subtle"
          _first={{ mt: '0', pt: '0', borderTopWidth: '0' }}
        >
          <GroupHeading {...(isIconOnly ? { srOnly: true } : {})}>{t(heading)}</GroupHeading>
          <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="px">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationItem
                  entry={entry}
                  count={counts[entry.to] ?? 0}
                  isIconOnly={isIconOnly}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Box>
  )
}
