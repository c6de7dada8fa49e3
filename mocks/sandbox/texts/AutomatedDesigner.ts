import { DesignCheckRule, DesignPart } from '@adwright/sdk/types'
import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const automatedDesignerProblems = {
  'unknown-design-type': {
    en: "This design type isn't included in your plan.",
    tr: 'Planınızda böyle bir tasarım türü yok.',
  },
  'unknown-post': { en: "This post isn't in this account.", tr: 'Bu hesapta böyle bir gönderi yok.' },
  'file-not-an-image': { en: 'This file is not an image.', tr: 'Bu dosya bir görsel değil.' },
  'design-image-too-small': {
    en: 'The product image{image} is {width} × {height} pixels. It needs to be at least 800 × 600.',
    tr: 'Ürün görseli{image} çok küçük: {width} × {height} piksel, en az 800 × 600 gerekli.',
  },
  'design-image-missing': {
    en: 'The product image was deleted. Choose another one.',
    tr: 'Ürün görseli silinmiş. Başka bir görsel seçin.',
  },
  'design-image-unreadable': {
    en: 'The product image{image} is damaged. Choose another one.',
    tr: 'Ürün görseli{image} bozuk. Başka bir görsel seçin.',
  },
  'design-not-drawn': {
    en: 'The pictures couldn’t be drawn. Try again.',
    tr: 'Görseller çizilemedi. Yeniden deneyin.',
  },
  'design-checks-failed': {
    en: '{count} of these pictures have failed checks. Confirm to export them anyway.',
    tr: 'Bu görsellerin {count} tanesi kontrolden geçmedi. Yine de dışa aktarmak için onaylayın.',
  },
  'design-variant-not-drawn': {
    en: 'This picture doesn’t exist, or its words don’t fit.',
    tr: 'Bu görsel yok veya metni sığmıyor.',
  },
} satisfies ProblemTexts

/** Names of the design types, by key. */
export const DESIGN_TYPE_LABELS = {
  displayBanner: { en: 'Display banner', tr: 'Görüntülü reklam afişi' },
  story: { en: 'Story', tr: 'Hikâye' },
  squarePost: { en: 'Square post', tr: 'Kare gönderi' },
  responsiveDisplay: { en: 'Responsive display ad', tr: 'Duyarlı görüntülü reklam' },
  carousel: { en: 'Carousel', tr: 'Karusel' },
  landingHero: { en: 'Landing page hero', tr: 'Açılış sayfası üst görseli' },
  portraitPost: { en: 'Portrait post', tr: 'Dikey gönderi' },
  linkPost: { en: 'Link post', tr: 'Bağlantı gönderisi' },
  widePost: { en: 'Wide post', tr: 'Geniş gönderi' },
  responsiveSquare: { en: 'Responsive display, square', tr: 'Duyarlı görüntülü reklam, kare' },
  responsivePortrait: { en: 'Responsive display, portrait', tr: 'Duyarlı görüntülü reklam, dikey' },
  mediumRectangle: { en: 'Medium rectangle', tr: 'Orta dikdörtgen' },
  largeRectangle: { en: 'Large rectangle', tr: 'Büyük dikdörtgen' },
  leaderboard: { en: 'Leaderboard', tr: 'Lider afiş' },
  mobileBanner: { en: 'Mobile banner', tr: 'Mobil afiş' },
  skyscraper: { en: 'Skyscraper', tr: 'Gökdelen afiş' },
  halfPage: { en: 'Half page', tr: 'Yarım sayfa' },
}

export const TEST_MARKS: Record<string, string> = { en: 'Test', tr: 'Deneme', de: 'Test' }

type Text = { en: string; tr: string }

export const DESIGN_PART_NAMES: Record<number, Text> = {
  [DesignPart.Headline]: { en: 'headline', tr: 'Başlık' },
  [DesignPart.Body]: { en: 'text', tr: 'Metin' },
  [DesignPart.Button]: { en: 'button', tr: 'Düğme' },
  [DesignPart.Badge]: { en: 'badge', tr: 'Rozet' },
  [DesignPart.SmallPrint]: { en: 'small print', tr: 'Koşul metni' },
}

