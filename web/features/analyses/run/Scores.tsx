import type { AnalysisRun, WebPageScores } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Fact } from '#web/ui/page/Fact.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const AREAS = ['seo', 'content', 'performance', 'accessibility', 'conversion'] as const

/** The five scores of a page and their average, with that of the analysis before. */
export function Scores({ run: { overallScore, previousScore }, scores }: { run: AnalysisRun; scores: WebPageScores }) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  return (
    <Section title={t('run.scores')} description={t('run.scoresText')}>
      <chakra.dl m="0" display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="4">
        <Fact name={t('run.overall')}>
          <Text as="span" textStyle="title">
            {format.number(overallScore)}
          </Text>
          {previousScore === null ? null : (
            <Text as="span" textStyle="sm" color="fg.muted" ms="2">
              {t('run.before', { score: format.number(previousScore) })}
            </Text>
          )}
        </Fact>
        {AREAS.map((area) => (
          <Fact key={area} name={t(`area.${area}`)}>
            <Text as="span" textStyle="title">
              {format.number(scores[area])}
            </Text>
          </Fact>
        ))}
      </chakra.dl>
    </Section>
  )
}
