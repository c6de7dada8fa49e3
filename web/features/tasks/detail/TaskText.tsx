import type { Task } from '@adwright/sdk/types'
import { Button, Flex, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editsOf } from '#web/lib/merge-edits.ts'
import { Input, Textarea } from '#web/ui/form/inputs.tsx'
import { Markdown } from '#web/ui/text/Markdown.tsx'
import type { SaveTask } from './use-task-api.ts'

interface TaskTextProps {
  task: Task
  save: SaveTask
  isReadOnly: boolean
}

/** Title and description; edited in place. What was typed stays if saving fails. */
export function TaskText({ task, save, isReadOnly }: TaskTextProps) {
  const { t } = useTranslation('tasks')
  // The task on screen can become newer than the one the draft is based on.
  const [draft, setDraft] = useState<{ title: string; description: string; base: Task }>()
  if (!draft)
    return (
      <Flex direction="column" gap="2">
        <Heading as="h2" textStyle="section" overflowWrap="anywhere">
          {task.title}
        </Heading>
        {task.description === '' ? null : <Markdown>{task.description}</Markdown>}
        {isReadOnly ? null : (
          <Button
            size="xs"
            variant="ghost"
            alignSelf="flex-start"
            onClick={() => setDraft({ title: task.title, description: task.description, base: task })}
          >
            {t('detail.edit')}
          </Button>
        )}
      </Flex>
    )
  const { title, description, base } = draft
  return (
    <Flex direction="column" gap="2">
      <Input
        aria-label={t('column.title')}
        maxLength={100}
        value={title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <Textarea
        aria-label={t('field.description')}
        rows={6}
        maxLength={10_000}
        value={description}
        onChange={({ target }) => setDraft({ ...draft, description: target.value })}
      />
      <Flex gap="2">
        <Button
          size="sm"
          disabled={title.trim() === ''}
          onClick={() =>
            void save(editsOf(base, { title: title.trim(), description }), base).then(
              (isSaved) => isSaved && setDraft(undefined),
            )
          }
        >
          {t('detail.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDraft(undefined)}>
          {t('detail.cancel')}
        </Button>
      </Flex>
    </Flex>
  )
}