/** The messages of a check that passed and of one that did not; `dropped` if words were left out. */
export const DESIGN_CHECK_TEXTS: Record<DesignCheckRule, { passed: Text; failed: Text; dropped?: Text }> = {
  [DesignCheckRule.Contrast]: {
    passed: {
      en: 'The weakest word has a contrast of {actual}:1. At least {limit}:1 is needed.',
      tr: 'En zayıf kelimenin kontrastı {actual}:1. En az {limit}:1 gerekli.',
    },
    failed: {
      en: 'The weakest word has a contrast of only {actual}:1. At least {limit}:1 is needed.',
      tr: 'En zayıf kelimenin kontrastı yalnızca {actual}:1. En az {limit}:1 gerekli.',
    },
  },
  [DesignCheckRule.TextFits]: {
    passed: { en: 'All words fit.', tr: 'Metnin tamamı sığıyor.' },
    failed: {
      en: 'The {part} is {actual} characters too long for {size}.',
      tr: '{part}, {size} için {actual} karakter uzun.',
    },
    dropped: {
      en: 'The words fit after leaving out what this size has no space for.',
      tr: 'Bu boyuta sığmayan kısımlar çıkarılınca metin sığıyor.',
    },
  },
  [DesignCheckRule.TextSize]: {
    passed: {
      en: 'The smallest text is {actual} px. {limit} px is legible.',
      tr: 'En küçük metin {actual} px. Okunabilirlik sınırı {limit} px.',
    },
    failed: {
      en: 'The smallest text is {actual} px. It needs {limit} px.',
      tr: 'En küçük metin {actual} px. En az {limit} px gerekli.',
    },
  },
  [DesignCheckRule.SafeArea]: {
    passed: { en: 'No words are where apps place their controls.', tr: 'Uygulama düğmelerinin altında metin yok.' },
    failed: {
      en: 'Words reach {actual} px under the controls of apps.',
      tr: 'Metin, uygulama düğmelerinin {actual} px altına giriyor.',
    },
  },
  [DesignCheckRule.Logo]: {
    passed: {
      en: 'The logo is {actual} px tall, with clear space around it.',
      tr: 'Logo {actual} px yüksekliğinde ve çevresi boş.',
    },
    failed: {
      en: 'The logo is {actual} px tall. {limit} px is easier to recognize.',
      tr: 'Logo {actual} px yüksekliğinde. {limit} px daha kolay tanınır.',
    },
  },
  [DesignCheckRule.FileSize]: {
    passed: {
      en: 'The file has {actual} KB. Up to {limit} KB are accepted.',
      tr: 'Dosya {actual} KB. En fazla {limit} KB kabul edilir.',
    },
    failed: {
      en: 'The file has {actual} KB. The platform accepts up to {limit} KB.',
      tr: 'Dosya {actual} KB. Platform en fazla {limit} KB kabul eder.',
    },
  },
  [DesignCheckRule.ImageSharpness]: {
    passed: { en: 'The product image is large enough.', tr: 'Ürün görseli yeterince büyük.' },
    failed: {
      en: 'The product image is enlarged to {actual}% and may look soft. Use a larger one.',
      tr: 'Ürün görseli %{actual} boyutuna büyütüldü ve bulanık görünebilir. Daha büyük bir görsel kullanın.',
    },
  },
  [DesignCheckRule.Characters]: {
    passed: { en: 'The typeface has every character.', tr: 'Yazı tipi tüm karakterleri içeriyor.' },
    failed: {
      en: 'The typeface has no {found}. Replace these characters.',
      tr: 'Yazı tipinde {found} yok. Bu karakterleri değiştirin.',
    },
  },
  [DesignCheckRule.Shouting]: {
    passed: {
      en: 'No words in capitals, no rows of exclamation marks.',
      tr: 'Büyük harfle yazılmış kelime veya art arda ünlem yok.',
    },
    failed: {
      en: '“{found}” reads like shouting. Ad platforms may refuse it.',
      tr: '“{found}” bağırıyor gibi okunuyor. Reklam platformları reddedebilir.',
    },
  },
  [DesignCheckRule.ForbiddenWords]: {
    passed: { en: 'None of the words that the brand kit forbids.', tr: 'Marka kitinin yasakladığı kelime yok.' },
    failed: { en: 'The brand kit forbids “{found}”.', tr: 'Marka kiti “{found}” ifadesini yasaklıyor.' },
  },
  [DesignCheckRule.Currency]: {
    passed: { en: 'No price without a currency.', tr: 'Para birimi olmayan fiyat yok.' },
    failed: {
      en: '{found} looks like a price without a currency.',
      tr: '{found}, para birimi olmayan bir fiyata benziyor.',
    },
  },
  [DesignCheckRule.PastDate]: {
    passed: { en: 'No date in the past.', tr: 'Geçmiş bir tarih yok.' },
    failed: { en: '{found} is in the past.', tr: '{found} geçmişte kaldı.' },
  },
  [DesignCheckRule.Superlative]: {
    passed: { en: 'No superlative that would need proof.', tr: 'Kanıt gerektiren bir üstünlük ifadesi yok.' },
    failed: {
      en: '“{found}” needs proof on the landing page.',
      tr: '“{found}” ifadesi için açılış sayfasında kanıt gerekir.',
    },
  },
  [DesignCheckRule.VagueButton]: {
    passed: { en: 'The button says what happens.', tr: 'Düğme ne olacağını söylüyor.' },
    failed: {
      en: '“{found}” doesn’t say what happens. Name the next step.',
      tr: '“{found}” ne olacağını söylemiyor. Sonraki adımı yazın.',
    },
  },
}
