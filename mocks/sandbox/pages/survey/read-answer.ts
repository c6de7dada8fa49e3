// Reads the answer to one question from a form; whatever a form may hold, only known answers are taken.
import { SurveyQuestionType } from '@adwright/sdk/types'
import { countedKeys, type Question } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { AnswerProblem } from '#mocks/sandbox/pages/survey/texts/survey-texts.ts'

const { SingleChoice, MultipleChoice, Scale, Stars, ShortText, Ranking, Grid, Email, Statement } = SurveyQuestionType

export const MAX_SHORT_LENGTH = 200
export const MAX_LONG_LENGTH = 4000
const MAX_EMAIL_LENGTH = 254
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/

/** The value of the option in one's own words. */
export const OTHER = 'other:'

export type Read = { values: string[]; problem?: AnswerProblem }

const wrong = (problem: AnswerProblem, values: string[] = []): Read => ({ values, problem })

/** Control characters but line breaks are no part of any answer. */
const cleaned = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ''))
    .trim()

function readChoices(question: Question, form: URLSearchParams): Read {
  const keys = countedKeys(question)
  const given = [...new Set(form.getAll('a'))]
  const own = cleaned(form.get('other') ?? '')
  const isOther = question.hasOther && given.includes(OTHER)
  const chosen = given.filter((value) => value !== OTHER)
  const values = [...chosen, ...(isOther && own ? [own] : [])]
  if (chosen.some((value) => !keys.includes(value)) || (given.includes(OTHER) && !question.hasOther))
    return wrong('unknown')
  if (isOther && !own) return wrong('otherMissing', chosen)
  if (own.length > MAX_SHORT_LENGTH) return wrong('tooLong', values)
  if (question.type !== MultipleChoice && values.length > 1) return wrong('unknown')
  if (values.length > (question.maxChoices ?? Number.POSITIVE_INFINITY)) return wrong('tooMany', values)
  return { values }
}

/** Each option has a place of its own, or none has one. */
function readRanking({ options }: Question, form: URLSearchParams): Read {
  const places = (options ?? []).map((option, at) => ({ option, place: Number(form.get(`a${at}`) || 0) }))
  const ranked = places.filter(({ place }) => place > 0)
  const values = ranked.toSorted((a, b) => a.place - b.place).map(({ option }) => option)
  if (ranked.length === 0) return { values: [] }
  const isWhole = places.every(({ place }) => Number.isInteger(place) && place >= 1 && place <= places.length)
  const isDistinct = new Set(places.map(({ place }) => place)).size === places.length
  return isWhole && isDistinct ? { values } : wrong('places', values)
}

function readGrid({ rows, options, isRequired }: Question, form: URLSearchParams): Read {
  const values = (rows ?? []).map((_, at) => form.get(`a${at}`) ?? '')
  if (values.some((value) => value !== '' && !options?.includes(value))) return wrong('unknown')
  const given = values.filter((value) => value !== '')
  if (given.length === 0) return { values: [] }
  return isRequired && given.length < values.length ? wrong('rows', values) : { values }
}

function readEmail(form: URLSearchParams): Read {
  const address = cleaned(form.get('a') ?? '')
  if (address === '') return { values: [] }
  if (address.length > MAX_EMAIL_LENGTH || !EMAIL.test(address)) return wrong('email', [address])
  return form.get('consent') === 'yes' ? { values: [address] } : wrong('consent', [address])
}

function readText({ type }: Question, form: URLSearchParams): Read {
  const text = cleaned(form.get('a') ?? '')
  const most = type === ShortText ? MAX_SHORT_LENGTH : MAX_LONG_LENGTH
  return text.length > most ? wrong('tooLong', [text]) : { values: text === '' ? [] : [text] }
}

function readByType(question: Question, form: URLSearchParams): Read {
  const { type } = question
  if (type === SingleChoice || type === MultipleChoice || type === Scale || type === Stars)
    return readChoices(question, form)
  if (type === Ranking) return readRanking(question, form)
  if (type === Grid) return readGrid(question, form)
  if (type === Email) return readEmail(form)
  return type === Statement ? { values: [] } : readText(question, form)
}

/** The answer, or what is wrong with it together with what was entered. */
export function readAnswer(question: Question, form: URLSearchParams): Read {
  const read = readByType(question, form)
  const isMissing = question.isRequired && read.values.length === 0 && !read.problem
  return isMissing ? wrong('missing') : read
}
