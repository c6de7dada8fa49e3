// The sentences of the simulated language model. It words a brief, and errs as models do: one claim has no proof.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Texts = {
  headlines: readonly string[]
  descriptions: readonly string[]
  posts: readonly (readonly [title: string, text: string])[]
  questions: readonly (readonly [text: string, answers: readonly string[]])[]
  planTitle: string
  planText: string
  steps: readonly string[]
  shows: string
}

/** `{subject}`, `{audience}` and `{fact}` stand for parts of the brief. */
export const WRITING_TEXTS: Record<Language, Texts> = {
  en: {
    headlines: ['{subject}', 'Discover {subject}', 'Compare {subject}', 'The best {subject}', 'Find Your Size at Home'],
    descriptions: [
      '{subject} for {audience}. {fact}.',
      'Compare {subject} and find what fits. {fact}.',
      'Questions about {subject}? Ask our team.',
    ],
    posts: [
      ['Behind the scenes', 'How we choose {subject}. {fact}. What would you like to see next?'],
      ['One tip', 'A tip for {audience}: take your time with {subject}. Which tip would you add?'],
      ['Your question', 'What do you want to know about {subject}? Ask below, we answer.'],
    ],
    questions: [
      ['How did you find out about {subject}?', ['Search engine', 'Social media', 'Friends or family', 'Other']],
      ['How easy was it to find what you were looking for?', ['Very easy', 'Easy', 'Difficult', 'Very difficult']],
      ["Don't you agree that {subject} is easy to use?", ['Yes', 'No']],
      ['What is missing from {subject}?', []],
    ],
    planTitle: '{subject}',
    planText: 'A plan for {audience}. {fact}.',
    steps: [
      'Write down how {subject} is measured',
      'Check the present state of {subject}',
      'Choose the first change and who makes it',
      'Compare the result with the state before',
    ],
    shows: '{subject}',
  },
  tr: {
    headlines: [
      '{subject}',
      '{subject} modelleri',
      '{subject} seçenekleri',
      'En iyi {subject}',
      'Bedeninizi evde bulun',
    ],
    descriptions: [
      '{audience} için {subject}. {fact}.',
      '{subject} seçeneklerini karşılaştırın. {fact}.',
      '{subject} hakkında sorunuz mu var? Ekibimize sorun.',
    ],
    posts: [
      ['Perde arkası', '{subject} seçimini nasıl yapıyoruz? {fact}. Sırada ne görmek istersiniz?'],
      ['Bir öneri', '{audience} için bir öneri: {subject} seçerken acele etmeyin. Siz ne eklersiniz?'],
      ['Sizin sorunuz', '{subject} hakkında ne bilmek istersiniz? Aşağıya yazın, yanıtlayalım.'],
    ],
    questions: [
      ['{subject} ile nasıl tanıştınız?', ['Arama motoru', 'Sosyal medya', 'Arkadaş ya da aile', 'Diğer']],
      ['Aradığınızı bulmak ne kadar kolaydı?', ['Çok kolay', 'Kolay', 'Zor', 'Çok zor']],
      ['Sizce de {subject} kolay değil mi?', ['Evet', 'Hayır']],
      ['{subject} için eksik olan nedir?', []],
    ],
    planTitle: '{subject}',
    planText: '{audience} için bir plan. {fact}.',
    steps: [
      '{subject} için ölçütü yazın',
      '{subject} için bugünkü durumu kontrol edin',
      'İlk değişikliği ve sorumlusunu seçin',
      'Sonucu önceki durumla karşılaştırın',
    ],
    shows: '{subject}',
  },
}

export const ANYONE: Record<Language, string> = { en: 'everyone', tr: 'herkes' }
