import { SurveyStatus, type SurveySummary } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statusTone } from '#web/features/surveys/status-tone.ts'
import { useMetricText } from '#web/features/surveys/use-metric-text.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

const NameLink = chakra(Link)

export function useSurveyColumns(): readonly Column<SurveySummary>[] {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const metricText = useMetricText()
  const { timeZone } = useAccount()
  return [
    {
      id: 'title',
      header: t('column.title'),
      width: '16rem',
      cell: ({ id, title, status, deletedAt }) =>
        deletedAt === null ? (
          <NameLink
            to={status === SurveyStatus.Draft ? paths.editSurvey(id) : paths.surveyResults(id)}
            fontWeight="medium"
          >
            {title}
          </NameLink>
        ) : (
          title
        ),
    },
    {
      id: 'status',
      header: t('column.status'),
      priority: 0,
      cell: ({ status, isAlarmed }) => (
        <Flex as="span" gap="1.5" wrap="wrap">
          <StatusBadge tone={statusTone[status]}>{t(`status.${status}`)}</StatusBadge>
          {isAlarmed ? <StatusBadge tone="bad">{t('alarm.badge')}</StatusBadge> : null}
        </Flex>
      ),
    },
    {
      id: 'answers',
      header: t('column.answers'),
      align: 'end',
      priority: 1,
      cell: ({ responseCount }) => format.number(responseCount),
    },
    {
      id: 'completion',
      header: t('column.completion'),
      align: 'end',
      priority: 3,
      cell: ({ completionRate }) => format.rate(completionRate, 0),
    },
    {
      id: 'nps',
      header: t('column.nps'),
      priority: 2,
      cell: ({ nps }) => (nps ? metricText(nps) : '–'),
    },
    {
      id: 'last',
      header: t('column.last'),
      priority: 4,
      cell: ({ lastAnswerAt }) => (
        <chakra.span whiteSpace="nowrap">{lastAnswerAt ? format.dateTime(lastAnswerAt, timeZone) : '–'}</chakra.span>
      ),
    },
    {
      id: 'closes',
      header: t('column.closes'),
      priority: 5,
      cell: ({ closesAt }) => (closesAt ? format.date(closesAt, 'medium', timeZone) : '–'),
    },
  ]
}
