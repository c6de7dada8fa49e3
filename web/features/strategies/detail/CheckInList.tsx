import { type Strategy, StrategyStatus, TaskOriginKind } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MakeTaskDialog } from '#web/domain/tasks/MakeTaskDialog.tsx'
import { HealthBadge } from '#web/features/strategies/HealthBadge.tsx'
import { useCheckIns, useMayManage } from '#web/features/strategies/use-plan.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { dayIn } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { mondayOf } from '#web/ui/calendar/month-days.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export function CheckInList({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const words = useStrategyWords()
  const { timeZone } = useAccount()
  const mayManage = useMayManage(isPrivate)
  const checkIns = useCheckIns(isPrivate, strategy.id)
  const isActive = strategy.status === StrategyStatus.Active
  const reason = mayManage ? (isActive ? undefined : t('checkIn.inactive')) : t('reason.viewer')
  const to = isPrivate ? paths.privateStrategyCheckIn(strategy.id) : paths.strategyCheckIn(strategy.id)
  const items = checkIns.data?.items ?? []
  const [taskText, setTaskText] = useState<string>()
  const monday = mondayOf(useToday(timeZone))
  const latest = items[0]
  const isDue =
    reason === undefined &&
    checkIns.data !== undefined &&
    strategy.startsOn < monday &&
    (latest === undefined || dayIn(timeZone, new Date(latest.createdAt)) < monday)
  return (
    <Section
      title={t('checkIn.list')}
      actions={
        <DisabledReason reason={reason}>
          <Button size="sm" variant="outline" asChild={reason === undefined}>
            {reason === undefined ? (
              <Link to={to} preventScrollReset>
                {t('checkIn.button')}
              </Link>
            ) : (
              t('checkIn.button')
            )}
          </Button>
        </DisabledReason>
      }
    >
      {isDue ? (
        <Box mb="3">
          <Notice title={t('checkIn.prompt')}>{t('checkIn.promptText')}</Notice>
        </Box>
      ) : null}
      {checkIns.error && !checkIns.data ? (
        <SectionError title={t('checkIn.failed')} error={checkIns.error} onRetry={() => void checkIns.refetch()} />
      ) : items.length === 0 ? (
        <Text color="fg.muted">{t('checkIn.none')}</Text>
      ) : (
        <chakra.ol listStyleType="none" m="0" p="0">
          {items.map(({ id, text, value, calculatedHealth, health, authorName, createdAt }) => (
            <chakra.li key={id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
              <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
                <span>{authorName}</span>
                <span>{format.dateTime(createdAt, timeZone)}</span>
                {value === null ? null : <span>{words.value(strategy, value)}</span>}
                {health ? <HealthBadge health={health} /> : null}
                {calculatedHealth ? (
                  health ? (
                    <span>{t('override.data', { health: t(`health.${calculatedHealth}`) })}</span>
                  ) : (
                    <HealthBadge health={calculatedHealth} />
                  )
                ) : null}
              </Flex>
              <chakra.p mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </chakra.p>
              {mayManage && !isPrivate ? (
                <Button
                  size="xs"
                  variant="ghost"
                  mt="1"
                  aria-label={t('checkIn.taskOf', { author: authorName, date: format.dateTime(createdAt, timeZone) })}
                  onClick={() => setTaskText(text)}
                >
                  {t('checkIn.task')}
                </Button>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      {taskText === undefined ? null : (
        <MakeTaskDialog
          origin={{ kind: TaskOriginKind.Strategy, id: strategy.id, title: strategy.title }}
          title={t('checkIn.taskTitle', { title: strategy.title })}
          description={taskText}
          strategyId={strategy.id}
          onClose={() => setTaskText(undefined)}
        />
      )}
    </Section>
  )
}
