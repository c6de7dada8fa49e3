import { type Strategy, type StrategyEvent, StrategyEventKind } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStrategyEvents } from '#web/features/strategies/use-plan.ts'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const FIRST = 8
const EventLink = chakra(Link)

/** Where an event leads; undefined for an annotation, which has no screen of its own. */
function pathOf({ kind, subjectId }: StrategyEvent, isPrivate: boolean): string | undefined {
  if (kind === StrategyEventKind.TaskDone) return isPrivate ? paths.ownTask(subjectId) : paths.task(subjectId)
  if (kind === StrategyEventKind.PostPublished) return paths.socialPost(subjectId)
  if (kind === StrategyEventKind.Anomaly) return paths.anomaly(subjectId)
  return kind === StrategyEventKind.RuleRun ? paths.activityRun(subjectId) : undefined
}

/** Tasks done, posts, rule runs, anomalies and annotations during the strategy, which the chart marks on its time axis. */
export function EventList({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const events = useStrategyEvents(isPrivate, strategy.id)
  const [isWhole, setWhole] = useState(false)
  const unseen = (events.data?.totalCount ?? 0) - (events.data?.items.length ?? 0)
  const items = (events.data?.items ?? []).filter(({ kind }) => kind !== StrategyEventKind.CheckIn)
  return (
    <Section title={t('events.title')} description={t('events.text')}>
      {events.error && !events.data ? (
        <SectionError title={t('events.failed')} error={events.error} onRetry={() => void events.refetch()} />
      ) : events.isPending ? (
        <Loading>
          <TableSkeleton rows={3} columns={2} />
        </Loading>
      ) : items.length === 0 ? (
        <Text color="fg.muted">{t('events.none')}</Text>
      ) : (
        <>
          <chakra.ul listStyleType="none" m="0" p="0">
            {items.slice(0, isWhole ? undefined : FIRST).map((event) => {
              const to = pathOf(event, isPrivate)
              return (
                <Flex as="li" key={event.id} gap="3" py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
                  <Text color="fg.muted" minWidth="4.5rem" whiteSpace="nowrap">
                    {format.date(event.day, 'short')}
                  </Text>
                  <Box minWidth="0" overflowWrap="anywhere">
                    <chakra.span color="fg.muted">{t(`event.${event.kind}`)}: </chakra.span>
                    {to ? <EventLink to={to}>{event.title}</EventLink> : event.title}
                    {event.changeCount === null ? null : (
                      <chakra.span color="fg.muted"> · {t('event.changes', { count: event.changeCount })}</chakra.span>
                    )}
                    {event.isGood === null ? null : (
                      <chakra.span color="fg.muted"> · {t(event.isGood ? 'event.better' : 'event.worse')}</chakra.span>
                    )}
                  </Box>
                </Flex>
              )
            })}
          </chakra.ul>
          {unseen > 0 ? (
            <Text textStyle="sm" color="fg.muted" mt="2">
              {t('events.unseen', { count: unseen })}
            </Text>
          ) : null}
          {items.length > FIRST ? (
            <Button size="sm" variant="ghost" mt="2" onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('events.fewer') : t('events.all', { count: items.length })}
            </Button>
          ) : null}
        </>
      )}
    </Section>
  )
}
