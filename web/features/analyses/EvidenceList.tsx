import type { Evidence } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Fact } from '#web/ui/page/Fact.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { evidencePlace } from './evidence-place.ts'
import { useEvidenceValue } from './use-evidence-value.ts'

const PlaceLink = chakra(Link, {
  base: { display: 'inline-block', minHeight: '6', textDecoration: 'underline', textUnderlineOffset: '3px' },
})

/** Leads to the table, report or anomaly that shows the same value. */
function Place({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('analyses')
  const to = evidencePlace(evidence)
  return to ? (
    <PlaceLink to={to} textStyle="sm" aria-label={t('finding.viewValue', { label: evidence.label })}>
      {t('finding.view')}
    </PlaceLink>
  ) : null
}

function Source({ evidence: { operation, parameters, path } }: { evidence: Evidence }) {
  const { t } = useTranslation('analyses')
  const given = Object.entries(parameters)
  return (
    <chakra.details mt="1" textStyle="sm" color="fg.muted">
      <chakra.summary minHeight="6" cursor="pointer">
        {t('finding.computed')}
      </chakra.summary>
      <chakra.dl m="0" mt="1" display="flex" flexDirection="column" gap="1" overflowWrap="anywhere">
        <Fact name={t('finding.operation')}>
          <chakra.code>{operation}</chakra.code>
        </Fact>
        {given.length > 0 ? (
          <Fact name={t('finding.parameters')}>
            <chakra.code>{given.map(([name, value]) => `${name}=${value}`).join(', ')}</chakra.code>
          </Fact>
        ) : null}
        <Fact name={t('finding.path')}>
          <chakra.code>{path}</chakra.code>
        </Fact>
      </chakra.dl>
    </chakra.details>
  )
}

/** Values with their period, and where each can be read again. */
export function EvidenceList({ evidence, label }: { evidence: readonly Evidence[]; label: string }) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  const valueOf = useEvidenceValue()
  return (
    <chakra.ul aria-label={label} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
      {evidence.map((one) => (
        <chakra.li key={one.key} borderTopWidth="1px" borderColor="border.subtle" pt="2">
          <Flex justify="space-between" gap="3" wrap="wrap">
            <Box minWidth="0">
              <Text>{one.label}</Text>
              {one.dateBegin && one.dateEnd ? (
                <Text textStyle="sm" color="fg.muted">
                  {t('finding.period', { from: format.date(one.dateBegin), to: format.date(one.dateEnd) })}
                </Text>
              ) : null}
            </Box>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {valueOf(one)}
            </Text>
          </Flex>
          <Place evidence={one} />
          <Source evidence={one} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
