import { Box, chakra, Flex } from '@chakra-ui/react'
import { CalendarClock, ChevronsUpDown, CircleHelp, CreditCard, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#web/domain/people/Avatar.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { nameOf } from '#web/session/person.ts'
import { logOut } from '#web/session/session.ts'
import { Menu } from '#web/ui/overlay/Menu.tsx'

export function UserMenu({ isIconOnly = false, onNavigate }: { isIconOnly?: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation('shell')
  const user = useUser()
  const name = nameOf(user)
  const plan = planLabelOf(user.subscriptionDetails.subscriptionProductName)
  const email = user.email || t('user.noEmail')
  const linkTo = (to: string) => ({ to, ...(onNavigate ? { onSelect: onNavigate } : {}) })
  return (
    <Box p="2" borderTopWidth="1px" borderColor="border.subtle">
      <Menu
        placement="bottom-start"
        trigger={
          <chakra.button
            type="button"
            display="flex"
            alignItems="center"
            gap="2.5"
            width="100%"
            minHeight="10"
            px={isIconOnly ? '0.5' : '1.5'}
            borderRadius="l2"
            textAlign="start"
            cursor="button"
            _hover={{ bg: 'bg.muted' }}
          >
            <Avatar name={name} url={user.avatarUrl} />
            {/* The accessible name contains the visible text, for users of speech input. */}
            <chakra.span srOnly>{t('user.menu', { name: isIconOnly ? name : `${name} ${plan} ${email}` })}</chakra.span>
            {isIconOnly ? null : (
              <>
                <Box flex="1" minWidth="0" aria-hidden="true">
                  <Flex gap="1.5" align="baseline">
                    <chakra.span textStyle="sm" fontWeight="medium" truncate>
                      {name}
                    </chakra.span>
                    <chakra.span textStyle="xs" color="accent.fg" whiteSpace="nowrap">
                      {plan}
                    </chakra.span>
                  </Flex>
                  <chakra.span display="block" textStyle="xs" color="fg.muted" truncate>
                    {email}
                  </chakra.span>
                </Box>
                <ChevronsUpDown size={14} aria-hidden="true" />
              </>
            )}
          </chakra.button>
        }
        actions={[
          { id: 'billing', label: t('user.billing'), icon: CreditCard, ...linkTo(paths.subscriptions()) },
          { id: 'demo', label: t('user.bookADemo'), icon: CalendarClock, ...linkTo(paths.bookADemo()) },
          { id: 'help', label: t('user.help'), icon: CircleHelp, ...linkTo(paths.help()) },
          {
            id: 'logout',
            label: t('user.logout'),
            icon: LogOut,
            onSelect: () => void logOut(),
          },
        ]}
      />
    </Box>
  )
}
