import type { ChecklistItem, Task } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import type { SaveTask } from './use-task-api.ts'

const MAX_STEPS = 50

/** The steps with one of them moved by a number of places. */
function withMoved(steps: readonly ChecklistItem[], index: number, by: number): ChecklistItem[] {
  const step = steps[index]
  return step ? steps.toSpliced(index, 1).toSpliced(index + by, 0, step) : [...steps]
}

/** Steps have no id: the text, and how often it came before. */
const keyOf = (steps: readonly ChecklistItem[], index: number) =>
  `${steps[index]?.text} ${steps.slice(0, index).filter(({ text }) => text === steps[index]?.text).length}`

/** The steps of a task: ticked, added, removed, and moved with their buttons or Alt and the arrow keys. */
export function Checklist({ task, save, isReadOnly }: { task: Task; save: SaveTask; isReadOnly: boolean }) {
  const { t } = useTranslation('tasks')
  const [text, setText] = useState('')
  const id = useId()
  const steps = task.checklist
  const put = (checklist: ChecklistItem[]) => save({ checklist })
  const done = steps.filter(({ isDone }) => isDone).length

  function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    void put([...steps, { text: text.trim(), isDone: false }]).then((isSaved) => isSaved && setText(''))
  }
  if (isReadOnly && steps.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Flex justify="space-between" mb="1">
        <Text id={id} fontWeight="semibold">
          {t('checklist.title')}
        </Text>
        {steps.length > 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {t('checklist.done', { done, count: steps.length })}
          </Text>
        ) : null}
      </Flex>
      <chakra.ul listStyleType="none">
        {steps.map((step, index) => (
          <chakra.li
            key={keyOf(steps, index)}
            display="flex"
            gap="2"
            alignItems="center"
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
              if (!event.altKey || by === 0 || isReadOnly || !steps[index + by]) return
              event.preventDefault()
              void put(withMoved(steps, index, by))
            }}
          >
            <Checkbox
              id={`${id}-${index}`}
              checked={step.isDone}
              disabled={isReadOnly}
              onChange={() => void put(steps.with(index, { ...step, isDone: !step.isDone }))}
            />
            <chakra.label htmlFor={`${id}-${index}`} flex="1" overflowWrap="anywhere">
              {step.text}
            </chakra.label>
            {isReadOnly ? null : (
              <Flex>
                <IconButton
                  size="xs"
                  label={t('checklist.up', { step: step.text })}
                  icon={ArrowUp}
                  disabled={index === 0}
                  onClick={() => void put(withMoved(steps, index, -1))}
                />
                <IconButton
                  size="xs"
                  label={t('checklist.down', { step: step.text })}
                  icon={ArrowDown}
                  disabled={index === steps.length - 1}
                  onClick={() => void put(withMoved(steps, index, 1))}
                />
                <IconButton
                  size="xs"
                  label={t('checklist.remove', { step: step.text })}
                  icon={X}
                  onClick={() => void put(steps.toSpliced(index, 1))}
                />
              </Flex>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {isReadOnly || steps.length >= MAX_STEPS ? null : (
        <Box asChild mt="2">
          <form onSubmit={add} aria-label={t('checklist.add')}>
            <Flex gap="2">
              <Input
                size="sm"
                aria-label={t('checklist.add')}
                placeholder={t('checklist.add')}
                maxLength={200}
                autoComplete="off"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <Button type="submit" size="sm" variant="outline">
                {t('checklist.submit')}
              </Button>
            </Flex>
          </form>
        </Box>
      )}
    </section>
  )
}
