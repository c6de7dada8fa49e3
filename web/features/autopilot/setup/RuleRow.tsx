import { type AutopilotRule, RiskLevel } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRuleLabels } from '#web/features/autopilot/condition-labels.ts'
import { UnknownMetricsLine } from '#web/features/autopilot/UnknownMetrics.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const riskTones: Record<AutopilotRule['riskLevel'], StatusTone> = {
  [RiskLevel.Low]: 'neutral',
  [RiskLevel.Medium]: 'warning',
  [RiskLevel.High]: 'bad',
}

/** By the width of the list, not of the window: beside an open sidebar a tablet has room for one column. */
const rowCss = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@container (min-width: 40rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 11rem 8.5rem',
    '& > :first-of-type': { gridColumn: 'auto' },
    '& > :not(:first-of-type)': { textAlign: 'end', justifyContent: 'flex-end' },
  },
}

interface RuleRowProps {
  rule: AutopilotRule
  category: string | undefined
}

/** One rule of the catalog: its purpose, its current matches with their cost, and the link to its form. */
export function RuleRow({ rule, category }: RuleRowProps) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  const labels = useRuleLabels(currency)
  const mayManage = useCan('manageRules')
  const { id, name, description, violatingCount, matchedCost30d, activeItemCount, riskLevel, entityType } = rule
  const setUp = t(activeItemCount > 0 ? 'card.again' : 'card.configure')
  return (
    <chakra.li
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      containerType="inline-size"
    >
      <Box
        as="article"
        aria-labelledby={`rule-${id}`}
        display="grid"
        css={rowCss}
        columnGap="5"
        rowGap="2"
        alignItems="start"
        px="4"
        py="3.5"
      >
        <Box minWidth="0">
          <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
            <Heading as="h3" id={`rule-${id}`} textStyle="md" fontWeight="semibold">
              {name}
            </Heading>
            {activeItemCount > 0 ? (
              <StatusBadge tone="good">{t('card.active', { count: activeItemCount })}</StatusBadge>
            ) : null}
          </Flex>
          <Text mt="0.5">{description}</Text>
          <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" textStyle="sm" color="fg.muted" mt="1.5">
            <StatusBadge tone={riskTones[riskLevel]}>{t(`card.risk.${riskLevel}`)}</StatusBadge>
            <span>{[category, labels.entity(entityType)].filter(Boolean).join(' · ')}</span>
            <span>{t('card.popularity', { share: format.rate(rule.popularity, 0) })}</span>
          </Flex>
        </Box>
        <Box>
          {violatingCount > 0 ? (
            <>
              <Text textStyle="section" fontVariantNumeric="tabular-nums">
                {matchedCost30d === null ? '–' : format.money(matchedCost30d, currency)}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {t('card.cost')}
              </Text>
              <chakra.span textStyle="sm" textDecoration="underline" textUnderlineOffset="3px">
                <Link
                  to={paths.ruleViolations(id)}
                  aria-label={`${t('card.violations', { count: violatingCount })}: ${name}`}
                >
                  {t('card.violations', { count: violatingCount })}
                </Link>
              </chakra.span>
            </>
          ) : rule.unknownMetrics ? (
            <UnknownMetricsLine metrics={rule.unknownMetrics} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {t('card.clean')}
            </Text>
          )}
        </Box>
        <Flex>
          <DisabledReason reason={mayManage ? undefined : t('card.needsUser')}>
            <Button asChild={mayManage} size="sm" variant="outline">
              {mayManage ? (
                <Link to={paths.configureRule(id)} aria-label={`${setUp}: ${name}`}>
                  {setUp}
                </Link>
              ) : (
                t('card.configure')
              )}
            </Button>
          </DisabledReason>
        </Flex>
      </Box>
    </chakra.li>
  )
}
