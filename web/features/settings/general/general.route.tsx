import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { AccountClosed } from '#web/features/settings/AccountClosed.tsx'
import { useCan, useCurrent } from '#web/session/current.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { NewAccountLink } from './NewAccountLink.tsx'
import { Team } from './Team.tsx'
import { useTeamAccount } from './use-team.ts'

export const handle = { crumb: 'settings:general.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { account } = useCurrent()
  const mayChange = useCan('manageAccount')
  const open = useTeamAccount()
  return (
    <Page
      title={t('general.title')}
      lead={account ? t('general.lead', { account: account.name }) : undefined}
      actions={account ? <NewAccountLink /> : null}
    >
      <Flex direction="column" gap="6">
        {open ? (
          <>
            <Section title={t('general.company')}>
              {mayChange ? <CompanyForm key={open.id} account={open} /> : <CompanyFacts account={open} />}
            </Section>
            <Team key={open.id} />
          </>
        ) : (
          <AccountClosed />
        )}
      </Flex>
      <Outlet />
    </Page>
  )
}
