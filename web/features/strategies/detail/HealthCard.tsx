import { type Strategy, StrategyHealthCause, StrategyStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HealthBadge } from '#web/features/strategies/HealthBadge.tsx'
import { draftOf } from '#web/features/strategies/strategy-draft.ts'
import { useMayManage } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface HealthCardProps {
  strategy: Strategy
  isPrivate: boolean
}

/** The calculated health with its reason, and a person's own assessment beside it. */
export function HealthCard({ strategy, isPrivate }: HealthCardProps) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const { timeZone } = useAccount()
  const mayManage = useMayManage(isPrivate)
  const actions = usePlanActions(isPrivate)
  const { id, status, health, healthReason, healthOverride, version } = strategy
  if (status !== StrategyStatus.Active || health === null || healthReason === null)
    return (
      <Section title={t('column.health')}>
        <Text color="fg.muted">{t('health.inactive', { status: t(`status.${status}`) })}</Text>
      </Section>
    )

  async function endOverride() {
    try {
      await actions.update(id, { ...draftOf(strategy), healthOverride: null }, version)
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('override.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  const reason = mayManage ? undefined : t('reason.viewer')
  const checkInPath = isPrivate ? paths.privateStrategyCheckIn(id) : paths.strategyCheckIn(id)
  return (
    <Section title={t('column.health')}>
      <Flex direction="column" gap="2" align="flex-start">
        {healthOverride ? (
          <>
            <Flex gap="2" align="center" wrap="wrap">
              <HealthBadge health={healthOverride.health} />
              <Text textStyle="sm" color="fg.muted">
                {t('override.by', {
                  name: healthOverride.authorName,
                  time: format.dateTime(healthOverride.createdAt, timeZone),
                })}
              </Text>
            </Flex>
            <chakra.p>{healthOverride.text}</chakra.p>
            <Text textStyle="sm" color="fg.muted">
              {t('override.data', { health: t(`health.${health}`) })}
            </Text>
          </>
        ) : (
          <HealthBadge health={health} />
        )}
        <Reason strategy={strategy} />
        {healthOverride ? (
          <DisabledReason reason={reason}>
            <Button size="sm" variant="outline" onClick={() => void endOverride()}>
              {t('override.end')}
            </Button>
          </DisabledReason>
        ) : (
          <DisabledReason reason={reason}>
            <Button size="sm" variant="outline" asChild={mayManage}>
              {mayManage ? (
                <Link to={`${checkInPath}?override=1`} preventScrollReset>
                  {t('override.button')}
                </Link>
              ) : (
                t('override.button')
              )}
            </Button>
          </DisabledReason>
        )}
      </Flex>
    </Section>
  )
}

function Reason({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const words = useStrategyWords()
  const format = useFormat()
  const { healthReason, kpi } = strategy
  if (!healthReason) return null
  const { cause, dayCount, conversionCount, forecast } = healthReason
  const value = (number: number) => words.value(strategy, number)
  const text = t(`cause.${cause}`, {
    target: value(kpi.target),
    middle: forecast ? value(forecast.middle) : '',
    better: forecast ? value(kpi.isGoodWhenUp ? forecast.high : forecast.low) : '',
    days: dayCount,
    conversions: conversionCount === null ? '' : format.number(conversionCount, 0),
  })
  return (
    <>
      <chakra.p>{text}</chakra.p>
      {forecast ? (
        <Text textStyle="sm" color="fg.muted">
          {t('forecast.range', { low: value(forecast.low), high: value(forecast.high) })}
        </Text>
      ) : null}
      {cause === StrategyHealthCause.NotConnected ? (
        <Button asChild size="sm" variant="outline">
          <Link to={paths.integrations()}>{t('cause.connect')}</Link>
        </Button>
      ) : null}
    </>
  )
}
