import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/features/surveys/Field.tsx'
import type { EditedQuestion, EditedSurvey, Localization } from './draft.ts'

interface TranslationFieldsProps {
  draft: EditedSurvey
  localization: Localization
  isReadOnly: boolean
  onChange: (localization: Localization) => void
}

type Words = Localization['questions'][number]

const emptyWords = ({ id, options, rows }: EditedQuestion): Words => ({
  questionId: id,
  text: null,
  options: (options ?? []).map(() => ''),
  rows: (rows ?? []).map(() => ''),
  lowLabel: null,
  highLabel: null,
})

export const emptyLocalization = (languageTag: string, { questions }: EditedSurvey): Localization => ({
  languageTag,
  title: null,
  description: null,
  thanksText: null,
  closedText: null,
  questions: questions.map(emptyWords),
})

/** Texts with one of them changed, as many as there are in the base. */
const withText = (own: readonly string[], texts: readonly string[], index: number, next: string) =>
  own.map((_, place) => (place === index ? next : (texts[place] ?? '')))

/** The texts of a survey in another language, each with that of the base below it. */
export function TranslationFields({ draft, localization, isReadOnly, onChange }: TranslationFieldsProps) {
  const { t } = useTranslation('surveys')
  const set = (fields: Partial<Localization>) => onChange({ ...localization, ...fields })
  const wordsOf = (question: EditedQuestion) => {
    const found = localization.questions.find(({ questionId }) => questionId === question.id)
    return { ...emptyWords(question), ...found }
  }
  const setWords = (question: EditedQuestion, fields: Partial<Words>) =>
    set({
      questions: draft.questions.map((one) => (one.id === question.id ? { ...wordsOf(one), ...fields } : wordsOf(one))),
    })
  const field = (
    label: string,
    own: string | null | undefined,
    value: string | null,
    change: (next: string) => void,
  ) =>
    own ? (
      <Field
        key={label}
        label={label}
        help={own}
        value={value}
        lang={localization.languageTag}
        disabled={isReadOnly}
        onChange={change}
      />
    ) : null
  return (
    <Flex direction="column" gap="4" mt="4">
      {field(t('settings.name'), draft.title, localization.title, (title) => set({ title }))}
      {field(t('settings.description'), draft.description, localization.description, (description) =>
        set({ description }),
      )}
      {field(t('settings.thanks'), draft.thanksText, localization.thanksText, (thanksText) => set({ thanksText }))}
      {field(t('settings.closed'), draft.closedText, localization.closedText, (closedText) => set({ closedText }))}
      {draft.questions.map((question, place) => {
        const words = wordsOf(question)
        const [rows, options] = [question.rows ?? [], question.options ?? []]
        return (
          <Flex key={question.id} direction="column" gap="2">
            {field(t('builder.question', { number: place + 1 }), question.text, words.text, (text) =>
              setWords(question, { text }),
            )}
            {rows.map((row, index) =>
              field(`${t('builder.rows')} ${place + 1}.${index + 1}`, row, words.rows[index] ?? '', (next) =>
                setWords(question, { rows: withText(rows, words.rows, index, next) }),
              ),
            )}
            {options.map((option, index) =>
              field(`${t('builder.options')} ${place + 1}.${index + 1}`, option, words.options[index] ?? '', (next) =>
                setWords(question, { options: withText(options, words.options, index, next) }),
              ),
            )}
            {field(t('builder.low'), question.lowLabel, words.lowLabel, (lowLabel) => setWords(question, { lowLabel }))}
            {field(t('builder.high'), question.highLabel, words.highLabel, (highLabel) =>
              setWords(question, { highLabel }),
            )}
          </Flex>
        )
      })}
    </Flex>
  )
}
