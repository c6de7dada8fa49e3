import { getAdsInformationOptions, getAutomationOptions, getAutopilotEffectOptions } from '@adwright/sdk/react-query'
import type { AutopilotEffectItem } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EffectStrip } from '#web/domain/effect/EffectStrip.tsx'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import type { Period } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { CardLink } from './CardLink.tsx'

const COUNT = 3
const TWO_COLUMNS = 'repeat(2, minmax(0, 1fr))'

interface EffectProps {
  customerClientId: string
  period: Period
}

function Effect({ customerClientId, period }: EffectProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const { data: effect } = useSuspenseQuery(
    getAutopilotEffectOptions({
      path: { accountId, customerClientId },
      query: { dateBegin: period.from, dateEnd: period.to },
    }),
  )
  const { changedCount, runCount, openProposalCount, items } = effect
  return (
    <>
      <EffectStrip effect={effect} columns={{ base: TWO_COLUMNS }} />
      <Text mt="3" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {runCount === 0 && changedCount === 0
          ? t('effect.nothing')
          : t('effect.runs', { count: runCount, number: format.number(runCount, 0) })}
      </Text>
      {items.length > 0 ? <RuleResults items={items.slice(0, COUNT)} /> : null}
      <Flex mt="auto" pt="4" gap="4" wrap="wrap">
        {openProposalCount > 0 ? (
          <CardLink to={paths.activeRules({ tab: 'proposals' })}>
            {t('effect.proposals', { count: openProposalCount, number: format.number(openProposalCount, 0) })}
          </CardLink>
        ) : (
          <chakra.span textStyle="sm" color="fg.muted">
            {t('effect.noProposals')}
          </chakra.span>
        )}
        <CardLink to={paths.activity()}>{t('effect.activity')}</CardLink>
      </Flex>
    </>
  )
}

/** The rules with the most changes in the period. */
function RuleResults({ items }: { items: readonly AutopilotEffectItem[] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <chakra.ul listStyleType="none" mt="3" aria-label={t('effect.rules')}>
      {items.map(({ autopilotId, name, changedCount, estimatedSaving }) => (
        <chakra.li
          key={autopilotId}
          display="flex"
          gap="3"
          py="2"
          borderTopWidth="1px"
          borderColor="border.subtle"
          justifyContent="space-between"
        >
          <Box minWidth="0">
            <CardLink to={paths.activeRule(autopilotId)}>{name}</CardLink>
            <Text textStyle="sm" color="fg.muted">
              {t('effect.changes', { count: changedCount, number: format.number(changedCount, 0) })}
            </Text>
          </Box>
          {estimatedSaving ? <SavingAmount saving={estimatedSaving} /> : '–'}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** Whether all automation runs, as a link to its switch; nothing while that is unknown. */
function AutomationLink({ customerClientId }: { customerClientId: string }) {
  const { t } = useTranslation('dashboard')
  const { id: accountId } = useAccount()
  const { data } = useQuery({
    ...getAutomationOptions({ path: { accountId, customerClientId } }),
    meta: { errors: 'toast' },
  })
  if (!data) return null
  return <CardLink to={paths.activeRules()}>{t(data.isPaused ? 'effect.paused' : 'effect.running')}</CardLink>
}

/** The autopilot's changes and savings in the period, and its open suggestions. */
export function EffectCard({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard')
  const account = useAccount()
  const { data: ads } = useSuspenseQuery(getAdsInformationOptions({ path: { accountId: account.id } }))
  return (
    <Section
      title={t('effect.title')}
      actions={ads.customerClientId === null ? undefined : <AutomationLink customerClientId={ads.customerClientId} />}
    >
      {ads.customerClientId === null ? (
        <>
          <Text color="fg.muted">{t('effect.noClient')}</Text>
          <CardLink to={paths.selectClient()}>{t('effect.choose')}</CardLink>
        </>
      ) : (
        <Effect customerClientId={ads.customerClientId} period={period} />
      )}
    </Section>
  )
}
