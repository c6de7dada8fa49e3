import {
  getAutopilotGuardrailsOptions,
  getAutopilotGuardrailsQueryKey,
  useGetAutopilotGuardrailsQuery,
  useListAutopilotItemsQuery,
  useUpdateAutopilotGuardrailsMutation,
} from '@adwright/sdk/react-query'
import type { AutopilotGuardrails, AutopilotGuardrailsUpdate, AutopilotItem } from '@adwright/sdk/types'
import { SimpleGrid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useCan } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { formOf } from './guardrails-form.ts'
import { OrderField } from './OrderField.tsx'

const schema = () => import('./guardrails-form.ts').then(({ guardrailsSchema }) => guardrailsSchema)

/** The order of rules and the limits that hold for all of them together. */
export function Guardrails() {
  const { path } = useClient()
  const guardrails = useGetAutopilotGuardrailsQuery({ path })
  const items = useListAutopilotItemsQuery({ path })
  const failed = [guardrails, items].find(({ error }) => error !== null)
  if (guardrails.data && items.data) return <Editor guardrails={guardrails.data} items={items.data} />
  if (failed) return <SectionError error={failed.error} onRetry={() => void failed.refetch()} />
  return <TextSkeleton lines={8} />
}

function Editor({ guardrails, items }: { guardrails: AutopilotGuardrails; items: readonly AutopilotItem[] }) {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const queries = useQueryClient()
  const update = useUpdateAutopilotGuardrailsMutation()
  const blocked = useCan('pauseAutomation') ? undefined : t('guardrails.admin')
  const form = useContractForm(schema, formOf(guardrails))
  const version = useRef(guardrails.version)
  const { latest, send, formVersion, ...resolve } = useEditConflict<AutopilotGuardrails>({
    fetchLatest: () => queries.fetchQuery({ ...getAutopilotGuardrailsOptions({ path }), staleTime: 0 }),
    rebase: (saved) => {
      version.current = saved.version
    },
    show: (saved) => form.reset(formOf(saved)),
    focusFirst: () => form.setFocus('maxDailyFactor'),
  })

  async function save(body: AutopilotGuardrailsUpdate) {
    const query = { expectedVersion: version.current }
    const saved = await send(() => update.mutateAsync({ path, query, body }))
    if (!saved) return
    version.current = saved.version
    queries.setQueryData<AutopilotGuardrails>(getAutopilotGuardrailsQueryKey({ path }), saved)
    toaster.show({ tone: 'good', title: t('guardrails.saved') })
  }

  return (
    <Form
      form={form}
      label={t('rules.tab.guardrails')}
      submit={t('guardrails.save')}
      onSubmit={save}
      disabledReason={blocked}
    >
      <Section title={t('guardrails.order')} description={t('guardrails.orderHelp')}>
        <OrderField key={formVersion} items={items} blocked={blocked} />
      </Section>
      <Section title={t('guardrails.limits')} description={t('guardrails.limitsHelp')}>
        <SimpleGrid key={formVersion} columns={{ base: 1, md: 3 }} gap="4">
          <NumberField
            name="maxDailyFactor"
            label={t('guardrails.daily')}
            help={t('guardrails.dailyHelp')}
            unit="×"
            min={1.05}
            max={10}
            step={0.5}
            isOptional
          />
          <NumberField
            name="maxMonthlyFactor"
            label={t('guardrails.monthly')}
            help={t('guardrails.monthlyHelp')}
            unit="×"
            min={1.05}
            max={100}
            step={0.5}
            isOptional
          />
          <NumberField
            name="maxBudgetChangePercent"
            label={t('guardrails.budget')}
            help={t('guardrails.budgetHelp')}
            unit="%"
            min={1}
            max={1000}
            step={5}
            isOptional
          />
        </SimpleGrid>
      </Section>
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
