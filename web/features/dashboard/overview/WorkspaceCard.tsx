import { getWorkspaceAttentionOptions } from '@adwright/sdk/react-query'
import { FindingStatus, Severity, SocialPostStatus, StrategyHealth } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'

const links = {
  overdueTasks: paths.tasks(),
  dueTodayTasks: paths.tasks(),
  postsAwaitingApproval: `${paths.socialCalendar()}?view=list&days=all&statuses=${SocialPostStatus.AwaitsApproval}`,
  failedPosts: `${paths.socialCalendar()}?view=list&days=all&statuses=${SocialPostStatus.Failed}`,
  strategiesOffTrack: `${paths.strategies()}?health=${StrategyHealth.OffTrack}`,
  surveyAlarms: paths.surveys(),
  newFindings: `${paths.findings({ statuses: [FindingStatus.Open, FindingStatus.NotBetter] })}&severities=${Severity.High}`,
}
const kinds = [
  'overdueTasks',
  'dueTodayTasks',
  'postsAwaitingApproval',
  'failedPosts',
  'strategiesOffTrack',
  'surveyAlarms',
  'newFindings',
] as const

/** The items of the workspace that need attention today; each count links to its screen. */
export function WorkspaceCard() {
  const { t } = useTranslation('dashboard')
  const accountId = useAccount().id
  const { data } = useSuspenseQuery(getWorkspaceAttentionOptions({ path: { accountId } }))
  const shown = kinds.filter((kind) => data[kind] > 0)
  return (
    <Section title={t('workspace.title')}>
      {shown.length === 0 ? (
        <Text color="fg.muted">{t('workspace.nothing')}</Text>
      ) : (
        <Flex gap="2" wrap="wrap">
          {shown.map((kind) => (
            <Button key={kind} asChild size="sm" variant="outline">
              <Link to={links[kind]}>{t(`workspace.${kind}`, { count: data[kind] })}</Link>
            </Button>
          ))}
        </Flex>
      )}
    </Section>
  )
}
