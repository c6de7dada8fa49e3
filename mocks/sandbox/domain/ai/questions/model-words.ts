// Lets a language model word an answer, if one is configured. Its words count only if each of their numbers is in the evidence.
import { formatEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { QuestionAnswer } from '#mocks/sandbox/domain/ai/questions/answer-question.ts'
import { unfoundedNumbers } from '#mocks/sandbox/domain/ai/unfounded-numbers.ts'
import type { OutsideResults } from '#mocks/sandbox/domain/outside-work.ts'
import type { LanguageModel } from '#mocks/sandbox/platforms/language-model.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const MAX_CHARACTERS = 4000

const SYSTEM: Record<Language, string> = {
  en: 'Answer the question in English, in at most five sentences. Use only the facts, and copy their numbers exactly as they are written. Add no number, cause or advice that is not in them.',
  tr: 'Soruyu Türkçe olarak en fazla beş cümleyle yanıtla. Yalnızca verilen bilgileri kullan ve sayıları yazıldığı gibi aktar. Bilgilerde olmayan bir sayı, neden ya da öneri ekleme.',
}

type WordsContext = {
  model: LanguageModel | null
  modelWords: OutsideResults<string | null>
  question: string
  language: Language
}

/** Returns the answer in the words of the model, or as it is without a model, and for words that the evidence does not hold. */
export function inWordsOfModel(
  answer: QuestionAnswer,
  { model, modelWords, question, language }: WordsContext,
): QuestionAnswer & { model?: string } {
  if (!model || !answer.isGrounded) return answer
  const facts = answer.citations.map((one) => `${one.label}: ${formatEvidence(one, language)}`)
  const user = [question, '', answer.text, ...facts].join('\n')
  const words = modelWords.get(user, async () => (await model.complete({ system: SYSTEM[language], user })) ?? null)
  if (words === null || words.length > MAX_CHARACTERS) return answer
  const unfounded = unfoundedNumbers(words, language, { evidence: answer.citations, quotes: answer.names })
  return unfounded.length > 0 ? answer : { ...answer, text: words, model: model.name }
}
