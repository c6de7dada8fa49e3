import { useListAnalysisRunsQuery } from '@adwright/sdk/react-query'
import { AnalysisKind, IntegrationPlatform, PlanLimitKind } from '@adwright/sdk/types'
import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMissingStep } from '#web/domain/connection/use-missing-step.ts'
import { usePlanLimit } from '#web/domain/plans/use-plan-limit.ts'
import { LookedAt } from '#web/features/analyses/LookedAt.tsx'
import { useMakeAnalysis } from '#web/features/analyses/use-make-analysis.ts'
import { useRunFailure } from '#web/features/analyses/use-run-failure.ts'
import { useRunReason } from '#web/features/analyses/use-run-reason.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

type AdsKind = typeof AnalysisKind.AdCampaigns | typeof AnalysisKind.Market

/** Starts the analysis of the selected client account of one kind. */
export function StartCard({ kind }: { kind: AdsKind }) {
  const { t } = useTranslation('analyses')
  const { id: accountId, timeZone } = useAccount()
  const format = useFormat()
  const { analyze } = useMakeAnalysis()
  const [isBusy, setBusy] = useState(false)
  const reason = useRunReason(kind)
  const showFailure = useRunFailure()
  const { step, to } = useMissingStep(IntegrationPlatform.GoogleAds, accountId)
  const { data } = useListAnalysisRunsQuery({ path: { accountId }, query: { kinds: [kind], pageSize: 10 } })
  const last = data?.items[0]
  const name = t(`kind.${kind}`)
  const { used, allowed } = usePlanLimit(PlanLimitKind.AiAnswers)?.usage ?? { allowed: null }
  const cost = allowed
    ? t('start.costOf', { used: format.number(used ?? 0), allowed: format.number(allowed) })
    : t('start.cost')

  async function run() {
    setBusy(true)
    try {
      await analyze(kind)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={name} description={t(kind === AnalysisKind.Market ? 'start.market' : 'start.campaigns')}>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {last ? t('start.last', { date: format.date(last.createdAt, 'medium', timeZone) }) : t('start.never')}
        {' · '}
        {cost}
      </Text>
      <Flex gap="2" wrap="wrap">
        {step && step !== 'wait' && !reason ? (
          <Button asChild size="sm" variant="outline">
            <Link to={to}>{t('start.connect')}</Link>
          </Button>
        ) : (
          <DisabledReason reason={reason}>
            <BusyButton
              size="sm"
              variant="outline"
              loading={isBusy}
              loadingText={t('start.busy')}
              aria-label={t('start.analyzeKind', { kind: name })}
              onClick={() => void run()}
            >
              {t('start.analyze')}
            </BusyButton>
          </DisabledReason>
        )}
        {last ? (
          <Button asChild size="sm" variant="ghost">
            <Link to={paths.analysisRun(kind, last.id)}>{t('start.open')}</Link>
          </Button>
        ) : null}
      </Flex>
      {isBusy ? <LookedAt kind={kind} /> : null}
    </Section>
  )
}

/** The analyses of the selected client account. */
export function StartCards() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <StartCard kind={AnalysisKind.AdCampaigns} />
      <StartCard kind={AnalysisKind.Market} />
    </Grid>
  )
}
