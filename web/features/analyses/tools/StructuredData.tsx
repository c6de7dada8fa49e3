import { getAnalysisSourceOptions, useListAnalysisRunsQuery } from '@adwright/sdk/react-query'
import { AnalysisKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { toLanguage } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { type Option, SelectField } from '#web/ui/form/SelectField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { promptOf } from './brief.ts'
import { type CheckedJsonLd, checkJsonLd } from './checks/json-ld.ts'
import { type StructuredType, structuredTypes } from './checks/rich-results.ts'
import { JsonLdResult } from './JsonLdResult.tsx'
import { UnreadableAnswer } from './UnreadableAnswer.tsx'
import { useToolAnswer } from './use-tool-answer.ts'

const MAX_RUNS = 100
/** As much of the visible text as a prompt holds beside the instruction and the address. */
const MAX_TEXT = 3000
const MAX_PAGE = 500
const INSTRUCTION =
  'Write JSON-LD of the type for the page. Use only values that the text shows; leave out every property that it does not show.'

const answerSchema = z.object({ jsonLd: z.record(z.string(), z.unknown()) })
const formSchema = z.object({
  runId: z.string().check(z.minLength(1)),
  type: z.enum(structuredTypes),
})
type Choice = z.infer<typeof formSchema>
type Result = { page: string; type: StructuredType; checked: CheckedJsonLd }

const addressOf = (subject: string) => (URL.canParse(subject) ? subject : undefined)

interface PageToolProps {
  disabledReason: string | undefined
}

/** Writes structured data for a page that was analyzed, from what the page shows. */
export function StructuredData({ disabledReason }: PageToolProps) {
  const { t } = useTranslation('analyses-tools')
  const { id: accountId, timeZone } = useAccount()
  const format = useFormat()
  const query = { kinds: [AnalysisKind.WebPage], pageSize: MAX_RUNS } as const
  const { data, error, refetch } = useListAnalysisRunsQuery({
    path: { accountId },
    query: { ...query, kinds: [...query.kinds] },
  })
  if (error && !data) return <SectionError error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} />
  // Runs are sorted newest first; one page is offered once.
  const pages = data.items.filter(
    ({ subject }, index) => data.items.findIndex((one) => one.subject === subject) === index,
  )
  if (pages.length === 0)
    return (
      <EmptyState
        title={t('page.none')}
        drawing="list"
        action={
          <Button asChild>
            <Link to={paths.aiAnalysis()}>{t('page.analyze')}</Link>
          </Button>
        }
      >
        {t('page.noneText')}
      </EmptyState>
    )
  const options = pages.map(({ id, title, createdAt }) => ({
    value: id,
    label: t('page.option', { title, date: format.date(createdAt, 'medium', timeZone) }),
  }))
  const subjects = new Map(pages.map(({ id, subject }) => [id, subject]))
  return <PageForm options={options} subjects={subjects} disabledReason={disabledReason} />
}

interface PageFormProps extends PageToolProps {
  options: readonly Option[]
  /** What was analyzed, by run. */
  subjects: ReadonlyMap<string, string>
}

function PageForm({ options, subjects, disabledReason }: PageFormProps) {
  const { t, i18n } = useTranslation('analyses-tools')
  const accountId = useAccount().id
  const cache = useQueryClient()
  const { answer, ask } = useToolAnswer('structured-data', answerSchema)
  const [result, setResult] = useState<Result>()
  const form = useContractForm(formSchema, { runId: String(options[0]?.value ?? ''), type: 'Product' })

  async function write({ runId, type }: Choice) {
    const { html, text } = await cache.fetchQuery(getAnalysisSourceOptions({ path: { accountId, runId } }))
    const url = addressOf(subjects.get(runId) ?? '')
    const parts = { type, page: (url ?? '').slice(0, MAX_PAGE), text: text.slice(0, MAX_TEXT) }
    const { data } = await ask({ prompt: promptOf(INSTRUCTION, parts), language: toLanguage(i18n.resolvedLanguage) })
    const page = options.find(({ value }) => value === runId)?.label ?? ''
    setResult(data && { page, type, checked: checkJsonLd(data.jsonLd, type, { html, text, url }) })
  }

  return (
    <Flex direction="column" gap="4">
      <Section title={t('page.title')} description={t('page.text')}>
        <Form form={form} label={t('page.title')} submit={t('write')} onSubmit={write} disabledReason={disabledReason}>
          <SelectField name="runId" label={t('page.page')} options={options} />
          <SelectField
            name="type"
            label={t('page.type')}
            options={structuredTypes.map((value) => ({ value, label: value }))}
          />
        </Form>
      </Section>
      {answer && !answer.data ? <UnreadableAnswer model={answer.model} /> : null}
      {answer?.data && result ? <JsonLdResult key={answer.id} model={answer.model} {...result} /> : null}
    </Flex>
  )
}
