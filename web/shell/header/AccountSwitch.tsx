import { Button, chakra, Flex } from '@chakra-ui/react'
import { Building2, Check, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chooseAccount } from '#web/session/account-choice.ts'
import { useCurrent } from '#web/session/current.ts'
import { SampleMark } from '#web/ui/feedback/marks.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'

/** The account in use; with several of them the way from one to the other. */
export function AccountSwitch() {
  const { t } = useTranslation('shell')
  const { account, accounts } = useCurrent()
  if (!account) return null
  const name = (
    <chakra.span truncate maxWidth={{ base: '8rem', sm: '12rem', lg: '16rem' }}>
      {account.name}
    </chakra.span>
  )
  return (
    <Flex align="center" gap="2" minWidth="0">
      {/* On phones there is no room for it beside the name; the banner over the view says it. */}
      {account.isDemo ? (
        <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
          <SampleMark />
        </chakra.span>
      ) : null}
      {accounts.length > 1 ? (
        <Menu
          placement="bottom-start"
          trigger={
            <Button variant="ghost" size="sm" aria-label={t('header.account', { name: account.name })} minWidth="0">
              {name}
              <ChevronsUpDown aria-hidden="true" />
            </Button>
          }
          actions={accounts.map(({ id, name: label }) => ({
            id,
            label,
            icon: id === account.id ? Check : Building2,
            isChosen: id === account.id,
            onSelect: () => chooseAccount(id),
          }))}
        />
      ) : (
        <chakra.span textStyle="sm" fontWeight="medium" px="2" minWidth="0" display="flex">
          <chakra.span srOnly>{t('header.account', { name: account.name })}</chakra.span>
          <chakra.span aria-hidden="true" display="flex" minWidth="0">
            {name}
          </chakra.span>
        </chakra.span>
      )}
    </Flex>
  )
}
