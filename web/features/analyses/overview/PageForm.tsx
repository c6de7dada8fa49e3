import { AnalysisKind, PlanLimitKind } from '@adwright/sdk/types'
import { zWebPageAnalysisRequest } from '@adwright/sdk/zod'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { LookedAt } from '#web/features/analyses/LookedAt.tsx'
import { useMakeAnalysis } from '#web/features/analyses/use-make-analysis.ts'
import { useOutageText } from '#web/features/analyses/use-run-failure.ts'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Section } from '#web/ui/page/Section.tsx'

const urlSchema = z.required(z.pick(zWebPageAnalysisRequest, { url: true }))
const htmlSchema = z.required(z.pick(zWebPageAnalysisRequest, { html: true }))
const MODES = ['address', 'source'] as const

interface PageFormProps {
  disabledReason: string | undefined
}

function AddressForm({ disabledReason }: PageFormProps) {
  const { t } = useTranslation('analyses')
  const { analyzePage } = useMakeAnalysis()
  const outageText = useOutageText()
  const form = useContractForm(urlSchema, { url: '' })
  return (
    <Form
      form={form}
      label={t('page.title')}
      submit={t('start.analyze')}
      onSubmit={analyzePage}
      describe={outageText}
      disabledReason={disabledReason}
    >
      <TextField name="url" type="url" label={t('page.url')} help={t('page.urlHelp')} autoComplete="url" />
      {form.formState.isSubmitting ? <LookedAt kind={AnalysisKind.WebPage} /> : null}
    </Form>
  )
}

function SourceForm({ disabledReason }: PageFormProps) {
  const { t } = useTranslation('analyses')
  const { analyzePage } = useMakeAnalysis()
  const outageText = useOutageText()
  const form = useContractForm(htmlSchema, { html: '' })
  return (
    <Form
      form={form}
      label={t('page.title')}
      submit={t('start.analyze')}
      onSubmit={analyzePage}
      describe={outageText}
      disabledReason={disabledReason}
    >
      <TextAreaField name="html" label={t('page.html')} help={t('page.htmlHelp')} rows={6} />
      {form.formState.isSubmitting ? <LookedAt kind={AnalysisKind.WebPage} /> : null}
    </Form>
  )
}

/** Analyzes a page by its address, or by its pasted source. */
export function PageForm() {
  const { t } = useTranslation('analyses')
  const [mode, setMode] = useAddressChoice<(typeof MODES)[number]>('page', MODES)
  const mayRun = useCan('runAnalyses')
  const limit = usePlanLimitReason(PlanLimitKind.AiAnswers)
  if (!mayRun)
    return (
      <Section title={t('page.title')} description={t('start.page')}>
        <Notice title={t('reason.viewer')} />
      </Section>
    )
  return (
    <Section title={t('page.title')} description={t('start.page')}>
      <Flex direction="column" gap="3">
        <SegmentSwitch
          label={t('page.how')}
          options={MODES.map((value) => ({ value, label: t(`page.${value}`) }))}
          value={mode}
          onChange={setMode}
        />
        {mode === 'source' ? <SourceForm disabledReason={limit} /> : <AddressForm disabledReason={limit} />}
      </Flex>
    </Section>
  )
}
