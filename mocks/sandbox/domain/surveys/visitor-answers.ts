// The answers of a simulated person: all answers of one person hang together by their mood.
import { SurveyQuestionType } from '@adwright/sdk/types'
import { primaryOf } from '#mocks/sandbox/domain/surveys/languages.ts'
import type { Question } from '#mocks/sandbox/domain/surveys/survey.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

type Person = { question: Question; mood: number; random: () => number; language: string; number: number }

const CONTENT = 0.65
type VisitorTexts = { good: string[]; bad: string[] }

const ENGLISH: VisitorTexts = {
  good: [
    'All good, thank you. The tent was up in five minutes.',
    'Great quality, I will order again.',
    'The staff in the store took their time for me.',
    'Fast delivery and everything as described.',
    'The boots fit from the first day on.',
    'More colours would be nice, otherwise perfect.',
  ],
  bad: [
    'The delivery took a week longer than promised.',
    'The tent is too heavy for two people.',
    'The weight was not on the page, so I sent it back.',
    'No one answered my email about the return.',
    'The delivery came in two packages on different days.',
    'The zip broke on the first evening.',
    'Too heavy for a long walk, and the return was slow.',
  ],
}
/** Texts by language; in a language without any, people write in English. */
const TEXTS: Record<string, VisitorTexts> = {
  en: ENGLISH,
  tr: {
    good: [
      'Her şey çok iyiydi, teşekkürler.',
      'Kalite çok iyi, yine sipariş veririm.',
      'Teslimat hızlıydı.',
      'Botlar ilk günden rahattı.',
    ],
    bad: [
      'Teslimat söz verilenden bir hafta geç geldi.',
      'Çadır iki kişi için çok ağır.',
      'Ağırlık sayfada yazmıyordu, iade ettim.',
      'İade çok yavaştı.',
    ],
  },
  de: {
    good: ['Alles bestens, vielen Dank.', 'Sehr gute Qualität, gerne wieder.', 'Schnelle Lieferung.'],
    bad: ['Die Lieferung kam eine Woche zu spät.', 'Das Zelt ist zu schwer.', 'Die Rücksendung war mühsam.'],
  },
  fr: {
    good: ['Tout était parfait, merci.', 'Très bonne qualité.', 'Livraison rapide.'],
    bad: ['La livraison a pris du retard.', 'La tente est trop lourde.', 'Le retour était compliqué.'],
  },
  es: {
    good: ['Todo perfecto, gracias.', 'Muy buena calidad.', 'Entrega rápida.'],
    bad: ['La entrega llegó tarde.', 'La tienda pesa demasiado.', 'La devolución fue lenta.'],
  },
  it: {
    good: ['Tutto perfetto, grazie.', 'Ottima qualità.', 'Consegna veloce.'],
    bad: ['La consegna è arrivata in ritardo.', 'La tenda è troppo pesante.', 'Il reso è stato lento.'],
  },
  nl: {
    good: ['Alles prima, bedankt.', 'Heel goede kwaliteit.', 'Snelle levering.'],
    bad: ['De levering kwam te laat.', 'De tent is te zwaar.', 'Het retourneren duurde lang.'],
  },
  ar: {
    good: ['كل شيء ممتاز، شكرًا.', 'الجودة عالية جدًا.', 'التوصيل سريع.'],
    bad: ['وصل التوصيل متأخرًا أسبوعًا.', 'الخيمة ثقيلة جدًا.', 'كان الإرجاع بطيئًا.'],
  },
}
const NAMES = ['lena', 'paul', 'ayse', 'mehmet', 'sofie', 'jan', 'elena', 'tom', 'deniz', 'clara', 'emre', 'nils']
const FAMILIES = ['brandt', 'kaya', 'meyer', 'yilmaz', 'olsen', 'novak', 'demirci', 'keller']

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)))

const COMPLAINT = /heavy|damaged|late|slow|broken|not as|ağır|hasarlı|geç|yavaş|price|fiyat/i

/** How much a person of this mood likes an option: each has a base of its own, complaints belong to the discontent. */
function weightOf(question: Question, option: string, mood: number): number {
  const own = randomFrom(seedOf(question.text, option))
  const base = 0.25 + own()
  const tilt = COMPLAINT.test(option) ? -2.2 : own() * 1.6 - 0.8
  return base * Math.exp(tilt * (mood - CONTENT) * 1.8)
}

function weighted(options: readonly string[], weights: readonly number[], random: () => number): string {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex((weight) => {
    rest -= weight
    return rest <= 0
  })
  return options[Math.max(0, place)] ?? ''
}

/** Options in the order in which a person likes them. */
function byLiking({ question, mood, random }: Person): string[] {
  const liking = (question.options ?? []).map((option) => ({
    option,
    liking: weightOf(question, option, mood) * (0.6 + 0.8 * random()),
  }))
  return liking.sort((a, b) => b.liking - a.liking).map(({ option }) => option)
}

export function answerOf(person: Person): string[] {
  const { question, mood, random, language, number } = person
  const options = question.options ?? []
  const weights = options.map((option) => weightOf(question, option, mood))
  switch (question.type) {
    case SurveyQuestionType.SingleChoice:
      return [weighted(options, weights, random)]
    case SurveyQuestionType.MultipleChoice: {
      const chosen = options.filter((_, place) => random() < Math.min(0.9, (weights[place] ?? 0) * 0.5))
      const most = question.maxChoices ?? options.length
      return (chosen.length > 0 ? chosen : [weighted(options, weights, random)]).slice(0, most)
    }
    case SurveyQuestionType.Scale:
      return [String(clamped(10 * mood + (random() - 0.45) * 2, 0, 10))]
    case SurveyQuestionType.Stars:
      return [String(clamped(1.2 + 4 * mood + (random() - 0.5) * 1.6, 1, 5))]
    case SurveyQuestionType.Ranking:
      return byLiking(person)
    case SurveyQuestionType.Grid:
      return (question.rows ?? []).map(
        () => options[clamped((options.length - 1) * (mood + (random() - 0.5) * 0.5), 0, options.length - 1)] ?? '',
      )
    case SurveyQuestionType.Email:
      return [`${pick(NAMES, random)}.${pick(FAMILIES, random)}${number}@example.com`]
    case SurveyQuestionType.Statement:
      return []
    default: {
      const { good, bad } = TEXTS[primaryOf(language)] ?? ENGLISH
      return [pick(mood > CONTENT ? good : bad, random) ?? '']
    }
  }
}
