// The words of the page on which people answer.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Texts = {
  start: string
  next: string
  back: string
  send: string
  minutes: (minutes: number) => string
  asks: (name: string) => string
  data: string
  anonymous: string
  keeps: (days: number) => string
  resume: string
  required: string
  optional: string
  mostChoices: (count: number) => string
  other: string
  otherWords: string
  place: (place: number) => string
  noPlace: string
  consent: string
  address: string
  stars: (count: number) => string
  progress: (place: number, count: number) => string
  error: string
  thanks: string
  closed: string
  closedKept: string
  notYet: string
  full: string
  expired: string
  again: string
  preview: string
  languages: string
  problems: Record<AnswerProblem, string>
}

/** The faults that an answer can have. */
export type AnswerProblem =
  | 'missing'
  | 'unknown'
  | 'tooLong'
  | 'tooMany'
  | 'otherMissing'
  | 'places'
  | 'rows'
  | 'email'
  | 'consent'

export const SURVEY_TEXTS: Record<Language, Texts> = {
  en: {
    start: 'Start',
    next: 'Next',
    back: 'Back',
    send: 'Send',
    minutes: (minutes) => (minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`),
    asks: (name) => `${name} asks`,
    data: 'Your answers are saved step by step and read by the people of the company that asks. No cookies, no tracking.',
    anonymous: 'No one sees single answers: results are shown for five people and more.',
    keeps: (days) => (days === 1 ? 'Answers are deleted after one day.' : `Answers are deleted after ${days} days.`),
    resume: 'You can close this page and go on with the same link for 7 days.',
    required: 'Needs an answer',
    optional: 'Optional',
    mostChoices: (count) => `Choose up to ${count}.`,
    other: 'Other',
    otherWords: 'In your own words',
    place: (place) => `Place ${place}`,
    noPlace: 'No place',
    consent: 'You may write to me about this answer. Without this tick the address is not saved.',
    address: 'Email address',
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    progress: (place, count) => `Question ${place} of ${count}`,
    error: 'Error',
    thanks: 'Thank you. Your answers have arrived.',
    closed: 'This survey is closed. Thank you for your interest.',
    closedKept: 'What you have answered so far is saved.',
    notYet: 'This survey is not open yet.',
    full: 'This survey has all the answers it needs. Thank you for your interest.',
    expired: 'This link is older than 7 days. What you have answered is saved.',
    again: 'Begin again',
    preview: 'A preview: nothing is saved.',
    languages: 'Language',
    problems: {
      missing: 'Please answer this question.',
      unknown: 'Please choose one of the answers shown.',
      tooLong: 'This text is too long.',
      tooMany: 'You have chosen more than allowed.',
      otherMissing: 'Please write what you mean by “Other”.',
      places: 'Please give each answer a place of its own.',
      rows: 'Please answer each row.',
      email: 'Please check the address.',
      consent: 'Please tick the box, or leave the address empty.',
    },
  },
  tr: {
    start: 'Başla',
    next: 'İleri',
    back: 'Geri',
    send: 'Gönder',
    minutes: (minutes) => `Yaklaşık ${minutes} dakika`,
    asks: (name) => `Soran: ${name}`,
    data: 'Yanıtlarınız adım adım kaydedilir ve soran şirketin çalışanlarınca okunur. Çerez yok, izleme yok.',
    anonymous: 'Tek tek yanıtları kimse görmez: sonuçlar beş kişiden başlayarak gösterilir.',
    keeps: (days) => `Yanıtlar ${days} gün sonra silinir.`,
    resume: 'Bu sayfayı kapatıp 7 gün boyunca aynı bağlantıyla devam edebilirsiniz.',
    required: 'Yanıt gerekli',
    optional: 'İsteğe bağlı',
    mostChoices: (count) => `En çok ${count} seçenek işaretleyin.`,
    other: 'Diğer',
    otherWords: 'Kendi sözlerinizle',
    place: (place) => `${place}. sıra`,
    noPlace: 'Sırasız',
    consent: 'Bu yanıt hakkında bana yazabilirsiniz. İşaretlenmezse adres kaydedilmez.',
    address: 'E-posta adresi',
    stars: (count) => `${count} yıldız`,
    progress: (place, count) => `Soru ${place} / ${count}`,
    error: 'Hata',
    thanks: 'Teşekkürler. Yanıtlarınız ulaştı.',
    closed: 'Bu anket kapandı. İlginiz için teşekkürler.',
    closedKept: 'Şimdiye kadar verdiğiniz yanıtlar kaydedildi.',
    notYet: 'Bu anket henüz açılmadı.',
    full: 'Bu anket gereken tüm yanıtları aldı. İlginiz için teşekkürler.',
    expired: 'Bu bağlantı 7 günden eski. Verdiğiniz yanıtlar kayıtlı.',
    again: 'Yeniden başla',
    preview: 'Önizleme: hiçbir şey kaydedilmez.',
    languages: 'Dil',
    problems: {
      missing: 'Lütfen bu soruyu yanıtlayın.',
      unknown: 'Lütfen gösterilen yanıtlardan birini seçin.',
      tooLong: 'Bu metin çok uzun.',
      tooMany: 'İzin verilenden fazla seçtiniz.',
      otherMissing: 'Lütfen “Diğer” ile ne demek istediğinizi yazın.',
      places: 'Lütfen her yanıta ayrı bir sıra verin.',
      rows: 'Lütfen her satırı yanıtlayın.',
      email: 'Lütfen adresi denetleyin.',
      consent: 'Lütfen kutuyu işaretleyin ya da adresi boş bırakın.',
    },
  },
}

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', tr: 'Türkçe' }
