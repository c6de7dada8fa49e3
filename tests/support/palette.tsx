// A person with an account and data, for whom the command palette is opened in tests.
import { type Account, type User, UserRole } from '@adwright/sdk/types'
import { useLocation } from 'react-router-dom'
import { type Answer, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { CommandPalette } from '#web/shell/palette/CommandPalette.tsx'

export const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const person = exampleOf('getUser') as User
export const account = exampleOf('getAccount') as Account
export const base = `/EA/${account.id}`
export const client = (exampleOf('getAdsIntegration') as { customerClientId: string }).customerClientId

export const everything: Record<string, Answer> = {
  [`GET /EAIntegration/${account.id}`]: { body: exampleOf('getAdsIntegration') },
  [`GET ${base}/autopilot/${client}`]: { body: exampleOf('listAutopilotItems') },
  [`GET ${base}/autopilot/${client}/rules-all`]: { body: exampleOf('listRuleCatalogue') },
  [`GET ${base}/metrics/${client}/campaigns`]: { body: exampleOf('listCampaignMetrics') },
  [`GET ${base}/metrics/${client}/keywords`]: { body: exampleOf('listKeywordMetrics') },
  [`GET ${base}/autopilot/${client}/automation`]: { body: exampleOf('getAutomation') },
  [`GET /EAnl/${account.id}/anomaly-analysis`]: { body: exampleOf('listAnomalies') },
  [`GET /TaskAccount/${account.id}`]: { body: exampleOf('listAccountTasks') },
  [`GET /StrategyAccount/${account.id}`]: { body: exampleOf('listAccountStrategies') },
  [`GET /SocialMediaCalendar/${account.id}`]: { body: exampleOf('listSocialPosts') },
  'GET /EAnl/available-metrics': { body: exampleOf('listAvailableMetrics') },
}

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

export function open(
  role: Account['role'] = UserRole.Owner,
  language: 'en' | 'tr' = 'en',
  fields: Partial<Account> = {},
) {
  const mine = { ...account, role, ...fields }
  const current = { user: person, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <input aria-label="elsewhere" />
        <button type="button">here</button>
        <Place />
        <CommandPalette />
      </CurrentContext>,
    ),
    { language },
  )
}
