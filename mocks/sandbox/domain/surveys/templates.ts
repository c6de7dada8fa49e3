// Surveys to begin with.
import {
  type SurveyConditionOperator as Operator,
  SurveyAudience,
  SurveyConditionOperator,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  type SurveyTemplate,
} from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Words = Record<Language, string>
type QuestionSeed = {
  type: SurveyQuestionType
  text: Words
  options?: Words[]
  rows?: Words[]
  ends?: [Words, Words]
  isRequired?: boolean
  hasOther?: boolean
  isShuffled?: boolean
  maxChoices?: number
  /** An earlier question by its place from 1, and what its answer must be. */
  showIf?: { place: number; operator: Operator; values: (Words | string)[] }
}
type TemplateSeed = Pick<SurveyTemplate, 'key' | 'audience' | 'minutes'> & {
  title: Words
  description: Words
  introduction: Words
  questions: QuestionSeed[]
}

const { OurCompany, OurCustomers } = SurveyAudience
const { SingleChoice, MultipleChoice, Scale, Stars, ShortText, LongText, Ranking, Grid, Email } = SurveyQuestionType
const { IsAnyOf, IsAtMost } = SurveyConditionOperator

const words = (en: string, tr: string): Words => ({ en, tr })
const LIKELY: [Words, Words] = [words('Not at all likely', 'Hiç olası değil'), words('Extremely likely', 'Çok olası')]
const TWO_MINUTES = words('A few questions, two minutes. Thank you.', 'Birkaç soru, iki dakika. Teşekkürler.')

const recommend: QuestionSeed = {
  type: Scale,
  text: words('How likely are you to recommend us to a friend?', 'Bizi bir arkadaşınıza önerme olasılığınız nedir?'),
  ends: LIKELY,
  isRequired: true,
}
const improve = (place: number): QuestionSeed => ({
  type: LongText,
  text: words('What should we do better?', 'Neyi daha iyi yapmalıyız?'),
  showIf: { place, operator: IsAtMost, values: ['6'] },
})
const callBack: QuestionSeed = {
  type: Email,
  text: words('May we write to you about your answer?', 'Yanıtınız hakkında size yazabilir miyiz?'),
}

const DAMAGED = words('Damaged', 'Hasarlı')
const NOT_AS_SHOWN = words('Not as shown', 'Gösterildiği gibi değil')

