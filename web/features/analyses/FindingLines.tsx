import type { AnalysisFinding } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { FindingMarks } from './FindingMarks.tsx'

const NameLink = chakra(Link)

/** Findings as a short list; each leads to its evidence. */
export function FindingLines({ findings, label }: { findings: readonly AnalysisFinding[]; label: string }) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  const rangeOf = ({ low, high, currencyCode }: NonNullable<AnalysisFinding['effect']>) => ({
    low: format.money(low, currencyCode),
    high: format.money(high, currencyCode),
  })
  return (
    <chakra.ul aria-label={label} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
      {findings.map((finding) => (
        <chakra.li key={finding.id} borderTopWidth="1px" borderColor="border.subtle" pt="3">
          <Box>
            <NameLink to={paths.finding(finding.id)} fontWeight="medium" color="fg.default" overflowWrap="anywhere">
              {finding.title}
            </NameLink>
            <Text color="fg.muted" textStyle="sm" mt="0.5" mb="1.5" overflowWrap="anywhere">
              {finding.evidenceText}
            </Text>
            {finding.effect ? (
              <Text textStyle="sm" mb="1.5" fontVariantNumeric="tabular-nums">
                {t('finding.effectOf', rangeOf(finding.effect))}
              </Text>
            ) : null}
            <FindingMarks finding={finding} />
          </Box>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
