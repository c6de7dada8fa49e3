import { useCreateAiAnswerMutation } from '@adwright/sdk/react-query'
import { type AiAnswer, PlanLimitKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { EvidenceList } from '#web/features/analyses/EvidenceList.tsx'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = {
  crumb: 'analyses:ask.title',
  ancestors: [{ crumb: 'analyses:title', to: patterns.aiAnalysis }],
}

const MAX_QUESTION = 300
const schema = z.object({ prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION)) })
const EXAMPLES = ['change', 'spend', 'best', 'wasted', 'landingPage', 'tasks'] as const

function Questions({
  title,
  questions,
  onAsk,
}: {
  title: string
  questions: readonly string[]
  onAsk: (question: string) => void
}) {
  return (
    <Section title={title}>
      <Flex gap="2" wrap="wrap">
        {questions.map((question) => (
          <Button
            key={question}
            size="sm"
            variant="outline"
            whiteSpace="normal"
            height="auto"
            py="2"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        ))}
      </Flex>
    </Section>
  )
}

function Answer({ answer: { text, citations, isGrounded } }: { answer: AiAnswer }) {
  const { t } = useTranslation('analyses')
  return (
    <Flex direction="column" gap="4" role="status">
      {isGrounded ? (
        <Section title={text}>
          <EvidenceList evidence={citations} label={t('ask.sources')} />
        </Section>
      ) : (
        <Notice title={t('ask.none')}>{text}</Notice>
      )}
    </Flex>
  )
}

export function Component() {
  const { t } = useTranslation('analyses')
  const accountId = useAccount().id
  const { locale } = useFormat()
  const [answer, setAnswer] = useState<AiAnswer>()
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const create = useCreateAiAnswerMutation()
  const mayAsk = useCan('runAnalyses')
  const limit = usePlanLimitReason(PlanLimitKind.AiAnswers)
  const form = useContractForm(schema, { prompt: '' })

  async function ask({ prompt }: { prompt: string }) {
    const body = { prompt, language: locale, context: { accountId } }
    setAnswer(await create.mutateAsync({ body, headers: intentKey({ ...body, answered: answer?.id }) }))
    void invalidate('getAccountPlanUsage')
  }

  /** Fills in a question, to be sent by the person. */
  const fill = (prompt: string) => form.setValue('prompt', prompt, { shouldDirty: true })

  return (
    <Page title={t('ask.title')} lead={t('ask.lead')}>
      <Flex direction="column" gap="4">
        <PlanLimitNotice kind={PlanLimitKind.AiAnswers} />
        <Section title={t('ask.question')}>
          {mayAsk ? (
            <Form form={form} submit={t('ask.submit')} onSubmit={ask} disabledReason={limit}>
              <TextField
                name="prompt"
                label={t('ask.question')}
                help={t('ask.help')}
                maxLength={MAX_QUESTION}
                autoComplete="off"
              />
            </Form>
          ) : (
            <Notice title={t('reason.viewer')} />
          )}
        </Section>
        {answer ? <Answer answer={answer} /> : null}
        {!mayAsk ? null : answer ? (
          <Questions title={t('ask.next')} questions={answer.followUps} onAsk={fill} />
        ) : (
          <Questions
            title={t('ask.examples')}
            questions={EXAMPLES.map((key) => t(`ask.example.${key}`))}
            onAsk={fill}
          />
        )}
      </Flex>
    </Page>
  )
}
