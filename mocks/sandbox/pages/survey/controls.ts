// The fields of one question as plain HTML.
import { SurveyQuestionType } from '@adwright/sdk/types'
import { countedKeys } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { ShownQuestion } from '#mocks/sandbox/domain/surveys/translations.ts'
import { html, type Markup } from '#mocks/sandbox/pages/page.ts'
import { MAX_LONG_LENGTH, MAX_SHORT_LENGTH, OTHER } from '#mocks/sandbox/pages/survey/read-answer.ts'
import { markOf, type PageTexts } from '#mocks/sandbox/pages/survey/texts.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

const { MultipleChoice, Scale, Stars, ShortText, LongText, Ranking, Grid, Email, Statement } = SurveyQuestionType

type Field = {
  question: ShownQuestion
  values: readonly string[]
  /** The language of the question, and the words of the page. */
  language: string
  texts: PageTexts
  /** Ids of what describes the fields: hint and error. */
  describedBy: string
  /** Which order each person sees. */
  shuffle: string
}

function shuffled<Item>(items: Item[], seed: string): Item[] {
  const random = randomFrom(seedOf(seed))
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

function choices({ question, values, language, texts, describedBy, shuffle }: Field): Markup {
  const kind = question.type === MultipleChoice ? 'checkbox' : 'radio'
  const keys = countedKeys(question)
  const pairs = keys.map((value, at) => ({ value, label: question.shownOptions[at] ?? value }))
  const own = values.find((value) => !keys.includes(value))
  const { other, otherWords } = texts
  const mark = markOf(texts, language)
  const ordered = question.isShuffled ? shuffled(pairs, `${shuffle} ${question.id}`) : pairs
  const option = (value: string, label: string, isChecked: boolean, labelMark?: Markup) =>
    html`<label class="choice"><input type="${kind}" name="a" value="${value}" aria-describedby="${describedBy}" ${isChecked && html`checked`}><span${labelMark}>${label}</span></label>`
  return html`${ordered.map(({ value, label }) => option(value, label, values.includes(value)))}${
    question.hasOther &&
    html`${option(OTHER, other, own !== undefined, mark)}<label class="own"><span${mark}>${otherWords}</span><input name="other" maxlength="${MAX_SHORT_LENGTH}" value="${own ?? ''}"></label>`
  }`
}

function numbers({ question, values, language, texts, describedBy }: Field): Markup {
  const isStars = question.type === Stars
  const label = (key: string) =>
    isStars
      ? html`<span aria-hidden="true">${'★'.repeat(Number(key))}</span><span class="hidden"${markOf(texts, language)}>${texts.stars(Number(key))}</span>`
      : html`<span>${new Intl.NumberFormat(language).format(Number(key))}</span>`
  const ends = [question.lowLabel, question.highLabel]
  return html`<div class="${isStars ? 'stars' : 'scale'}">${countedKeys(question).map(
    (key) =>
      html`<label class="choice"><input type="radio" name="a" value="${key}" aria-describedby="${describedBy}" ${values.includes(key) && html`checked`}>${label(key)}</label>`,
  )}</div>${ends.some(Boolean) && html`<p class="ends"><span>${ends[0]}</span><span>${ends[1]}</span></p>`}`
}

function ranking({ question, values, language, texts }: Field): Markup {
  const { place, noPlace } = texts
  const options = question.options ?? []
  return html`${options.map(
    (option, at) =>
      html`<label class="rank"><span>${question.shownOptions[at] ?? option}</span><select name="a${at}"${markOf(texts, language)}><option value="">${noPlace}</option>${options.map(
        (_, rank) =>
          html`<option value="${rank + 1}" ${values.indexOf(option) === rank && html`selected`}>${place(rank + 1)}</option>`,
      )}</select></label>`,
  )}`
}

function grid({ question, values }: Field): Markup {
  const options = question.options ?? []
  return html`${(question.rows ?? []).map(
    (row, at) =>
      html`<fieldset class="row"><legend>${question.shownRows[at] ?? row}</legend>${options.map(
        (option, place) =>
          html`<label class="choice"><input type="radio" name="a${at}" value="${option}" ${values[at] === option && html`checked`}><span>${question.shownOptions[place] ?? option}</span></label>`,
      )}</fieldset>`,
  )}`
}

function text({ question, values, describedBy }: Field): Markup {
  const [value = ''] = values
  const named = html`name="a" aria-labelledby="question" aria-describedby="${describedBy}"`
  return question.type === LongText
    ? html`<textarea ${named} rows="6" maxlength="${MAX_LONG_LENGTH}">${value}</textarea>`
    : html`<input ${named} maxlength="${MAX_SHORT_LENGTH}" value="${value}">`
}

function email({ values, language, texts, describedBy }: Field): Markup {
  const { address, consent } = texts
  const mark = markOf(texts, language)
  const [value = ''] = values
  return html`<label class="own"><span${mark}>${address}</span><input name="a" type="email" autocomplete="email" maxlength="254" aria-describedby="${describedBy}" value="${value}"></label>
<label class="choice"><input type="checkbox" name="consent" value="yes"><span${mark}>${consent}</span></label>`
}

export function controls(field: Field): Markup {
  const { type } = field.question
  if (type === Scale || type === Stars) return numbers(field)
  if (type === Ranking) return ranking(field)
  if (type === Grid) return grid(field)
  if (type === ShortText || type === LongText) return text(field)
  if (type === Email) return email(field)
  return type === Statement ? html`` : choices(field)
}
