import { getWorkspaceAttentionOptions } from '@adwright/sdk/react-query'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { attentionLinks } from '#web/domain/attention/attention-links.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'

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
  const { id: accountId, timeZone } = useAccount()
  const links = attentionLinks(useToday(timeZone))
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
