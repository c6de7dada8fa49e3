import { listSocialPostsOptions } from '@adwright/sdk/react-query'
import { SocialPostStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { GROUPINGS, rankedPosts, resultGroups } from './ranking.ts'
import { useGroupColumns, useGroupName, useRankedColumns } from './use-result-columns.tsx'

export const handle = {
  crumb: 'social-calendar:results.title',
  ancestors: [{ crumb: 'social-calendar:title', to: paths.socialCalendar() }],
}

const DAYS = 90
const { Published, Failed } = SocialPostStatus

/** What went out in 90 days, ranked by engagement rate against the account's own median of each network. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const from = addDays(today, -DAYS)
  const [grouping, setGrouping] = useAddressChoice('group', GROUPINGS)
  const posts = useQuery(
    listSocialPostsOptions({
      path: { accountId },
      query: { dateBegin: from, dateEnd: today, statuses: [Published, Failed] },
    }),
  )
  const ranked = rankedPosts(posts.data ?? [])
  const groupName = useGroupName()
  const groupColumns = useGroupColumns(grouping)
  const rankedColumns = useRankedColumns()

  return (
    <Page title={t('results.title')} lead={t('results.lead', { from: format.date(from), to: format.date(today) })} wide>
      {posts.data && ranked.length === 0 ? (
        <EmptyState
          title={t('results.empty')}
          action={
            <Button asChild variant="outline">
              <Link to={paths.socialCalendar()}>{t('import.toCalendar')}</Link>
            </Button>
          }
        >
          {t('results.emptyText')}
        </EmptyState>
      ) : (
        <Flex direction="column" gap="6">
          <Section
            title={t('results.compare')}
            variant="plain"
            actions={
              <SegmentSwitch
                label={t('results.groupBy')}
                value={grouping}
                options={GROUPINGS.map((value) => ({ value, label: t(`results.group.${value}`) }))}
                onChange={setGrouping}
              />
            }
          >
            <DataTable
              label={t('results.compare')}
              columns={groupColumns}
              rows={resultGroups(ranked, grouping, timeZone)}
              read={posts}
              getRowId={({ id }) => id}
              nameOf={groupName}
              maxHeight="24rem"
            />
          </Section>
          {/* Comes with the answer, because the height of the groups above is not known before. */}
          {posts.data ? (
            <>
              <Section title={t('results.posts')} variant="plain">
                <DataTable
                  label={t('results.posts')}
                  columns={rankedColumns}
                  rows={ranked}
                  getRowId={({ post, network, channelName }) => `${post.id}.${network}.${channelName}`}
                  nameOf={({ post }) => post.title}
                />
              </Section>
              <Text textStyle="sm" color="fg.muted">
                {t('results.method')}
              </Text>
            </>
          ) : null}
        </Flex>
      )}
    </Page>
  )
}
