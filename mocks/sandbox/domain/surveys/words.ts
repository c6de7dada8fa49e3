// Frequent words of texts, without those that every text has. No mood is guessed.
import type { LabelCount } from '@adwright/sdk/types'

const MAX_WORDS = 30
const MIN_LENGTH = 4
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

/** The most frequent words with the number of texts that have them. */
export function frequentWords(texts: readonly string[]): LabelCount[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const word of words)
      if (word.length >= MIN_LENGTH && word.length <= 50 && !COMMON.has(word))
        counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_COUNT)
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_WORDS)
}
