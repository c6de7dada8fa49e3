import { Box, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#web/domain/people/use-members.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useAccount } from '#web/session/current.ts'
import { useFocusRestore } from '#web/ui/focus/use-focus-restore.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { CommentList } from './CommentList.tsx'
import type { CommentLimits, CommentWrites, ShownComment } from './comment-writes.ts'
import { MentionField } from './MentionField.tsx'

interface CommentsProps {
  /** Names the item among the drafts, such as `task-comment-tsk_1`. */
  name: string
  comments: readonly ShownComment[]
  limits: CommentLimits
  writes: CommentWrites
  /** The members whom a comment may mention; none by default. */
  mentionable?: readonly Member[]
}

const empty = { text: '' }

/** The comments of an item, and a field for the next one; every member may comment, and change or delete their own. */
export function Comments({ name, comments, limits, writes, mentionable }: CommentsProps) {
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
      <CommentList comments={comments} timeZone={timeZone} limits={limits} writes={writes} mentionable={mentionable} />
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
          <MentionField
            name="text"
            label={t('ui.comments.label')}
            rows={3}
            limit={limits.maxLength}
            members={mentionable}
          />
        </Form>
      </Box>
    </div>
  )
}
