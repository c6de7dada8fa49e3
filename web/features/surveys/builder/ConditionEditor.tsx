import {
  type SurveyCondition,
  SurveyConditionJoiner,
  SurveyConditionOperator,
  SurveyQuestionType,
} from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Check } from '#web/features/surveys/Field.tsx'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { type EditedQuestion, hasOptions, isNumber } from './draft.ts'

const { IsAnyOf, IsNoneOf, IsAtLeast, IsAtMost, IsAnswered, IsNotAnswered } = SurveyConditionOperator
const MAX_CONDITIONS = 10

/** The operators that make sense for the answers to a question. */
function operatorsFor({ type }: EditedQuestion): SurveyConditionOperator[] {
  const known = [IsAnswered, IsNotAnswered]
  if (isNumber(type)) return [IsAtLeast, IsAtMost, ...known]
  return hasOptions(type) ? [IsAnyOf, IsNoneOf, ...known] : known
}

interface ConditionEditorProps {
  question: EditedQuestion
  /** Conditions look at earlier questions only, so that no loop can be built. */
  earlier: readonly EditedQuestion[]
  isFixed: boolean
  onChange: (fields: Partial<EditedQuestion>) => void
}

export function ConditionEditor({ question, earlier, isFixed, onChange }: ConditionEditorProps) {
  const { t } = useTranslation('surveys')
  const { showIf, joiner } = question
  const asked = earlier.filter(({ type }) => type !== SurveyQuestionType.Statement)
  const first = asked[0]
  // Several conditions may look at one question, so the keys count them.
  const keys = showIf.map(
    ({ questionId }, place) =>
      `${questionId}-${showIf.slice(0, place).filter((one) => one.questionId === questionId).length}`,
  )
  const change = (place: number, next: SurveyCondition) => onChange({ showIf: showIf.with(place, next) })
  const conditionOn = (related: EditedQuestion): SurveyCondition => {
    const operator = operatorsFor(related)[0] ?? IsAnswered
    const values = isNumber(related.type) ? ['6'] : (related.options?.slice(0, 1) ?? [])
    return { questionId: related.id, operator, values }
  }
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        {t('logic.title')}
      </chakra.legend>
      {showIf.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {t(asked.length === 0 ? 'logic.first' : 'logic.always')}
        </Text>
      ) : null}
      {showIf.length > 1 ? (
        <Select
          aria-label={t('logic.joiner')}
          value={joiner}
          disabled={isFixed}
          onChange={({ target }) => onChange({ joiner: Number(target.value) as SurveyConditionJoiner })}
        >
          {Object.values(SurveyConditionJoiner).map((value) => (
            <option key={value} value={value}>
              {t(`logic.joiners.${value}`)}
            </option>
          ))}
        </Select>
      ) : null}
      <Flex direction="column" gap="3" mt="2">
        {showIf.map((condition, place) => (
          <Condition
            key={keys[place]}
            condition={condition}
            asked={asked}
            isFixed={isFixed}
            onQuestion={(related) => change(place, conditionOn(related))}
            onChange={(next) => change(place, next)}
            onRemove={() => onChange({ showIf: showIf.toSpliced(place, 1) })}
          />
        ))}
      </Flex>
      {isFixed || !first || showIf.length >= MAX_CONDITIONS ? null : (
        <Button
          size="sm"
          variant="outline"
          mt="2"
          onClick={() => onChange({ showIf: [...showIf, conditionOn(asked.at(-1) ?? first)] })}
        >
          <Plus size={16} aria-hidden="true" />
          {t('logic.add')}
        </Button>
      )}
    </chakra.fieldset>
  )
}

interface ConditionProps {
  condition: SurveyCondition
  asked: readonly EditedQuestion[]
  isFixed: boolean
  onQuestion: (question: EditedQuestion) => void
  onChange: (condition: SurveyCondition) => void
  onRemove: () => void
}

function Condition({ condition, asked, isFixed, onQuestion, onChange, onRemove }: ConditionProps) {
  const { t } = useTranslation('surveys')
  const { questionId, operator, values } = condition
  const related = asked.find(({ id }) => id === questionId)
  const namesOptions = operator === IsAnyOf || operator === IsNoneOf
  const namesNumber = operator === IsAtLeast || operator === IsAtMost
  const toggle = (option: string, isChosen: boolean) =>
    onChange({ ...condition, values: isChosen ? [...values, option] : values.filter((value) => value !== option) })
  return (
    <Flex direction="column" gap="2" p="3" borderWidth="1px" borderRadius="l2">
      <Flex gap="2" align="center">
        <Select
          aria-label={t('logic.question')}
          value={questionId}
          disabled={isFixed}
          onChange={({ target }) => {
            const next = asked.find(({ id }) => id === target.value)
            if (next) onQuestion(next)
          }}
        >
          {asked.map(({ id, text }, place) => (
            <option key={id} value={id}>
              {place + 1}. {text}
            </option>
          ))}
        </Select>
        {isFixed ? null : <IconButton label={t('logic.remove')} icon={X} onClick={onRemove} />}
      </Flex>
      <Select
        aria-label={t('logic.operator')}
        value={operator}
        disabled={isFixed}
        onChange={({ target }) => {
          const next = Number(target.value) as SurveyConditionOperator
          const isPlain = next === IsAnswered || next === IsNotAnswered
          onChange({ ...condition, operator: next, values: isPlain ? [] : values.length > 0 ? values : ['6'] })
        }}
      >
        {(related ? operatorsFor(related) : [operator]).map((value) => (
          <option key={value} value={value}>
            {t(`logic.operators.${value}`)}
          </option>
        ))}
      </Select>
      {namesOptions
        ? [...new Set([...(related?.options ?? []), ...values])].map((option) => (
            <Check
              key={option}
              checked={values.includes(option)}
              disabled={isFixed}
              onChange={(isChosen) => toggle(option, isChosen)}
            >
              {related?.options?.includes(option) ? option : t('logic.deletedOption', { option })}
            </Check>
          ))
        : null}
      {namesNumber ? (
        <Input
          type="number"
          min={0}
          max={10}
          aria-label={t('logic.number')}
          value={values[0] ?? ''}
          disabled={isFixed}
          onChange={({ target }) => onChange({ ...condition, values: [target.value] })}
        />
      ) : null}
    </Flex>
  )
}
