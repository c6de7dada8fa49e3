import { SurveyQuestionType } from '@adwright/sdk/types'
import { Button, Flex, SimpleGrid } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Check, Field } from '#web/features/surveys/Field.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import { type EditedQuestion, hasOptions, isNumber, MAX_OPTIONS } from './draft.ts'

const { SingleChoice, MultipleChoice, Grid, Statement } = SurveyQuestionType
const MAX_TEXT = 500
const MAX_ROWS = 10
const MAX_LABEL = 50

interface QuestionEditorProps {
  question: EditedQuestion
  earlier: readonly EditedQuestion[]
  isFixed: boolean
  onChange: (question: EditedQuestion) => void
  onRemove: () => void
}

const linesOf = (text: string, most: number) => text.split('\n').slice(0, most)

/** Text, options and rules of one question. */
export function QuestionEditor({ question, earlier, isFixed, onChange, onRemove }: QuestionEditorProps) {
  const { t } = useTranslation('surveys')
  const { type, text, options, rows, isRequired, hasOther, isShuffled, maxChoices, lowLabel, highLabel } = question
  const set = (fields: Partial<EditedQuestion>) => onChange({ ...question, ...fields })
  const isChoice = type === SingleChoice || type === MultipleChoice
  return (
    <Flex direction="column" gap="4">
      <Field
        label={t('builder.text')}
        value={text}
        rows={2}
        maxLength={MAX_TEXT}
        disabled={isFixed}
        onChange={(next) => set({ text: next })}
      />
      {type === Grid ? (
        <Field
          label={t('builder.rows')}
          help={t('builder.perLine')}
          value={(rows ?? []).join('\n')}
          rows={4}
          disabled={isFixed}
          onChange={(next) => set({ rows: linesOf(next, MAX_ROWS) })}
        />
      ) : null}
      {hasOptions(type) ? (
        <Field
          label={t('builder.options')}
          help={t('builder.perLine')}
          value={(options ?? []).join('\n')}
          rows={5}
          disabled={isFixed}
          onChange={(next) => set({ options: linesOf(next, MAX_OPTIONS) })}
        />
      ) : null}
      {isNumber(type) ? (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          <Field
            label={t('builder.low')}
            value={lowLabel}
            maxLength={MAX_LABEL}
            disabled={isFixed}
            onChange={(next) => set({ lowLabel: next || null })}
          />
          <Field
            label={t('builder.high')}
            value={highLabel}
            maxLength={MAX_LABEL}
            disabled={isFixed}
            onChange={(next) => set({ highLabel: next || null })}
          />
        </SimpleGrid>
      ) : null}
      <Flex direction="column" gap="1">
        {type === Statement ? null : (
          <Check checked={isRequired} disabled={isFixed} onChange={(next) => set({ isRequired: next })}>
            {t('builder.required')}
          </Check>
        )}
        {isChoice ? (
          <>
            <Check checked={hasOther} disabled={isFixed} onChange={(next) => set({ hasOther: next })}>
              {t('builder.other')}
            </Check>
            <Check checked={isShuffled} disabled={isFixed} onChange={(next) => set({ isShuffled: next })}>
              {t('builder.shuffle')}
            </Check>
          </>
        ) : null}
      </Flex>
      {type === MultipleChoice ? (
        <Field
          label={t('builder.most')}
          help={t('builder.mostHelp')}
          type="number"
          value={maxChoices === null ? '' : String(maxChoices)}
          disabled={isFixed}
          onChange={(next) => set({ maxChoices: next === '' ? null : Math.max(1, Math.round(Number(next))) })}
        />
      ) : null}
      <ConditionEditor question={question} earlier={earlier} isFixed={isFixed} onChange={set} />
      {isFixed ? null : (
        <Button variant="ghost" alignSelf="flex-start" onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
          {t('builder.remove')}
        </Button>
      )}
    </Flex>
  )
}
