import { Box, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useAccount } from '#web/session/current.ts'
import { useFocusRestore } from '#web/ui/focus/use-focus-restore.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { CommentList } from './CommentList.tsx'
import type { CommentLimits, CommentWrites, ShownComment } from './comment-writes.ts'

interface CommentsProps {
  /** Names the item among the drafts, such as `task-comment-tsk_1`. */
  name: string
  comments: readonly ShownComment[]
  limits: CommentLimits
  writes: CommentWrites
  /** Help for the field of the next comment. */
  help?: string
}

const empty = { text: '' }

/** The comments of an item, and a field for the next one; every member may comment, and change or delete their own. */
export function Comments({ name, comments, limits, writes, help }: CommentsProps) {
  const { t } = useTranslation('common')
  const { timeZone } = useAccount()
  const part = useRef<HTMLDivElement>(null)
  useFocusRestore(part)
  const intent = useLastingIntentKey(name)
  // Not validated on blur: tabbing through an empty comment is no mistake.
  const form = useContractForm(limits.schema, readDraft(name, empty), { mode: 'onSubmit' })
  useDraft(name, form)
  return (
    <div ref={part}>
      {comments.length === 0 ? (
        <Text color="fg.muted" mb="3">
          {t('ui.comments.none')}
        </Text>
      ) : null}
      <CommentList comments={comments} timeZone={timeZone} limits={limits} writes={writes} />
      <Box data-print-hidden>
        <Form
          form={form}
          label={t('ui.comments.title')}
          submit={t('ui.comments.submit')}
          onSubmit={async ({ text }) => {
            await writes.add(text.trim(), intent.headersOf)
            // Sending the same text twice on purpose makes two comments.
            intent.renew()
            form.reset(empty)
            deleteDraft(name)
          }}
        >
          <TextAreaField name="text" label={t('ui.comments.label')} rows={3} limit={limits.maxLength} help={help} />
        </Form>
      </Box>
    </div>
  )
}
