// The answers of a survey as a CSV file that spreadsheets open without running anything in it.
import { SurveyQuestionType } from '@adwright/sdk/types'
import { type StoredResponse, secondsOfResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import type { Question, StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const HEADINGS: Record<Language, string[]> = {
  en: ['Began', 'Sent', 'Source', 'Language', 'Seconds', 'Tags'],
  tr: ['Başladı', 'Gönderildi', 'Kaynak', 'Dil', 'Saniye', 'Etiketler'],
}
/** Spreadsheets read the mark as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** The columns of a question: one, or one for each row of a grid. */
const headingsOf = ({ text, rows }: Question): string[] => (rows ? rows.map((row) => `${text} – ${row}`) : [text])

const cellsOf = ({ id, rows }: Question, { answers }: StoredResponse): string[] => {
  const values = answers[id] ?? []
  return rows ? rows.map((_, place) => values[place] ?? '') : [values.join(' | ')]
}

type Options = { language: Language; isPersonalShown: boolean }

export function csvOf(
  survey: StoredSurvey,
  responses: readonly StoredResponse[],
  { language, isPersonalShown }: Options,
) {
  const questions = survey.questions.filter(
    ({ type }) => type !== SurveyQuestionType.Statement && (isPersonalShown || type !== SurveyQuestionType.Email),
  )
  const lines = [
    line([...HEADINGS[language], ...questions.flatMap(headingsOf)]),
    ...responses.map((response) =>
      line([
        response.startedAt,
        response.sentAt ?? '',
        response.via ?? '',
        response.language,
        String(secondsOfResponse(response)),
        response.tags.join(' | '),
        ...questions.flatMap((question) => cellsOf(question, response)),
      ]),
    ),
  ]
  return BYTE_ORDER_MARK + lines.join('')
}
