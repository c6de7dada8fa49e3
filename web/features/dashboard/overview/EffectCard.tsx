import { getAdsInformationOptions, getAutopilotEffectOptions } from '@adwright/sdk/react-query'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import type { Period } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Sparkline } from '#web/ui/chart/Sparkline.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { CardLink } from './CardLink.tsx'

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
  const { estimatedSaving, changedCount, undoneCount, runCount, openProposalCount, days } = effect
  const did = [
    t('effect.changes', { count: changedCount, number: format.number(changedCount, 0) }),
    t('effect.undone', { count: undoneCount, number: format.number(undoneCount, 0) }),
    t('effect.runs', { count: runCount, number: format.number(runCount, 0) }),
  ]
  return (
    <>
      <Flex justify="space-between" align="flex-end" gap="4">
        <div>
          <Text as="div" textStyle="figure">
            {estimatedSaving ? (
              <SavingAmount saving={estimatedSaving} isCompact={estimatedSaving.amount >= 100_000} />
            ) : (
              '–'
            )}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {t('effect.saved')}
          </Text>
        </div>
        {changedCount > 0 ? <Sparkline values={days.map((day) => day.changedCount)} /> : null}
      </Flex>
      <Text mt="3" fontVariantNumeric="tabular-nums">
        {runCount === 0 && changedCount === 0 ? t('effect.nothing') : did.join(' · ')}
      </Text>
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

/** The autopilot's changes and savings in the period, and its open suggestions. */
export function EffectCard({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard')
  const account = useAccount()
  const { data: ads } = useSuspenseQuery(getAdsInformationOptions({ path: { accountId: account.id } }))
  return (
    <Section title={t('effect.title')}>
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
