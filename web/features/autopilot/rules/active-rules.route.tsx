import { getAutopilotEffectOptions } from '@adwright/sdk/react-query'
import { Badge, Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AutomationSwitch } from '#web/features/autopilot/AutomationSwitch.tsx'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { Guardrails } from '#web/features/autopilot/guardrails/Guardrails.tsx'
import { Inbox } from '#web/features/autopilot/proposals/Inbox.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useHasClient } from '#web/features/autopilot/use-has-client.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { RuleTable } from './RuleTable.tsx'

export const handle = { crumb: 'autopilot:rules.title' }

const PROPOSALS = 'proposals'
const GUARDRAILS = 'guardrails'

export function Component() {
  const { t } = useTranslation('autopilot')
  const hasClient = useHasClient()
  const mayManage = useCan('manageRules')
  return (
    <Page
      title={t('rules.title')}
      lead={t('rules.lead')}
      wide
      actions={
        hasClient && mayManage ? (
          <Button asChild>
            <Link to={paths.rulesSetup()}>{t('rules.add')}</Link>
          </Button>
        ) : undefined
      }
    >
      <ClientNeeded>
        <Views />
      </ClientNeeded>
    </Page>
  )
}

/** The tabs, selected by the URL: active rules, open suggestions, and the guardrails of all rules. */
function Views() {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { path } = useClient()
  const { search, switchTo } = useAddress()
  const view = [PROPOSALS, GUARDRAILS].find((tab) => tab === search.get('tab')) ?? 'rules'
  const effect = useQuery({ ...getAutopilotEffectOptions({ path }), meta: { errors: 'toast' } })
  const open = effect.data?.openProposalCount ?? 0
  return (
    <Tabs
      tabs={[
        { value: 'rules', label: t('rules.tab.rules') },
        {
          value: PROPOSALS,
          label: (
            <>
              {t('rules.tab.proposals')}
              {open > 0 ? (
                <Badge bg="accent.subtle" color="accent.fg">
                  {format.number(open)}
                </Badge>
              ) : null}
            </>
          ),
        },
        { value: GUARDRAILS, label: t('rules.tab.guardrails') },
      ]}
      value={view}
      // The tabs have different filters.
      onChange={(value) => switchTo({ tab: value === 'rules' ? undefined : value })}
      actions={<AutomationSwitch />}
    >
      {view === PROPOSALS ? <Inbox /> : view === GUARDRAILS ? <Guardrails /> : <RuleTable />}
    </Tabs>
  )
}
