import { type AnomalyDetail, type AnomalyEvent, AnomalyEventKind } from '@adwright/sdk/types'
import { chakra, Flex, Icon, Text } from '@chakra-ui/react'
import {
  CalendarDays,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Radar,
  StickyNote,
  Unplug,
  WandSparkles,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const icons: Partial<Record<AnomalyEventKind, LucideIcon>> = {
  [AnomalyEventKind.RuleRun]: ListChecks,
  [AnomalyEventKind.AutopilotChange]: WandSparkles,
  [AnomalyEventKind.IntegrationFailure]: Unplug,
  [AnomalyEventKind.OtherAnomaly]: Radar,
  [AnomalyEventKind.CampaignChange]: Megaphone,
  [AnomalyEventKind.PublishedPost]: CalendarDays,
  [AnomalyEventKind.Annotation]: StickyNote,
}

/** Events that belong to a day, not to a time. */
const wholeDay = new Set<AnomalyEventKind>([
  AnomalyEventKind.OtherAnomaly,
  AnomalyEventKind.CampaignChange,
  AnomalyEventKind.Annotation,
])

const EventLink = chakra(Link)

function addressOf({ kind, executionId, anomalyId, postId }: AnomalyEvent): string | undefined {
  if (executionId) return paths.activityRun(executionId)
  if (anomalyId) return paths.anomaly(anomalyId)
  if (postId) return paths.socialPost(postId)
  return kind === AnomalyEventKind.IntegrationFailure ? paths.integrations() : undefined
}

/** Other events of that day and the day before: a possible cause, or another effect of it. */
export function Events({ anomaly: { events } }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { timeZone } = useAccount()
  return (
    <Section title={t('events.title')} description={t('events.text')}>
      {events.length === 0 ? <Text color="fg.muted">{t('events.none')}</Text> : null}
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
        {events.map((event) => {
          const { kind, occurredAt, text } = event
          const to = addressOf(event)
          return (
            <chakra.li key={`${occurredAt} ${text}`} display="flex" gap="3">
              <Icon as={icons[kind] ?? Radar} boxSize="4" mt="0.5" color="fg.muted" flexShrink="0" aria-hidden="true" />
              <Flex direction="column" minWidth="0">
                <chakra.span overflowWrap="anywhere">
                  {to ? (
                    <EventLink to={to} textDecoration="underline" textUnderlineOffset="3px">
                      {text}
                    </EventLink>
                  ) : (
                    text
                  )}
                </chakra.span>
                <Text as="span" textStyle="xs" color="fg.muted">
                  {t(`events.kind.${kind}`)} ·{' '}
                  {wholeDay.has(kind)
                    ? format.date(occurredAt, 'medium', timeZone)
                    : format.dateTime(occurredAt, timeZone)}
                </Text>
              </Flex>
            </chakra.li>
          )
        })}
      </chakra.ol>
    </Section>
  )
}
