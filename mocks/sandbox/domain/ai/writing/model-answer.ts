// Lets a language model fill in a schema, if one is configured. Its data counts only if each of its numbers is in the brief.
import { accepts } from '#mocks/sandbox/domain/ai/schema.ts'
import { numbersIn } from '#mocks/sandbox/domain/ai/unfounded-numbers.ts'
import type { OutsideResults } from '#mocks/sandbox/domain/outside-work.ts'
import type { LanguageModel } from '#mocks/sandbox/platforms/language-model.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Data = Record<string, unknown>

const MAX_CHARACTERS = 20_000
/** Models often wrap JSON into a block of Markdown. */
const CODE_BLOCK = /^```(?:json)?\s*([\s\S]*?)\s*```$/

const SYSTEM: Record<Language, string> = {
  en: 'Answer with one JSON object that follows the JSON Schema below, and with nothing else. Write its texts in English. Use only the facts of the brief, and no number that is not in it.',
  tr: 'Yalnızca aşağıdaki JSON Schema ile uyumlu tek bir JSON nesnesiyle yanıt ver. Metinleri Türkçe yaz. Yalnızca verilen bilgileri kullan; bilgilerde olmayan bir sayı yazma.',
}

/** The object that a model wrote; undefined if it wrote something else. */
function parsed(words: string): Data | undefined {
  try {
    const value: unknown = JSON.parse(CODE_BLOCK.exec(words)?.[1] ?? words)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Every text and number of a value, as text. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

type Request = {
  model: LanguageModel | null
  modelWords: OutsideResults<string | null>
  schema: Data
  prompt: string
  language: Language
}

/** The data of the model; undefined without a model, and for data of another form or with a number that is not in the brief. */
export function modelAnswer({ model, modelWords, schema, prompt, language }: Request): Data | undefined {
  if (!model) return undefined
  const system = `${SYSTEM[language]}\n\n${JSON.stringify(schema)}`
  const ask = async () => (await model.complete({ system, user: prompt })) ?? null
  const words = modelWords.get(`${system}\n\n${prompt}`, ask)
  if (words === null || words.length > MAX_CHARACTERS) return undefined
  const data = parsed(words)
  if (!data || !accepts(schema, data)) return undefined
  const known = new Set(numbersIn(prompt))
  const isFounded = leavesOf(data).every((text) => numbersIn(text).every((one) => known.has(one)))
  return isFounded ? data : undefined
}
