import { Button, chakra, Flex } from '@chakra-ui/react'
import { Building2, Check, ChevronsUpDown, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accountReason } from '#web/domain/accounts/account-limit.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from '#web/session/account-choice.ts'
import { useCurrent } from '#web/session/current.ts'
import { SampleMark } from '#web/ui/feedback/marks.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'

/** Shows the current account, switches to another one, and adds one while the plan's limit allows it. */
export function AccountSwitch() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const current = useCurrent()
  const { account, accounts, user } = current
  if (!account) return null
  const reason = accountReason(current)
  const { accountsLimit } = user.subscriptionDetails
  const name = (
    <chakra.span truncate maxWidth={{ base: '8rem', sm: '12rem', lg: '16rem' }}>
      {account.name}
    </chakra.span>
  )
  return (
    <Flex align="center" gap="2" minWidth="0">
      {/* On phones, where space is limited, only the banner above the view has the label. */}
      {account.isDemo ? (
        <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
          <SampleMark />
        </chakra.span>
      ) : null}
      <Menu
        placement="bottom-start"
        trigger={
          <Button variant="ghost" size="sm" aria-label={t('header.account', { name: account.name })} minWidth="0">
            {name}
            <ChevronsUpDown aria-hidden="true" />
          </Button>
        }
        actions={[
          ...accounts.map(({ id, name: label }) => ({
            id,
            label,
            icon: id === account.id ? Check : Building2,
            isSelected: id === account.id,
            onSelect: () => chooseAccount(id),
          })),
          {
            id: 'new',
            label: t('header.addAccount'),
            icon: Plus,
            onSelect: () => void navigate(paths.newAccount()),
            ...(reason ? { disabledReason: t(`accountReason.${reason}`, { count: accountsLimit }) } : {}),
          },
        ]}
      />
    </Flex>
  )
}
