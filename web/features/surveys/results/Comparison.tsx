import { getSurveyComparisonOptions } from '@adwright/sdk/react-query'
import {
  type Survey,
  SurveyComparedMetric,
  type SurveyComparison,
  SurveyComparisonDimension,
  type SurveyDifference,
  type SurveyResults,
} from '@adwright/sdk/types'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const { Source, Language, Copy } = SurveyComparisonDimension
const SHOWN = 10

/** Two sources or languages, or the survey and the one it was copied from, and which differences are larger than chance. */
export function Comparison({ survey, results }: { survey: Survey; results: SurveyResults }) {
  const { t } = useTranslation('surveys')
  const { id: accountId } = useAccount()
  const [dimension, setDimension] = useState<typeof Source | typeof Language | typeof Copy>(Source)
  const groups =
    dimension === Source
      ? results.sources.map(({ via }) => ({ value: via ?? '-', label: via ?? t('share.noMark') }))
      : results.languages.map(({ language }) => ({ value: language, label: t(`language.${language}`) }))
  const [picked, setPicked] = useState<{ first?: string; second?: string }>({})
  const isCopy = dimension === Copy
  const first = picked.first ?? groups[0]?.value
  const second = picked.second ?? groups[1]?.value
  const isReady = isCopy || (first !== undefined && second !== undefined && first !== second)
  const query = isCopy ? { dimension } : { dimension, first: first ?? '', second: second ?? '' }
  const { data } = useQuery({
    ...getSurveyComparisonOptions({ path: { accountId, id: survey.id }, query }),
    enabled: isReady,
    meta: { errors: 'inline' },
  })
  const dimensions = [Source, Language, ...(survey.copyOfId ? [Copy] : [])] as const
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
        {isCopy
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
      {!isReady ? (
        <Text color="fg.muted">{t('compare.one')}</Text>
      ) : data ? (
        <Differences survey={survey} comparison={data} />
      ) : null}
    </Section>
  )
}

function Differences({ survey, comparison }: { survey: Survey; comparison: SurveyComparison }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const { first, second, differences, comparedCount, isTooFew } = comparison
  if (isTooFew) return <Text color="fg.muted">{t('compare.tooFew')}</Text>
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
        {t('compare.groups', { first: first.responseCount, second: second.responseCount })}{' '}
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
