import { PlanLimitKind } from '@adwright/sdk/types'
import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { usePlanLimit } from '#web/domain/plans/use-plan-limit.ts'
import { Section } from '#web/ui/page/Section.tsx'

const PARTS = ['evidence', 'source', 'action', 'effect'] as const

/** An invented finding, for plans without analyses, which is marked as such and has no data of the account. Renders nothing for others. */
export function AnalysisExample() {
  const { t } = useTranslation('analyses')
  if (usePlanLimit(PlanLimitKind.AiAnswers)?.state !== 'excluded') return null
  return (
    <Section title={t('sample.title')} description={t('sample.text')}>
      <Box borderWidth="1px" borderStyle="dashed" borderRadius="l2" p="4">
        <Flex gap="2" align="center" wrap="wrap">
          <Badge>{t('sample.mark')}</Badge>
          <chakra.h3 fontWeight="medium">{t('sample.finding')}</chakra.h3>
        </Flex>
        <chakra.dl mt="3" display="grid" gap="2">
          {PARTS.map((part) => (
            <div key={part}>
              <chakra.dt textStyle="sm" color="fg.muted">
                {t(`sample.${part}.name`)}
              </chakra.dt>
              <chakra.dd m="0">{t(`sample.${part}.value`)}</chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </Box>
      <Text mt="3" textStyle="sm" color="fg.muted">
        {t('sample.own')}
      </Text>
    </Section>
  )
}
