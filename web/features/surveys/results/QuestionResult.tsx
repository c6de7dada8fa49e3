import {
  type Survey,
  SurveyAudience,
  type SurveyQuestion,
  type SurveyQuestionResult,
  SurveyQuestionType,
} from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerFilters } from '#web/features/surveys/use-answer-filters.ts'
import { useMetricText } from '#web/features/surveys/use-metric-text.ts'
import { paths } from '#web/paths.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface QuestionResultProps {
  survey: Survey
  question: SurveyQuestion
  result: SurveyQuestionResult
  filters: AnswerFilters
}

const SHOWN_TEXTS = 8

/** The answers to one question; a click on a bar filters everything by it. */
export function QuestionResult({ survey, question, result, filters }: QuestionResultProps) {
  const { t } = useTranslation('surveys')
  const metricText = useMetricText()
  const { answeredCount, skippedCount, average, nps, texts, words, options } = result
  if (question.type === SurveyQuestionType.Statement) return null
  const facts = [
    t('results.answered', { count: answeredCount }),
    skippedCount > 0 ? t('results.skipped', { count: skippedCount }) : '',
    nps ? t('results.nps', { value: metricText(nps) }) : '',
    average ? t('results.average', { value: metricText(average, 2) }) : '',
  ].filter(Boolean)
  return (
    <Section title={`${question.order}. ${question.text}`} description={facts.join(' · ')}>
      {options.length > 0 ? <Options question={question} options={options} filters={filters} /> : null}
      {words.length > 0 ? <Words survey={survey} words={words} /> : null}
      {texts.length > 0 ? (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
          {[...new Set(texts)].slice(0, SHOWN_TEXTS).map((text) => (
            <chakra.li key={text} dir="auto" borderStartWidth="3px" ps="3" overflowWrap="anywhere">
              {text}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      {question.type === SurveyQuestionType.Email && answeredCount > 0 ? (
        <Text>
          {t('results.addresses', { count: answeredCount })}{' '}
          <WordLink to={paths.surveyAnswers(survey.id, {})}>{t('results.viewAnswers')}</WordLink>
        </Text>
      ) : null}
      {answeredCount === 0 ? <Text color="fg.muted">{t('results.none')}</Text> : null}
    </Section>
  )
}

/** Frequent words; each leads to the answers that have it, except in anonymous surveys. */
function Words({ survey, words }: { survey: Survey; words: SurveyQuestionResult['words'] }) {
  const { t } = useTranslation('surveys')
  const isAnonymous = survey.audience === SurveyAudience.OurCompany
  return (
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mb="3" aria-label={t('results.words')}>
      {words.slice(0, 12).map(({ word, count }) => (
        <chakra.li key={word} bg="bg.muted" borderRadius="l2" px="2" textStyle="sm">
          {isAnonymous ? word : <WordLink to={paths.surveyAnswers(survey.id, { text: word })}>{word}</WordLink>} {count}
        </chakra.li>
      ))}
    </Flex>
  )
}

const WordLink = chakra(Link, {
  base: { display: 'inline-block', minHeight: '24px', textDecoration: 'underline', textUnderlineOffset: '3px' },
})

const Bar = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    textAlign: 'start',
    borderRadius: 'l1',
    px: '1',
    py: '1',
    minHeight: '32px',
    _enabled: { cursor: 'pointer', _hover: { bg: 'bg.muted' } },
    _pressed: { bg: 'accent.subtle' },
  },
})

function Options({
  question,
  options,
  filters,
}: {
  question: SurveyQuestion
  options: SurveyQuestionResult['options']
  filters: AnswerFilters
}) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const most = Math.max(...options.map(({ share }) => share), 0.01)
  const isGrid = question.type === SurveyQuestionType.Grid
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
      {options.map(({ row, option, count, share, low, high, averageRank }, place) => {
        const filter = `${question.id}.${place}`
        const name = option === '' ? t('results.other') : option
        return (
          <li key={filter}>
            {row !== null && options[place - 1]?.row !== row ? (
              <Text fontWeight="medium" mt="2">
                {row}
              </Text>
            ) : null}
            <Bar
              type="button"
              disabled={isGrid}
              aria-pressed={filters.has('answers', filter)}
              title={t('results.interval', { low: format.rate(low, 0), high: format.rate(high, 0) })}
              onClick={() => filters.toggle('answers', filter)}
            >
              <Flex justify="space-between" gap="3">
                <chakra.span overflowWrap="anywhere">{name}</chakra.span>
                <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {format.rate(share, 0)} · {format.number(count)}
                  {averageRank === null ? '' : ` · ${t('results.rank', { rank: format.number(averageRank, 1) })}`}
                </chakra.span>
              </Flex>
              <Box height="8px" mt="1" borderRadius="full" bg="bg.muted">
                <Box
                  height="100%"
                  borderRadius="full"
                  bg="chart.actual"
                  data-chart-color
                  style={{ width: `${(share / most) * 100}%` }}
                />
              </Box>
            </Bar>
          </li>
        )
      })}
    </chakra.ul>
  )
}
