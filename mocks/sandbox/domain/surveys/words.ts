// Frequent words of texts, without those that every text has. No mood is guessed.
import type { LabelCount } from '@adwright/sdk/types'
import { primaryOf } from '#mocks/sandbox/domain/surveys/languages.ts'
import { stopWordsOf } from '#mocks/sandbox/domain/surveys/stop-words.ts'

const MAX_WORDS = 30
const MIN_LENGTH = 4
const MAX_LENGTH = 50
const MIN_COUNT = 2
/** Languages that write without spaces between words; their words are shorter, too. */
const WITHOUT_SPACES = ['ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']
const MIN_LENGTH_WITHOUT_SPACES = 2

const segmenters = new Map<string, Intl.Segmenter>()

function segmentsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** The words of a text that are worth counting, each once. */
export function wordsOf(text: string, tag: string): string[] {
  const language = primaryOf(tag)
  const isSpaced = !WITHOUT_SPACES.includes(language)
  const lower = text.toLocaleLowerCase(tag)
  const words = isSpaced ? (lower.match(/[\p{L}\p{M}]+/gu) ?? []) : segmentsOf(lower, language)
  const least = isSpaced ? MIN_LENGTH : MIN_LENGTH_WITHOUT_SPACES
  const common = stopWordsOf(language)
  return [...new Set(words)].filter((word) => word.length >= least && word.length <= MAX_LENGTH && !common.has(word))
}

/** The most frequent words with the number of texts that have them. */
export const mostFrequent = (counts: Record<string, number>): LabelCount[] =>
  Object.entries(counts)
    .filter(([, count]) => count >= MIN_COUNT)
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_WORDS)
