import { type Task, TaskStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Input } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Only a task that is done has 100%. */
const MAX_OPEN = 99
const { Done, Cancelled } = TaskStatus

interface ProgressFieldProps {
  id: string
  task: Task
  move: (status: TaskStatus, progress?: number) => Promise<void>
  isReadOnly: boolean
}

/** The progress of a task in percent; while it is open, the share of done steps is offered. */
export function ProgressField({ id, task, move, isReadOnly }: ProgressFieldProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { status, progress, checklist } = task
  const isEnded = status === Done || status === Cancelled
  const done = checklist.filter(({ isDone }) => isDone).length
  const share = Math.min(MAX_OPEN, Math.round((100 * done) / Math.max(1, checklist.length)))
  if (isEnded) return <Text id={id}>{format.rate(progress / 100, 0)}</Text>
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Input
        key={progress}
        id={id}
        type="number"
        min={0}
        max={MAX_OPEN}
        width="5.5rem"
        defaultValue={progress}
        readOnly={isReadOnly}
        onBlur={({ target }) => {
          const next = Math.min(MAX_OPEN, Math.max(0, Math.round(Number(target.value))))
          if (target.value !== '' && next !== progress) void move(status, next)
        }}
      />
      {checklist.length > 0 && share !== progress && !isReadOnly ? (
        <Button size="xs" variant="outline" onClick={() => void move(status, share)}>
          {t('progress.fromChecklist', { share: format.rate(share / 100, 0) })}
        </Button>
      ) : null}
    </Flex>
  )
}
