import { type Survey, SurveyQuestionType } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { isDay } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/use-address.ts'

const MAX_FILTERS = 20
const ANSWER = /^[\w-]{1,64}\.\d{1,3}$/
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
const VIA = /^[\w.-]{1,50}$/

/** The options of a question in the order of its results. */
export const optionsOf = ({ type, options, hasOther }: Survey['questions'][number], other: string): string[] => {
  if (options) return hasOther ? [...options, other] : options
  const count = type === SurveyQuestionType.Scale ? 11 : type === SurveyQuestionType.Stars ? 5 : 0
  return Array.from({ length: count }, (_, place) => String(count === 5 ? place + 1 : place))
}

/** The filters of results, in the address. */
export function useAnswerFilters() {
  const { t } = useTranslation('surveys')
  const { search, set } = useAddress()
  const chosen = (name: string, form: RegExp) =>
    [...new Set(search.getAll(name))].filter((value) => form.test(value)).slice(0, MAX_FILTERS)
  const answers = chosen('answers', ANSWER)
  const vias = chosen('vias', VIA)
  const languageTags = chosen('languages', LANGUAGE)
  const [dateBegin, dateEnd] = [search.get('dateBegin') ?? '', search.get('dateEnd') ?? '']
  const query = {
    ...(answers.length > 0 ? { answers } : {}),
    ...(vias.length > 0 ? { vias } : {}),
    ...(languageTags.length > 0 ? { languageTags } : {}),
    ...(isDay(dateBegin) ? { dateBegin } : {}),
    ...(isDay(dateEnd) ? { dateEnd } : {}),
  }
  return {
    query,
    set,
    has: (name: 'answers' | 'vias' | 'languages', value: string) => search.getAll(name).includes(value),
    toggle: (name: 'answers' | 'vias' | 'languages', value: string) => {
      const before = search.getAll(name)
      set({ [name]: before.includes(value) ? before.filter((one) => one !== value) : [...before, value] })
    },
    clear: () =>
      set({ answers: undefined, vias: undefined, languages: undefined, dateBegin: undefined, dateEnd: undefined }),
    /** The question and answer that a filter names. */
    labelOf: ({ questions }: Survey, filter: string): string => {
      const dot = filter.lastIndexOf('.')
      const question = questions.find(({ id }) => id === filter.slice(0, dot))
      const option = question && optionsOf(question, t('results.other'))[Number(filter.slice(dot + 1))]
      return question ? t('results.chip', { question: question.text, answer: option ?? '' }) : filter
    },
  }
}

export type AnswerFilters = ReturnType<typeof useAnswerFilters>
