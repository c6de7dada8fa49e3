import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useCan, useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { NewAccountLink } from './NewAccountLink.tsx'
import { NotificationForm } from './NotificationForm.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'
import { Team } from './Team.tsx'

export const handle = { crumb: 'settings:general.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { account } = useCurrent()
  const mayChange = useCan('manageAccount')
  return (
    <Page
      title={t('general.title')}
      lead={account ? t('general.lead', { account: account.name }) : undefined}
      actions={account ? <NewAccountLink /> : null}
    >
      <Flex direction="column" gap="6">
        {account ? (
          <Section title={t('general.company')}>
            {mayChange ? <CompanyForm key={account.id} account={account} /> : <CompanyFacts account={account} />}
          </Section>
        ) : (
          <EmptyState title={t('general.noAccount')}>{t('general.noAccountText')}</EmptyState>
        )}
        {account ? <Team key={account.id} /> : null}
        {account ? <RoleMatrix /> : null}
        <Section title={t('notifications.title')} description={t('notifications.text')}>
          <NotificationForm />
        </Section>
      </Flex>
      <Outlet />
    </Page>
  )
}
