import { getBusinessSurveyOptions, useListBusinessSurveysQuery } from '@adwright/sdk/react-query'
import { AnalyticsDimension, type StrategyDraft, StrategyMetricSource } from '@adwright/sdk/types'
import { SimpleGrid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import { metricsOf, unitOf } from '#web/features/strategies/metric-options.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { useAccount } from '#web/session/current.ts'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { CampaignScopeField } from './CampaignScopeField.tsx'
import { SocialScopeFields } from './SocialScopeFields.tsx'

const { Ads, WebAnalytics, Social, Survey, Own } = StrategyMetricSource
const UNITS = ['count', 'money', 'rate', 'ratio', 'duration'] as const

/** The metric with its source and scope, and the target. */
export function MetricFields({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const { setValue } = useFormContext<StrategyDraft>()
  const account = useAccount()
  const words = useStrategyWords()
  const [source = Own, unit, dimension] = useWatch<StrategyDraft, ['kpi.source', 'kpi.unit', 'kpi.scope.dimension']>({
    name: ['kpi.source', 'kpi.unit', 'kpi.scope.dimension'],
  })
  const dimensionName = useDimensionName()

  function chooseSource(next: StrategyMetricSource) {
    const [first = ''] = metricsOf(next)
    // A private strategy names the account whose metrics it reads.
    setValue('kpi.scope', isPrivate && next !== Own ? { accountId: account.id } : {})
    setValue('kpi.metric', first)
    setValue('kpi.unit', next === Own ? 'count' : unitOf(first))
  }

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <SelectField
        name="kpi.source"
        label={t('form.source')}
        options={Object.values(StrategyMetricSource).map((value) => ({ value, label: t(`metricSource.${value}`) }))}
        onChoose={(value) => {
          const next = Object.values(StrategyMetricSource).find((one) => one === value)
          if (next) chooseSource(next)
        }}
      />
      {source === Own ? (
        <TextField name="kpi.metric" label={t('column.metric')} help={t('form.ownMetric')} maxLength={60} />
      ) : (
        <SelectField
          name="kpi.metric"
          label={t('column.metric')}
          options={metricsOf(source).map((value) => ({ value, label: words.metricName(source, value) }))}
          onChoose={(value) => setValue('kpi.unit', unitOf(String(value)))}
        />
      )}
      {source === WebAnalytics ? (
        <>
          <SelectField
            name="kpi.scope.dimension"
            label={t('form.dimension')}
            placeholder={t('form.everything')}
            options={Object.values(AnalyticsDimension).map((value) => ({ value, label: dimensionName(value) }))}
            onChoose={(value) => {
              if (value === undefined) setValue('kpi.scope', isPrivate ? { accountId: account.id } : {})
            }}
          />
          {dimension ? (
            <TextField name="kpi.scope.dimensionValue" label={t('form.dimensionValue')} maxLength={500} />
          ) : null}
        </>
      ) : null}
      {source === Survey ? <SurveyFields /> : null}
      {source === Ads ? <CampaignScopeField /> : null}
      {source === Social ? <SocialScopeFields /> : null}
      {source === Own ? (
        <>
          <SelectField
            name="kpi.unit"
            label={t('form.unit')}
            options={UNITS.map((value) => ({
              value,
              label: value === 'money' ? account.currencyCode : t(`unit.${value}`),
            }))}
          />
          <NumberField name="kpi.baseline" label={t('form.baseline')} isOptional />
        </>
      ) : null}
      <NumberField
        name="kpi.target"
        label={t('form.target')}
        help={unit === 'rate' ? t('form.rateHelp') : undefined}
        unit={unit === 'money' ? account.currencyCode : undefined}
        step={unit === 'rate' ? 0.01 : 1}
      />
    </SimpleGrid>
  )
}

function SurveyFields() {
  const { t } = useTranslation('strategies')
  const { id: accountId } = useAccount()
  const surveys = useListBusinessSurveysQuery({ path: { accountId }, query: { pageSize: 100 } })
  const [surveyId, metric] = useWatch<StrategyDraft, ['kpi.scope.surveyId', 'kpi.metric']>({
    name: ['kpi.scope.surveyId', 'kpi.metric'],
  })
  const survey = useQuery({
    ...getBusinessSurveyOptions({ path: { accountId, id: surveyId ?? '' } }),
    enabled: Boolean(surveyId),
  })
  const newest = surveys.data?.items ?? []
  // The chosen one may be older than those of the list.
  const items = survey.data && !newest.some(({ id }) => id === surveyId) ? [...newest, survey.data] : newest
  const questions = survey.data?.questions ?? []
  return (
    <>
      <SelectField
        name="kpi.scope.surveyId"
        label={t('form.survey')}
        placeholder={t('form.choose')}
        options={items.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {metric === 'responseCount' ? null : (
        <SelectField
          name="kpi.scope.questionId"
          label={t('form.question')}
          placeholder={t('form.choose')}
          options={questions.map(({ id, text }) => ({ value: id, label: text }))}
        />
      )}
    </>
  )
}
