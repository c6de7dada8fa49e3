// The findings of market analyses; every number is a placeholder for a value of the evidence.
import type { FindingTexts } from '#mocks/sandbox/texts/finding-texts.ts'

const SESSIONS_A_YEAR_AGO = {
  key: 'sessionsAhead',
  text: {
    en: 'Sessions {sessionsAhead}, in the weeks before them {sessionsRecent}.',
    tr: 'Oturum {sessionsAhead}, ondan önceki haftalarda {sessionsRecent}.',
  },
}

export const MARKET_TEXTS: Record<string, FindingTexts> = {
  rivalGrew: {
    title: { en: '{name} is in more of your auctions', tr: '{name} açık artırmalarınızda daha sık' },
    detail: {
      en: 'Its ad was shown more often in the auctions you were eligible for. Nothing is known about auctions without you.',
      tr: 'Uygun olduğunuz açık artırmalarda reklamı daha sık gösterildi. Sizin olmadığınız artırmalar bilinmiyor.',
    },
    evidence: {
      en: 'Impression share {share}, in the period before {shareBefore}.',
      tr: 'Gösterim payı {share}, önceki dönemde {shareBefore}.',
    },
    action: {
      en: 'Look at its offers and compare prices and delivery.',
      tr: 'Tekliflerine bakın, fiyat ve teslimatı karşılaştırın.',
    },
  },
  rivalAbove: {
    title: { en: '{name} is usually above you', tr: '{name} genellikle sizden üstte' },
    detail: {
      en: 'When both ads are shown, yours is more often the lower one.',
      tr: 'İki reklam birlikte gösterildiğinde sizinki daha çok altta kalıyor.',
    },
    evidence: {
      en: 'Position above rate {above}, overlap {overlap}.',
      tr: 'Üstte gösterim oranı {above}, çakışma {overlap}.',
    },
    action: {
      en: 'Improve ads and landing pages of the shared searches.',
      tr: 'Ortak aramalardaki reklamları ve açılış sayfalarını iyileştirin.',
    },
  },
  ownShareFell: {
    title: { en: 'Your ads are in fewer auctions', tr: 'Reklamlarınız daha az açık artırmada' },
    detail: {
      en: 'Your own share of the auctions you are eligible for has fallen.',
      tr: 'Uygun olduğunuz açık artırmalardaki kendi payınız düştü.',
    },
    evidence: {
      en: 'Impression share {share}, in the period before {shareBefore}.',
      tr: 'Gösterim payı {share}, önceki dönemde {shareBefore}.',
    },
    action: {
      en: 'See whether budget or rank causes the loss.',
      tr: 'Kaybın bütçeden mi sıralamadan mı geldiğine bakın.',
    },
  },
  termsRose: {
    title: { en: 'Searches of “{name}” are rising', tr: '“{name}” aramaları artıyor' },
    detail: {
      en: 'Your ads were shown for more searches of this ad group than in the period before.',
      tr: 'Reklamlarınız, bu reklam grubunun aramalarında önceki döneme göre daha çok gösterildi.',
    },
    evidence: {
      en: 'Impressions {impressions}, in the period before {impressionsBefore}.',
      tr: 'Gösterim {impressions}, önceki dönemde {impressionsBefore}.',
    },
    action: {
      en: 'Check that budget and stock can follow.',
      tr: 'Bütçe ve stokun buna yetişip yetişmediğini kontrol edin.',
    },
  },
  termsFell: {
    title: { en: 'Searches of “{name}” are falling', tr: '“{name}” aramaları azalıyor' },
    detail: {
      en: 'Your ads were shown for fewer searches of this ad group than in the period before.',
      tr: 'Reklamlarınız, bu reklam grubunun aramalarında önceki döneme göre daha az gösterildi.',
    },
    evidence: {
      en: 'Impressions {impressions}, in the period before {impressionsBefore}.',
      tr: 'Gösterim {impressions}, önceki dönemde {impressionsBefore}.',
    },
    action: {
      en: 'See whether its season, a lower bid or a smaller budget explains it.',
      tr: 'Bunu sezonun mu, düşük teklifin mi, küçük bütçenin mi açıkladığına bakın.',
    },
  },
  demandRises: {
    title: { en: 'A year ago, demand rose in the coming weeks', tr: 'Bir yıl önce, önümüzdeki haftalarda talep arttı' },
    detail: {
      en: 'In the same weeks of last year, your ads were eligible for more auctions than before them.',
      tr: 'Geçen yılın aynı haftalarında reklamlarınız, öncesine göre daha çok açık artırmaya uygundu.',
    },
    evidence: {
      en: 'Eligible impressions a year ago {demandAhead}, in the weeks before them {demandRecent}.',
      tr: 'Bir yıl önce uygun gösterim {demandAhead}, ondan önceki haftalarda {demandRecent}.',
    },
    more: SESSIONS_A_YEAR_AGO,
    action: {
      en: 'Plan budgets and stock for the coming weeks.',
      tr: 'Önümüzdeki haftalar için bütçe ve stok planlayın.',
    },
  },
  demandFalls: {
    title: { en: 'A year ago, demand fell in the coming weeks', tr: 'Bir yıl önce, önümüzdeki haftalarda talep düştü' },
    detail: {
      en: 'In the same weeks of last year, your ads were eligible for fewer auctions than before them.',
      tr: 'Geçen yılın aynı haftalarında reklamlarınız, öncesine göre daha az açık artırmaya uygundu.',
    },
    evidence: {
      en: 'Eligible impressions a year ago {demandAhead}, in the weeks before them {demandRecent}.',
      tr: 'Bir yıl önce uygun gösterim {demandAhead}, ondan önceki haftalarda {demandRecent}.',
    },
    more: SESSIONS_A_YEAR_AGO,
    action: {
      en: 'Expect less volume, and compare it with last year before you change bids.',
      tr: 'Daha az hacim bekleyin; teklifleri değiştirmeden önce geçen yılla karşılaştırın.',
    },
  },
}
