import { getAccountPlanUsageOptions, getConstantsOptions } from '@adwright/sdk/react-query'
import { LimitRenewal, PlanLimitKind, type PlanLimitUsage } from '@adwright/sdk/types'
import { chakra, SimpleGrid } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { stateOf } from '#web/domain/plans/plan-limit.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Those the plan's panel shows with a bar. */
const SHOWN_ABOVE: readonly PlanLimitKind[] = [PlanLimitKind.Accounts, PlanLimitKind.Members]

/** How the usage is worded where a limit starts anew. */
const PERIODS = {
  [LimitRenewal.Never]: 'of',
  [LimitRenewal.Daily]: 'ofDay',
  [LimitRenewal.Monthly]: 'ofMonth',
} as const

/** True if no more are allowed; formats come with the plan and are not used up. */
const isReached = (limit: PlanLimitUsage) => limit.kind !== PlanLimitKind.DesignFormats && stateOf(limit) === 'reached'

function Limits() {
  const { t } = useTranslation('plans')
  const { id: accountId } = useAccount()
  const format = useFormat()
  const { data } = useSuspenseQuery(getAccountPlanUsageOptions({ path: { accountId } }))
  const { data: constants } = useSuspenseQuery(getConstantsOptions())
  // A limit starts anew as often in every plan.
  const renewals = new Map(constants.plans[0]?.limits.map(({ kind, renewal }) => [kind, renewal]))
  const words = ({ kind, used, allowed, includedIn }: PlanLimitUsage) => {
    if (allowed === null) return t('limit.unlimited')
    if (kind === PlanLimitKind.DesignFormats) return format.number(allowed)
    if (allowed === 0)
      return [t('limit.notIncluded'), includedIn ? t('limit.from', { plan: includedIn }) : '']
        .filter(Boolean)
        .join(' · ')
    const period = PERIODS[renewals.get(kind) ?? LimitRenewal.Never] ?? 'of'
    return t(`limit.${period}`, { used: format.number(used), allowed: format.number(allowed) })
  }
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} columnGap="8" m="0">
      {data.limits
        .filter(({ kind }) => !SHOWN_ABOVE.includes(kind))
        .map((limit) => (
          <chakra.div
            key={limit.kind}
            display="flex"
            justifyContent="space-between"
            gap="3"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <dt>{t(`limit.kind.${limit.kind}`)}</dt>
            <chakra.dd
              m="0"
              textAlign="end"
              fontVariantNumeric="tabular-nums"
              color={isReached(limit) ? 'severity.low.fg' : 'fg.muted'}
            >
              {words(limit)}
            </chakra.dd>
          </chakra.div>
        ))}
    </SimpleGrid>
  )
}

/** The limits of the plan with their usage. */
export function PlanLimits() {
  const { t } = useTranslation('plans')
  return (
    <Section title={t('limit.all')} description={t('limit.allText')}>
      <SectionBoundary title={t('limit.failed')} skeleton={<TableSkeleton rows={8} />}>
        <Limits />
      </SectionBoundary>
    </Section>
  )
}
