import { getSurveyComparisonOptions } from '@adwright/sdk/react-query'
import {
  type Survey,
  SurveyComparedMetric,
  type SurveyComparison,
  SurveyComparisonDimension,
  type SurveyDifference,
  type SurveyResults,
} from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '#web/features/surveys/use-language-name.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { ComparedPeriods, latestPeriods, periodText } from './ComparedPeriods.tsx'

const { Period, Source, Language, Copy } = SurveyComparisonDimension
const SHOWN = 10

/** Two sources, languages or periods, or the survey and the one it was copied from, and which differences are larger than chance. */
export function Comparison({ survey, results }: { survey: Survey; results: SurveyResults }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const languageNameOf = useLanguageName()
  const { id: accountId } = useAccount()
  const [dimension, setDimension] = useState<SurveyComparisonDimension>(Source)
  const groups =
    dimension === Source
      ? results.sources.map(({ via }) => ({ value: via ?? '-', label: via ?? t('share.noMark') }))
      : (results.languageTags ?? []).map(({ languageTag }) => ({
          value: languageTag,
          label: languageNameOf(languageTag),
        }))
  const [picked, setPicked] = useState<{ first?: string; second?: string }>({})
  const [isPeriod, isCopy] = [dimension === Period, dimension === Copy]
  const { timeZone } = useAccount()
  const today = useToday(timeZone)
  const [periods, setPeriods] = useState(() => latestPeriods(today))
  const first = isPeriod ? periodText(periods.first) : (picked.first ?? groups[0]?.value)
  const second = isPeriod ? periodText(periods.second) : (picked.second ?? groups[1]?.value)
  const isReady = isCopy || (first !== undefined && second !== undefined && first !== second)
  const query = isCopy ? { dimension } : { dimension, first: first ?? '', second: second ?? '' }
  const { data, error, refetch } = useQuery({
    ...getSurveyComparisonOptions({ path: { accountId, id: survey.id }, query }),
    enabled: isReady,
    meta: { errors: 'inline' },
  })
  /** A group as people call it; the service names periods by their days. */
  function nameOf(label: string): string {
    const days = isPeriod ? label.split('/') : []
    if (days.length > 0) return days.map((day) => format.date(day, 'medium')).join(' – ')
    return groups.find(({ value }) => value === label)?.label ?? label
  }
  const dimensions = [Source, Language, Period, ...(survey.copyOfId ? [Copy] : [])]
  return (
    <Section title={t('compare.title')} description={t('compare.text')}>
      <Flex gap="2" wrap="wrap" mb="3">
        <Select
          aria-label={t('compare.by')}
          wrapperWidth="auto"
          value={dimension}
          onChange={({ target }) => {
            setPicked({})
            setDimension(dimensions.find((one) => String(one) === target.value) ?? Source)
          }}
        >
          {dimensions.map((one) => (
            <option key={one} value={one}>
              {t(`compare.dimension.${one}`)}
            </option>
          ))}
        </Select>
        {isCopy || isPeriod
          ? null
          : (['first', 'second'] as const).map((name) => (
              <Select
                key={name}
                aria-label={t(`compare.${name}`)}
                wrapperWidth="auto"
                value={(name === 'first' ? first : second) ?? ''}
                onChange={({ target }) => setPicked({ ...picked, [name]: target.value })}
              >
                {groups.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            ))}
      </Flex>
      {isPeriod ? (
        <Box mb="3">
          <ComparedPeriods value={periods} onChange={setPeriods} />
        </Box>
      ) : null}
      {!isReady ? (
        <Text color="fg.muted">{t(isPeriod ? 'compare.noPeriod' : 'compare.one')}</Text>
      ) : data ? (
        <Differences survey={survey} comparison={data} nameOf={nameOf} />
      ) : error ? (
        <SectionError title={t('compare.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
    </Section>
  )
}

interface DifferencesProps {
  survey: Survey
  comparison: SurveyComparison
  nameOf: (label: string) => string
}

function Differences({ survey, comparison, nameOf }: DifferencesProps) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const { first, second, differences, comparedCount, isTooFew } = comparison
  if (isTooFew) return <Text color="fg.muted">{t('compare.tooFew')}</Text>
  const groupText = ({ label, responseCount }: SurveyComparison['first']) =>
    `${nameOf(label)} (${t('results.answered', { count: responseCount })})`
  const isShare = ({ metric }: SurveyDifference) =>
    metric === SurveyComparedMetric.Share || metric === SurveyComparedMetric.CompletionRate
  const textOf = ({ metric, questionId, option }: SurveyDifference) => {
    const question = survey.questions.find(({ id }) => id === questionId)?.text ?? ''
    if (metric === SurveyComparedMetric.CompletionRate) return t('results.completion')
    return option ? t('results.chip', { question, answer: option }) : `${question} (${t(`compare.metric.${metric}`)})`
  }
  const beyond = differences.filter(({ isBeyondChance }) => isBeyondChance).length
  return (
    <>
      <Text mb="3">
        {t('compare.groups', { first: groupText(first), second: groupText(second) })}{' '}
        {beyond === 0
          ? t('compare.none', { count: comparedCount })
          : t('compare.beyond', { count: beyond, of: comparedCount })}
      </Text>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {differences.slice(0, SHOWN).map((one) => {
          const shown = (value: number) => (isShare(one) ? format.rate(value, 0) : format.number(value, 1))
          return (
            <Flex as="li" key={`${one.metric} ${one.questionId} ${one.option}`} gap="3" wrap="wrap" align="center">
              <chakra.span flex="1 1 16rem">{textOf(one)}</chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums">
                {t('compare.values', { first: shown(one.first), second: shown(one.second) })}
              </chakra.span>
              <StatusBadge tone={one.isBeyondChance ? 'accent' : 'neutral'}>
                {t(one.isBeyondChance ? 'compare.isBeyond' : 'compare.isChance')}
              </StatusBadge>
            </Flex>
          )
        })}
      </chakra.ul>
    </>
  )
}
