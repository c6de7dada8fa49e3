import type { ChecklistItem, Task } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableList } from '#web/ui/drag/SortableList.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import type { SaveTask } from './use-task-api.ts'

const MAX_STEPS = 50

/** The steps with one of them moved to another place. */
function withMoved(steps: readonly ChecklistItem[], from: number, to: number): ChecklistItem[] {
  const step = steps[from]
  return step ? steps.toSpliced(from, 1).toSpliced(to, 0, step) : [...steps]
}

/** Steps have no id: the text, and how often it came before. */
const keyOf = (steps: readonly ChecklistItem[], index: number) =>
  `${steps[index]?.text} ${steps.slice(0, index).filter(({ text }) => text === steps[index]?.text).length}`

/** The steps of a task: ticked, added, removed, and moved by drag, with their buttons, or with Alt and the arrow keys. */
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
    void put([...steps, { text: text.trim(), isDone: false }]).then((isSaved) => {
      // Keeps the next step, which may have been typed meanwhile.
      if (isSaved) setText((current) => (current === text ? '' : current))
    })
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
      <SortableList
        items={steps}
        keyOf={(_, index) => keyOf(steps, index)}
        labelOf={(step) => step.text}
        onMove={(from, to) => void put(withMoved(steps, from, to))}
        isFixed={isReadOnly}
      >
        {(step, index) => (
          <Flex gap="2" align="center">
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
                  onClick={() => void put(withMoved(steps, index, index - 1))}
                />
                <IconButton
                  size="xs"
                  label={t('checklist.down', { step: step.text })}
                  icon={ArrowDown}
                  disabled={index === steps.length - 1}
                  onClick={() => void put(withMoved(steps, index, index + 1))}
                />
                <IconButton
                  size="xs"
                  label={t('checklist.remove', { step: step.text })}
                  icon={X}
                  onClick={() => void put(steps.toSpliced(index, 1))}
                />
              </Flex>
            )}
          </Flex>
        )}
      </SortableList>
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
