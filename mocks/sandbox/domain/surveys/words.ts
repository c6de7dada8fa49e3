// Frequent words of texts, without those that every text has. No mood is guessed.
import type { LabelCount } from '@adwright/sdk/types'

const MAX_WORDS = 30
const MIN_LENGTH = 4
const MAX_LENGTH = 50
const MIN_COUNT = 2

const COMMON = new Set(
  `about after again also because been before being could does doing down during each even every from have having here into just
  like made make more most much must nothing only other over really same should some such than that their them then there these they
  this those through very want well were what when where which while will with without would your yours thank thanks please
  ancak artık bana bazı belki biraz bunu bütün çünkü daha değil diye eğer fakat gibi hala hem hepsi hiç için ile ise kadar kendi
  neden nedir olan olarak oldu olduğu olsun onlar onun sadece sonra şekilde şimdi tüm üzere veya yani zaten çok teşekkürler lütfen`.split(
    /\s+/,
  ),
)

/** The words of a text that are worth counting, each once. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])].filter(
    (word) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && !COMMON.has(word),
  )

/** The most frequent words with the number of texts that have them. */
export const mostFrequent = (counts: Record<string, number>): LabelCount[] =>
  Object.entries(counts)
    .filter(([, count]) => count >= MIN_COUNT)
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_WORDS)
