import type { Language, SurveyTranslation } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/features/surveys/Field.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { EditedQuestion, EditedSurvey } from './draft.ts'
import { translationProgress } from './translation-progress.ts'

interface TranslationFieldsProps {
  draft: EditedSurvey
  base: Language
  isReadOnly: boolean
  onChange: (fields: Partial<EditedSurvey>) => void
}

type Words = SurveyTranslation['questions'][number]

const emptyWords = ({ id, options, rows }: EditedQuestion): Words => ({
  questionId: id,
  text: null,
  options: (options ?? []).map(() => ''),
  rows: (rows ?? []).map(() => ''),
  lowLabel: null,
  highLabel: null,
})

const emptyTranslation = (language: Language): SurveyTranslation => ({
  language,
  title: null,
  description: null,
  thanksText: null,
  closedText: null,
  questions: [],
})

/** The texts in the other language. New questions get theirs once they are saved, because only then they have ids. */
export function TranslationFields({ draft, base, isReadOnly, onChange }: TranslationFieldsProps) {
  const { t } = useTranslation('surveys')
  const other: Language = base === 'en' ? 'tr' : 'en'
  const translation = draft.translations?.find(({ language }) => language === other)
  const isSaved = draft.questions.length > 0 && draft.questions.every(({ id }) => !id.startsWith('new_'))
  const language = t(`language.${other}`)
  const set = (fields: Partial<SurveyTranslation>) =>
    onChange({ translations: [{ ...(translation ?? emptyTranslation(other)), ...fields }] })
  const wordsOf = (question: EditedQuestion) => {
    const found = translation?.questions.find(({ questionId }) => questionId === question.id)
    return { ...emptyWords(question), ...found }
  }
  const setWords = (question: EditedQuestion, fields: Partial<Words>) =>
    set({
      questions: draft.questions.map((one) => (one.id === question.id ? { ...wordsOf(one), ...fields } : wordsOf(one))),
    })
  if (!translation)
    return (
      <Section title={t('translation.title', { language })} description={t('translation.text')}>
        <Button
          variant="outline"
          disabled={isReadOnly || !isSaved}
          onClick={() => set({ questions: draft.questions.map(emptyWords) })}
        >
          {t('translation.add', { language })}
        </Button>
        {isSaved || isReadOnly ? null : (
          <Text color="fg.muted" textStyle="sm" mt="2">
            {t('translation.saveFirst')}
          </Text>
        )}
      </Section>
    )
  const progress = translationProgress(draft, translation)
  const field = (
    label: string,
    own: string | null | undefined,
    value: string | null,
    change: (next: string) => void,
  ) =>
    own ? (
      <Field key={label} label={label} help={own} value={value} lang={other} disabled={isReadOnly} onChange={change} />
    ) : null
  return (
    <Section
      title={t('translation.title', { language })}
      description={t('translation.text')}
      actions={
        isReadOnly ? undefined : (
          <Button size="sm" variant="ghost" onClick={() => onChange({ translations: [] })}>
            {t('translation.remove')}
          </Button>
        )
      }
    >
      <Text role="status" color={progress.done === progress.all ? 'good.fg' : 'fg.muted'} mb="3">
        {t('translation.progress', progress)}
      </Text>
      <Flex direction="column" gap="4">
        {field(t('settings.name'), draft.title, translation.title, (title) => set({ title }))}
        {field(t('settings.description'), draft.description, translation.description, (description) =>
          set({ description }),
        )}
        {field(t('settings.thanks'), draft.thanksText, translation.thanksText, (thanksText) => set({ thanksText }))}
        {draft.questions.map((question, place) => {
          const words = wordsOf(question)
          const at = (texts: readonly string[], index: number, next: string) => texts.with(index, next)
          return (
            <Flex key={question.id} direction="column" gap="2">
              {field(t('builder.question', { number: place + 1 }), question.text, words.text, (text) =>
                setWords(question, { text }),
              )}
              {(question.rows ?? []).map((row, index) =>
                field(`${t('builder.rows')} ${place + 1}.${index + 1}`, row, words.rows[index] ?? '', (next) =>
                  setWords(question, { rows: at(words.rows, index, next) }),
                ),
              )}
              {(question.options ?? []).map((option, index) =>
                field(`${t('builder.options')} ${place + 1}.${index + 1}`, option, words.options[index] ?? '', (next) =>
                  setWords(question, { options: at(words.options, index, next) }),
                ),
              )}
              {field(t('builder.low'), question.lowLabel, words.lowLabel, (lowLabel) =>
                setWords(question, { lowLabel }),
              )}
              {field(t('builder.high'), question.highLabel, words.highLabel, (highLabel) =>
                setWords(question, { highLabel }),
              )}
            </Flex>
          )
        })}
      </Flex>
    </Section>
  )
}