const TEMPLATES: readonly TemplateSeed[] = [
  {
    key: 'orderFeedback',
    audience: OurCustomers,
    minutes: 2,
    title: words('How was your order?', 'Siparişiniz nasıldı?'),
    description: words(
      'Net promoter score after an order, and what goes along with it.',
      'Sipariş sonrası net tavsiye skoru ve onunla birlikte görülenler.',
    ),
    introduction: TWO_MINUTES,
    questions: [
      recommend,
      { type: Stars, text: words('How was the delivery?', 'Teslimat nasıldı?'), isRequired: true },
      {
        type: MultipleChoice,
        text: words('What matters most to you?', 'Sizin için en önemlisi nedir?'),
        options: [
          words('Price', 'Fiyat'),
          words('Quality', 'Kalite'),
          words('Delivery', 'Teslimat'),
          words('Advice', 'Danışmanlık'),
        ],
        isShuffled: true,
        maxChoices: 2,
      },
      improve(1),
      callBack,
    ],
  },
  {
    key: 'returnReasons',
    audience: OurCustomers,
    minutes: 1,
    title: words('Why did you return it?', 'Neden iade ettiniz?'),
    description: words(
      'What sends goods back, while people still remember it.',
      'Ürünleri geri döndüren nedenler, hâlâ akıldayken.',
    ),
    introduction: words(
      'One minute that helps us to describe our goods better.',
      'Ürünlerimizi daha iyi anlatmamıza yardım edecek bir dakika.',
    ),
    questions: [
      {
        type: SingleChoice,
        text: words('What was the reason?', 'Nedeni neydi?'),
        options: [words('Too heavy', 'Çok ağır'), words('Too small', 'Çok küçük'), DAMAGED, NOT_AS_SHOWN],
        isRequired: true,
        hasOther: true,
      },
      {
        type: LongText,
        text: words('What did you expect instead?', 'Bunun yerine ne bekliyordunuz?'),
        showIf: { place: 1, operator: IsAnyOf, values: [NOT_AS_SHOWN] },
      },
      {
        type: ShortText,
        text: words('Which part was damaged?', 'Hangi parça hasarlıydı?'),
        showIf: { place: 1, operator: IsAnyOf, values: [DAMAGED] },
      },
      {
        ...recommend,
        text: words('How likely are you to buy from us again?', 'Bizden yeniden alışveriş yapma olasılığınız nedir?'),
      },
    ],
  },
  {
    key: 'storeOpening',
    audience: OurCustomers,
    minutes: 2,
    title: words('Our new store', 'Yeni mağazamız'),
    description: words(
      'What visitors of an opening came for and what they missed.',
      'Açılışa gelenler neden geldi, neyi eksik buldu?',
    ),
    introduction: TWO_MINUTES,
    questions: [
      {
        type: SingleChoice,
        text: words('How did you hear about the opening?', 'Açılışı nereden duydunuz?'),
        options: [
          words('Social media', 'Sosyal medya'),
          words('Newsletter', 'Bülten'),
          words('Passing by', 'Yoldan geçerken'),
          words('Friends', 'Arkadaşlar'),
        ],
        hasOther: true,
        isRequired: true,
      },
      {
        type: Grid,
        text: words('How did you like it?', 'Nasıl buldunuz?'),
        rows: [words('Range', 'Ürün çeşidi'), words('Advice', 'Danışmanlık'), words('Prices', 'Fiyatlar')],
        options: [words('Poor', 'Kötü'), words('Fair', 'Orta'), words('Good', 'İyi'), words('Excellent', 'Çok iyi')],
      },
      recommend,
      improve(3),
    ],
  },
  {
    key: 'teamPulse',
    audience: OurCompany,
    minutes: 1,
    title: words('How is the team?', 'Ekip nasıl?'),
    description: words(
      'Anonymous: no group of fewer than five people is ever shown.',
      'Anonim: beş kişiden küçük hiçbir grup gösterilmez.',
    ),
    introduction: words('Your answers are anonymous.', 'Yanıtlarınız anonimdir.'),
    questions: [
      { type: Stars, text: words('How was your month?', 'Ayınız nasıldı?'), isRequired: true },
      {
        type: Ranking,
        text: words('What would help you most?', 'Size en çok ne yardımcı olur?'),
        options: [
          words('Clearer goals', 'Daha açık hedefler'),
          words('Fewer meetings', 'Daha az toplantı'),
          words('Better tools', 'Daha iyi araçlar'),
        ],
      },
      { type: LongText, text: words('What should we change?', 'Neyi değiştirmeliyiz?') },
    ],
  },
  {
    key: 'pageExit',
    audience: OurCustomers,
    minutes: 1,
    title: words('What was missing?', 'Ne eksikti?'),
    description: words('One question for visitors who leave a page.', 'Sayfadan ayrılan ziyaretçilere tek bir soru.'),
    introduction: words('One question only.', 'Yalnızca tek bir soru.'),
    questions: [
      {
        type: SingleChoice,
        text: words('Did you find what you were looking for?', 'Aradığınızı buldunuz mu?'),
        options: [words('Yes', 'Evet'), words('Partly', 'Kısmen'), words('No', 'Hayır')],
        isRequired: true,
      },
      {
        type: ShortText,
        text: words('What were you looking for?', 'Ne arıyordunuz?'),
        showIf: { place: 1, operator: IsAnyOf, values: [words('Partly', 'Kısmen'), words('No', 'Hayır')] },
      },
    ],
  },
  {
    key: 'productIdea',
    audience: OurCustomers,
    minutes: 2,
    title: words('Help us choose', 'Seçmemize yardım edin'),
    description: words(
      'Which of several ideas people would buy, in order.',
      'İnsanlar hangi fikri satın alır, sırasıyla.',
    ),
    introduction: TWO_MINUTES,
    questions: [
      {
        type: Ranking,
        text: words('Which would you buy first?', 'Önce hangisini alırdınız?'),
        options: [
          words('A lighter tent', 'Daha hafif bir çadır'),
          words('A repair set', 'Bir onarım seti'),
          words('A warmer jacket', 'Daha sıcak bir ceket'),
        ],
        isRequired: true,
      },
      {
        type: Scale,
        text: words('How likely are you to buy it this year?', 'Bu yıl satın alma olasılığınız nedir?'),
        ends: LIKELY,
      },
      { type: ShortText, text: words('What should it cost?', 'Ne kadar olmalı?') },
    ],
  },
]

function questionIn(language: Language, seed: QuestionSeed, place: number): SurveyQuestionDraft {
  const { type, text, options, rows, ends, showIf, isRequired, hasOther, isShuffled, maxChoices } = seed
  const inLanguage = (value: Words | string) => (typeof value === 'string' ? value : value[language])
  return {
    id: `new_${place + 1}`,
    type,
    text: text[language],
    options: options?.map(inLanguage) ?? null,
    rows: rows?.map(inLanguage) ?? null,
    isRequired: isRequired ?? false,
    hasOther: hasOther ?? false,
    isShuffled: isShuffled ?? false,
    maxChoices: maxChoices ?? null,
    lowLabel: ends?.[0][language] ?? null,
    highLabel: ends?.[1][language] ?? null,
    showIf: showIf
      ? [{ questionId: `new_${showIf.place}`, operator: showIf.operator, values: showIf.values.map(inLanguage) }]
      : [],
  }
}

export const templatesIn = (language: Language): SurveyTemplate[] =>
  TEMPLATES.map(({ key, audience, minutes, title, description, introduction, questions }) => ({
    key,
    audience,
    minutes,
    title: title[language],
    description: description[language],
    introduction: introduction[language],
    questions: questions.map((question, place) => questionIn(language, question, place)),
  }))
