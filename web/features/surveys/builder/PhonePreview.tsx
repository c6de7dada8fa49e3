import { type SurveyQuestionType as QuestionType, SurveyQuestionType } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/ui/page/Section.tsx'
import type { EditedQuestion, EditedSurvey } from './draft.ts'

const { Scale, Stars, ShortText, LongText, Email } = SurveyQuestionType
const IN_A_ROW: readonly QuestionType[] = [Scale, Stars]
const WRITTEN: readonly QuestionType[] = [ShortText, LongText, Email]

const choicesOf = ({ type, options, rows }: EditedQuestion): string[] => {
  if (type === Scale) return Array.from({ length: 11 }, (_, number) => String(number))
  if (type === Stars) return ['★', '★★', '★★★', '★★★★', '★★★★★']
  return rows ?? options ?? []
}

/** A question as it looks on a phone; given answers are marked. */
export function PhoneQuestion(props: {
  question: EditedQuestion | undefined
  title?: string
  color?: string | null | undefined
  given?: readonly string[]
}) {
  const { question, title, color, given = [] } = props
  const { t } = useTranslation('surveys')
  // Stars are drawn, and answered with their number.
  const isGiven = (choice: string) => given.includes(choice.startsWith('★') ? String(choice.length) : choice)
  return (
    <Box
      aria-hidden="true"
      borderWidth="1px"
      borderRadius="l3"
      borderTopWidth="6px"
      dir="auto"
      borderTopColor={color ?? 'accent.solid'}
      p="4"
      maxWidth="20rem"
      width="100%"
      marginInline="auto"
      bg="bg.panel"
    >
      {title === undefined ? null : (
        <Text color="fg.muted" textStyle="xs">
          {title}
        </Text>
      )}
      <Text fontWeight="semibold" my="2" overflowWrap="anywhere">
        {question?.text || t('builder.untitled')}
      </Text>
      {question && WRITTEN.includes(question.type) ? (
        <Box borderWidth="1px" borderRadius="l2" height={question.type === LongText ? '5rem' : '2.5rem'} />
      ) : (
        <Flex direction={question && IN_A_ROW.includes(question.type) ? 'row' : 'column'} wrap="wrap" gap="1.5">
          {[...new Set(question ? choicesOf(question) : [])].map((choice) => (
            <chakra.span
              key={choice}
              borderWidth="1px"
              borderRadius="l2"
              px="2"
              py="1.5"
              textStyle="sm"
              {...(isGiven(choice) ? { bg: 'accent.subtle', borderColor: 'accent.solid' } : {})}
            >
              {choice}
            </chakra.span>
          ))}
        </Flex>
      )}
    </Box>
  )
}

/** About how the chosen question looks on a phone; the real page opens with Preview. */
export function PhonePreview({ draft, question }: { draft: EditedSurvey; question: EditedQuestion | undefined }) {
  const { t } = useTranslation('surveys')
  return (
    <Section title={t('phone.title')} description={t('phone.text')}>
      <PhoneQuestion question={question} title={draft.title} color={draft.accentColor} />
    </Section>
  )
}
