import { type AutopilotRule, RiskLevel } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRuleLabels } from '#web/features/autopilot/condition-labels.ts'
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

interface RuleCardProps {
  rule: AutopilotRule
}

/** One rule of the catalog: its action, its purpose, and its current matches. */
export function RuleCard({ rule }: RuleCardProps) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  const words = useRuleLabels(currency)
  const mayManage = useCan('manageRules')
  const { id, name, description, whyItMatters, violatingCount, wastedSpend, activeItemCount, riskLevel, entityType } =
    rule
  const label = t(activeItemCount > 0 ? 'card.again' : 'card.configure')
  const activate = (
    <Button asChild={mayManage} size="sm" variant="outline">
      {mayManage ? (
        <Link to={paths.configureRule(id)} aria-label={`${label}: ${name}`}>
          {label}
        </Link>
      ) : (
        t('card.configure')
      )}
    </Button>
  )
  return (
    <Flex as="article" aria-labelledby={`rule-${id}`} layerStyle="card" p="4" direction="column" gap="3" minWidth="0">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Heading as="h3" id={`rule-${id}`} textStyle="md" fontWeight="semibold">
          {name}
        </Heading>
        {activeItemCount > 0 ? (
          <chakra.span flexShrink="0">
            <StatusBadge tone="good">{t('card.active', { count: activeItemCount })}</StatusBadge>
          </chakra.span>
        ) : null}
      </Flex>
      <Box>
        <Text>{description}</Text>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {whyItMatters}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
        <StatusBadge tone={riskTones[riskLevel]}>{t(`card.risk.${riskLevel}`)}</StatusBadge>
        <span>{words.entity(entityType)}</span>
        <span>{t('card.popularity', { share: format.rate(rule.popularity, 0) })}</span>
      </Flex>
      <Flex justify="space-between" gap="3" align="center" wrap="wrap" mt="auto" pt="3" borderTopWidth="1px">
        <Box>
          {violatingCount > 0 ? (
            <chakra.span fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
              <Link to={paths.ruleViolations(id)}>{t('card.violations', { count: violatingCount })}</Link>
            </chakra.span>
          ) : (
            <Text color="fg.muted">{t('card.clean')}</Text>
          )}
          {wastedSpend > 0 ? (
            <Text textStyle="sm" color="bad.fg">
              {t('card.waste', { amount: format.money(wastedSpend, currency) })}
            </Text>
          ) : null}
        </Box>
        <DisabledReason reason={mayManage ? undefined : t('card.needsUser')}>{activate}</DisabledReason>
      </Flex>
    </Flex>
  )
}
