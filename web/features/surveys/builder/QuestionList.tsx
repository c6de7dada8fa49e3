import { Box, chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Copy } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableList } from '#web/ui/drag/SortableList.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import type { EditedQuestion } from './draft.ts'

interface QuestionListProps {
  questions: readonly EditedQuestion[]
  chosenId: string | undefined
  isFixed: boolean
  onChoose: (id: string) => void
  onMove: (from: number, to: number) => void
  onDouble: (question: EditedQuestion) => void
}

const Row = chakra('button', {
  base: {
    textAlign: 'start',
    px: '2',
    py: '2',
    minHeight: '44px',
    borderRadius: 'l2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
})

/** The questions in order: dragged or moved with Alt and the arrow keys; Ctrl or Cmd with D doubles one. */
export function QuestionList({ questions, chosenId, isFixed, onChoose, onMove, onDouble }: QuestionListProps) {
  const { t } = useTranslation('surveys')
  function onKeyDown(event: KeyboardEvent, question: EditedQuestion) {
    if (isFixed || event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onDouble(question)
  }
  return (
    <Box mb="3">
      <SortableList
        items={questions}
        keyOf={({ id }) => id}
        labelOf={({ text }) => text || t('builder.untitled')}
        onMove={onMove}
        isFixed={isFixed}
      >
        {(question, place) => (
          <Flex direction="column">
            <Row
              type="button"
              aria-current={question.id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(question.id)}
              onKeyDown={(event) => onKeyDown(event, question)}
            >
              {place + 1}. {question.text || t('builder.untitled')}
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {t(`type.${question.type}`)}
                {question.showIf.length > 0 ? ` · ${t('builder.conditional')}` : ''}
              </chakra.span>
            </Row>
            {isFixed || question.id !== chosenId ? null : (
              <Flex justify="flex-end">
                <IconButton
                  label={t('builder.up')}
                  icon={ArrowUp}
                  disabled={place === 0}
                  onClick={() => onMove(place, place - 1)}
                />
                <IconButton
                  label={t('builder.down')}
                  icon={ArrowDown}
                  disabled={place === questions.length - 1}
                  onClick={() => onMove(place, place + 1)}
                />
                <IconButton label={t('builder.double')} icon={Copy} onClick={() => onDouble(question)} />
              </Flex>
            )}
          </Flex>
        )}
      </SortableList>
    </Box>
  )
}
