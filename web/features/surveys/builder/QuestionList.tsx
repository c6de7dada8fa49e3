import { chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Copy } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import type { EditedQuestion } from './draft.ts'

interface QuestionListProps {
  questions: readonly EditedQuestion[]
  chosenId: string | undefined
  isFixed: boolean
  onChoose: (id: string) => void
  onMove: (id: string, step: -1 | 1) => void
  onDouble: (question: EditedQuestion) => void
}

const Row = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
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

/** The questions in order; Alt with an arrow moves one, Ctrl or Cmd with D doubles it. */
export function QuestionList({ questions, chosenId, isFixed, onChoose, onMove, onDouble }: QuestionListProps) {
  const { t } = useTranslation('surveys')
  function onKeyDown(event: KeyboardEvent, question: EditedQuestion) {
    if (isFixed) return
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    const isDoubling = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)
    if (!isDoubling && !(event.altKey && step)) return
    event.preventDefault()
    if (isDoubling) onDouble(question)
    else if (step) onMove(question.id, step)
  }
  return (
    <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="1" mb="3">
      {questions.map((question, place) => (
        <Flex as="li" key={question.id} align="center">
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
            <>
              <IconButton
                label={t('builder.up')}
                icon={ArrowUp}
                disabled={place === 0}
                onClick={() => onMove(question.id, -1)}
              />
              <IconButton
                label={t('builder.down')}
                icon={ArrowDown}
                disabled={place === questions.length - 1}
                onClick={() => onMove(question.id, 1)}
              />
              <IconButton label={t('builder.double')} icon={Copy} onClick={() => onDouble(question)} />
            </>
          )}
        </Flex>
      ))}
    </chakra.ol>
  )
}
