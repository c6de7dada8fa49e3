import type { Task } from '@adwright/sdk/types'
import { zTaskDraft } from '@adwright/sdk/zod'
import { Button, Flex, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { editsOf } from '#web/lib/merge-edits.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, hasDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { Markdown } from '#web/ui/text/Markdown.tsx'
import type { SaveTask } from './use-task-api.ts'

interface TaskTextProps {
  task: Task
  save: SaveTask
  isReadOnly: boolean
}

const MAX_TITLE = 100
const MAX_TEXT = 10_000
const schema = z.pick(zTaskDraft, { title: true, description: true })
const draftOf = ({ id }: Task) => `task-text-${id}`

/** Title and description; edited in place. */
export function TaskText({ task, save, isReadOnly }: TaskTextProps) {
  const { t } = useTranslation('tasks')
  const [isEdited, setEdited] = useState(!isReadOnly && hasDraft(draftOf(task)))
  if (isEdited) return <TextForm task={task} save={save} onClose={() => setEdited(false)} />
  return (
    <Flex direction="column" gap="2">
      <Heading as="h2" textStyle="section" overflowWrap="anywhere">
        {task.title}
      </Heading>
      {task.description === '' ? null : <Markdown>{task.description}</Markdown>}
      {isReadOnly ? null : (
        <Button size="xs" variant="ghost" alignSelf="flex-start" onClick={() => setEdited(true)}>
          {t('detail.edit')}
        </Button>
      )}
    </Flex>
  )
}

/** What was typed survives a failure and a reload. */
function TextForm({ task, save, onClose }: Omit<TaskTextProps, 'isReadOnly'> & { onClose: () => void }) {
  const { t } = useTranslation('tasks')
  // The task on screen can become newer than the one the input is based on.
  const [base] = useState(task)
  const name = draftOf(base)
  const form = useContractForm(schema, { title: base.title, description: base.description })
  useEditDraft(name, form)
  function close() {
    deleteDraft(name)
    onClose()
  }
  return (
    <Form
      form={form}
      label={t('detail.edit')}
      submit={t('detail.save')}
      secondary={
        <Button variant="ghost" onClick={close}>
          {t('detail.cancel')}
        </Button>
      }
      onSubmit={async ({ title, description = '' }) => {
        if (await save(editsOf(base, { title: title.trim(), description }), base)) close()
      }}
    >
      <TextField name="title" label={t('column.title')} maxLength={MAX_TITLE} autoComplete="off" />
      <TextAreaField name="description" label={t('field.description')} rows={6} limit={MAX_TEXT} />
    </Form>
  )
}
