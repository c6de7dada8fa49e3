import { useCreateAnomalyCommentMutation } from '@adwright/sdk/react-query'
import type { AnomalyDetail } from '@adwright/sdk/types'
import { zCreateAnomalyCommentBody } from '@adwright/sdk/zod'
import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CommentList } from '#web/domain/comments/CommentList.tsx'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { Section } from '#web/ui/page/Section.tsx'

const MAX_CHARACTERS = 2000
const empty = { text: '' }

/** The comments, and a field for the next one. */
export function Comments({ anomaly: { id, comments } }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const { id: accountId, timeZone } = useAccount()
  const invalidate = useInvalidate()
  const send = useCreateAnomalyCommentMutation()
  const draft = `anomaly-comment-${id}`
  const intent = useLastingIntentKey(draft)
  // Not validated on blur: tabbing through an empty comment is no mistake.
  const form = useContractForm(zCreateAnomalyCommentBody, readDraft(draft, empty), { mode: 'onSubmit' })
  useDraft(draft, form)
  return (
    <Section title={t('comments.title')}>
      <CommentList comments={comments} timeZone={timeZone} />
      <Box data-print-hidden>
        <Form
          form={form}
          label={t('comments.title')}
          submit={t('comments.submit')}
          onSubmit={async ({ text }) => {
            const body = { text: text.trim() }
            await send.mutateAsync({ path: { accountId, anomalyId: id }, body, headers: intent.headersOf(body) })
            // Sending the same text twice on purpose makes two comments.
            intent.renew()
            form.reset(empty)
            deleteDraft(draft)
            await invalidate('listAnomalies', 'getAnomaly')
          }}
        >
          <TextAreaField name="text" label={t('comments.label')} rows={3} limit={MAX_CHARACTERS} />
        </Form>
      </Box>
    </Section>
  )
}
