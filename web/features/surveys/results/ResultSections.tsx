import type { Survey, SurveyDriver, SurveyStep, SurveyWeek } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { BarChart } from '#web/ui/chart/BarChart.tsx'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** How many have begun and sent each week. */
export function Weeks({ weeks }: { weeks: readonly SurveyWeek[] }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  if (weeks.length < 2) return null
  return (
    <Box layerStyle="card" p="5">
      <BarChart
        title={t('results.weeks')}
        description={t('results.weeksText')}
        labels={weeks.map(({ beginsOn }) => beginsOn)}
        formatLabel={(day) => format.date(day, 'short')}
        labelHeader={t('results.week')}
        unit={t('results.answersUnit')}
        formatValue={(value) => format.number(value)}
        height={200}
        series={[
          { id: 'sent', label: t('results.answers'), role: 1, values: weeks.map(({ responseCount }) => responseCount) },
          {
            id: 'partial',
            label: t('results.partial'),
            role: 2,
            values: weeks.map(({ startedCount, responseCount }) => startedCount - responseCount),
          },
        ]}
      />
    </Box>
  )
}

const NPS_TICKS = [-100, -50, 0, 50, 100]

/** The net promoter score of each week that has enough answers. */
export function NpsWeeks({ weeks }: { weeks: readonly SurveyWeek[] }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  if (weeks.filter(({ nps }) => nps !== null).length < 2) return null
  return (
    <Box layerStyle="card" p="5">
      <LineChart
        title={t('results.npsWeeks')}
        description={t('results.npsWeeksText')}
        labels={weeks.map(({ beginsOn }) => beginsOn)}
        formatLabel={(day) => format.date(day, 'short')}
        labelHeader={t('results.week')}
        unit={t('results.npsUnit')}
        formatValue={(value) => format.number(value, 0)}
        fixedTicks={NPS_TICKS}
        height={200}
        series={[{ id: 'nps', label: t('results.npsWeeks'), role: 'actual', values: weeks.map(({ nps }) => nps) }]}
      />
    </Box>
  )
}

/** What goes along with low scores. It never says why. */
export function Drivers({ survey, drivers }: { survey: Survey; drivers: readonly SurveyDriver[] }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const textOf = (id: string) => survey.questions.find((question) => question.id === id)?.text ?? ''
  return (
    <Section title={t('drivers.title')} description={t('drivers.text')}>
      {drivers.length === 0 ? (
        <Text color="fg.muted">{t('drivers.none')}</Text>
      ) : (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
          {drivers.map(({ questionId, option, criticShare, promoterShare, low, high }) => (
            <li key={`${questionId} ${option}`}>
              <Text fontWeight="medium">{t('results.chip', { question: textOf(questionId), answer: option })}</Text>
              <Text textStyle="sm" color="fg.muted">
                {t('drivers.shares', {
                  critics: format.rate(criticShare, 0),
                  promoters: format.rate(promoterShare, 0),
                  low: format.points(low),
                  high: format.points(high),
                })}
              </Text>
            </li>
          ))}
        </chakra.ul>
      )}
    </Section>
  )
}

/** How many came to each question and how many went no further. */
export function Steps({ survey, steps }: { survey: Survey; steps: readonly SurveyStep[] }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  return (
    <Section title={t('steps.title')} description={t('steps.text')}>
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t('steps.title')}>
        <chakra.table width="100%" css={{ '& td, & th': { textAlign: 'start', py: '1.5', pe: '4' } }}>
          <thead>
            <tr>
              <th scope="col">{t('steps.question')}</th>
              <th scope="col">{t('steps.reached')}</th>
              <th scope="col">{t('steps.left')}</th>
              <th scope="col">{t('steps.median')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ questionId, reachedCount, leftCount, medianSeconds }, place) => (
              <tr key={questionId}>
                <td>
                  {place + 1}. {survey.questions[place]?.text}
                </td>
                <td>{format.number(reachedCount)}</td>
                <td>
                  {format.number(leftCount)}
                  {reachedCount > 0 ? ` (${format.rate(leftCount / reachedCount, 0)})` : ''}
                </td>
                <td>{medianSeconds === null ? '–' : format.duration(Math.round(medianSeconds))}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </Section>
  )
}
