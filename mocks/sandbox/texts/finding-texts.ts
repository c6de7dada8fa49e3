// The findings of campaign and market analyses; every number is a placeholder for a value of the evidence.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Words = Record<Language, string>
export type FindingTexts = { title: Words; detail: Words; evidence: Words; action: Words }

export const CAMPAIGN_TEXTS: Record<string, FindingTexts> = {
  wastedKeyword: {
    title: { en: '“{name}” costs money without converting', tr: '“{name}” dönüşüm getirmeden harcıyor' },
    detail: {
      en: "People who search for this click but don't buy. The same money could go to keywords that convert.",
      tr: 'Bunu arayanlar tıklıyor ama satın almıyor. Aynı tutar, dönüşüm getiren anahtar kelimelere gidebilir.',
    },
    evidence: {
      en: 'Cost {cost}, {clicks} clicks, no conversion.',
      tr: 'Maliyet {cost}, {clicks} tıklama, hiç dönüşüm yok.',
    },
    action: { en: 'Pause the keyword, or lower its bid.', tr: 'Anahtar kelimeyi duraklatın ya da teklifini düşürün.' },
  },
  wastedTerm: {
    title: {
      en: 'The search “{name}” costs money without converting',
      tr: '“{name}” araması dönüşüm getirmeden harcıyor',
    },
    detail: {
      en: 'This search triggers your ads, but the people behind it look for something else.',
      tr: 'Bu arama reklamlarınızı gösteriyor, ama arayanlar başka bir şey istiyor.',
    },
    evidence: {
      en: 'Cost {cost}, {clicks} clicks, no conversion.',
      tr: 'Maliyet {cost}, {clicks} tıklama, hiç dönüşüm yok.',
    },
    action: { en: 'Exclude it as a negative keyword.', tr: 'Negatif anahtar kelime olarak hariç tutun.' },
  },
  budgetLimited: {
    title: { en: '“{name}” loses searches to its budget', tr: '“{name}” bütçe nedeniyle arama kaybediyor' },
    detail: {
      en: 'It earns more per unit of spend than the account as a whole, but its ads stop when the daily budget is used up.',
      tr: 'Harcanan birim başına hesabın genelinden çok kazandırıyor, ama günlük bütçe bitince gösterilmiyor.',
    },
    evidence: {
      en: 'Search lost IS (budget) {lost}, ROAS {roas}, ROAS of the account {allRoas}.',
      tr: 'Bütçe nedeniyle kayıp {lost}, ROAS {roas}, hesabın ROAS değeri {allRoas}.',
    },
    action: { en: 'Raise its daily budget step by step.', tr: 'Günlük bütçesini adım adım artırın.' },
  },
  costlier: {
    title: { en: 'A conversion of “{name}” costs more than before', tr: '“{name}” dönüşümleri eskisinden pahalı' },
    detail: {
      en: 'The cost per conversion rose while the number of conversions is large enough to compare.',
      tr: 'Dönüşüm başına maliyet arttı; dönüşüm sayısı karşılaştırma için yeterli.',
    },
    evidence: { en: 'CPA {cpa}, in the period before {cpaBefore}.', tr: 'EBM {cpa}, önceki dönemde {cpaBefore}.' },
    action: {
      en: 'Look at its search terms and bids since the change.',
      tr: 'Değişimden sonraki arama terimlerine ve tekliflere bakın.',
    },
  },
  fewerConversions: {
    title: {
      en: '“{name}” has fewer conversions with as many clicks',
      tr: '“{name}” aynı tıklamayla daha az dönüşüm getiriyor',
    },
    detail: {
      en: 'Clicks are steady, so the ads are probably not the cause. The landing page or its tracking may be broken.',
      tr: 'Tıklamalar aynı düzeyde, yani neden büyük olasılıkla reklam değil. Açılış sayfası ya da ölçümü bozulmuş olabilir.',
    },
    evidence: {
      en: '{conversions} conversions from {clicks} clicks, in the period before {conversionsBefore} from {clicksBefore}.',
      tr: '{clicks} tıklamadan {conversions} dönüşüm, önceki dönemde {clicksBefore} tıklamadan {conversionsBefore}.',
    },
    action: {
      en: 'Place a test order, then check conversion tracking.',
      tr: 'Deneme siparişi verin, sonra dönüşüm ölçümünü kontrol edin.',
    },
  },
  rankLost: {
    title: { en: '“{name}” loses searches to rank', tr: '“{name}” sıralama nedeniyle arama kaybediyor' },
    detail: {
      en: 'Its return is above that of the account, so higher bids or better ads could pay off.',
      tr: 'Getirisi hesabın genelinin üstünde; daha yüksek teklif ya da daha iyi reklam kazandırabilir.',
    },
    evidence: {
      en: 'Search lost IS (rank) {lost}, ROAS {roas}, ROAS of the account {allRoas}.',
      tr: 'Sıralama nedeniyle kayıp {lost}, ROAS {roas}, hesabın ROAS değeri {allRoas}.',
    },
    action: {
      en: 'Improve its ads first, then raise bids.',
      tr: 'Önce reklamlarını iyileştirin, sonra teklifleri artırın.',
    },
  },
  convertingTerm: {
    title: {
      en: 'The search “{name}” converts, but is no keyword',
      tr: '“{name}” araması dönüşüm getiriyor ama anahtar kelime değil',
    },
    detail: {
      en: 'As a keyword it could have its own bid and ad.',
      tr: 'Anahtar kelime olursa kendi teklifi ve reklamı olabilir.',
    },
    evidence: { en: '{conversions} conversions at {cpa} each.', tr: 'Her biri {cpa} olan {conversions} dönüşüm.' },
    action: { en: 'Add it as an exact keyword.', tr: 'Tam eşlemeli anahtar kelime olarak ekleyin.' },
  },
  lowQuality: {
    title: { en: 'The Quality Score of “{name}” is {quality}', tr: '“{name}” için Kalite Puanı {quality}' },
    detail: {
      en: 'A low score makes each click more expensive and shows the ad less often.',
      tr: 'Düşük puan her tıklamayı pahalılaştırır ve reklamı daha az gösterir.',
    },
    evidence: { en: 'Quality Score {quality}, cost {cost}.', tr: 'Kalite Puanı {quality}, maliyet {cost}.' },
    action: {
      en: 'Use its words in the ad and on the landing page.',
      tr: 'Kelimelerini reklamda ve açılış sayfasında kullanın.',
    },
  },
  weakAd: {
    title: { en: 'An ad of “{name}” is rated poor', tr: '“{name}” reklamlarından biri zayıf' },
    detail: {
      en: 'The platform finds too few different headlines or descriptions in it.',
      tr: 'Platform, reklamda yeterince farklı başlık ya da açıklama bulmuyor.',
    },
    evidence: { en: 'Cost {cost}, {impressions} impressions.', tr: 'Maliyet {cost}, {impressions} gösterim.' },
    action: { en: 'Add headlines that name different benefits.', tr: 'Farklı faydaları anan başlıklar ekleyin.' },
  },
  adDisapproved: {
    title: { en: 'An ad of “{name}” is disapproved', tr: '“{name}” reklamlarından biri onaylanmadı' },
    detail: { en: 'It is not shown until it is changed.', tr: 'Değiştirilene kadar gösterilmez.' },
    evidence: { en: '{impressions} impressions in the period.', tr: 'Dönemde {impressions} gösterim.' },
    action: {
      en: 'Read the reason in Google Ads and correct the ad.',
      tr: 'Nedenini Google Ads içinde okuyup reklamı düzeltin.',
    },
  },
  singleAd: {
    title: { en: '“{name}” has only one ad', tr: '“{name}” tek reklamla çalışıyor' },
    detail: {
      en: 'Without a second ad there is nothing to compare.',
      tr: 'İkinci bir reklam olmadan karşılaştırma yapılamaz.',
    },
    evidence: { en: '{ads} ad, cost {cost}.', tr: '{ads} reklam, maliyet {cost}.' },
    action: { en: 'Add a second ad.', tr: 'İkinci bir reklam ekleyin.' },
  },
  noImpressions: {
    title: { en: '“{name}” is enabled but not shown', tr: '“{name}” etkin ama gösterilmiyor' },
    detail: {
      en: 'Its bid, its targeting or its ads keep it out of every auction.',
      tr: 'Teklifi, hedeflemesi ya da reklamları onu her açık artırmanın dışında tutuyor.',
    },
    evidence: { en: '{impressions} impressions in the period.', tr: 'Dönemde {impressions} gösterim.' },
    action: {
      en: 'Check bid, targeting and ads, or pause it.',
      tr: 'Teklifi, hedeflemeyi ve reklamları kontrol edin ya da duraklatın.',
    },
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
}

/** The names of the values of the evidence. */
export const EVIDENCE_LABELS: Record<string, Words> = {
  cost: { en: 'Cost', tr: 'Maliyet' },
  costFirst: { en: 'Cost, first half', tr: 'Maliyet, ilk yarı' },
  costSecond: { en: 'Cost, second half', tr: 'Maliyet, ikinci yarı' },
  clicks: { en: 'Clicks', tr: 'Tıklamalar' },
  clicksBefore: { en: 'Clicks, period before', tr: 'Tıklamalar, önceki dönem' },
  conversions: { en: 'Conversions', tr: 'Dönüşümler' },
  conversionsBefore: { en: 'Conversions, period before', tr: 'Dönüşümler, önceki dönem' },
  conversionValue: { en: 'Conversion value', tr: 'Dönüşüm değeri' },
  impressions: { en: 'Impressions', tr: 'Gösterimler' },
  cpa: { en: 'CPA', tr: 'EBM' },
  cpaBefore: { en: 'CPA, period before', tr: 'EBM, önceki dönem' },
  roas: { en: 'ROAS', tr: 'ROAS' },
  allRoas: { en: 'ROAS of the account', tr: 'Hesabın ROAS değeri' },
  lost: { en: 'Share lost', tr: 'Kayıp pay' },
  quality: { en: 'Quality Score', tr: 'Kalite Puanı' },
  ads: { en: 'Ads', tr: 'Reklamlar' },
  share: { en: 'Impression share', tr: 'Gösterim payı' },
  shareBefore: { en: 'Impression share, period before', tr: 'Gösterim payı, önceki dönem' },
  above: { en: 'Position above rate', tr: 'Üstte gösterim oranı' },
  overlap: { en: 'Overlap rate', tr: 'Çakışma oranı' },
  score: { en: 'Overall score', tr: 'Genel puan' },
  min: { en: 'At least', tr: 'En az' },
  max: { en: 'At most', tr: 'En fazla' },
  sessions: { en: 'Sessions', tr: 'Oturumlar' },
  sessionsBefore: { en: 'Sessions, period before', tr: 'Oturumlar, önceki dönem' },
  revenue: { en: 'Revenue', tr: 'Gelir' },
  revenueBefore: { en: 'Revenue, period before', tr: 'Gelir, önceki dönem' },
  count: { en: 'Number', tr: 'Sayı' },
}

export const RUN_TEXTS = {
  page: {
    en: 'The page scores {score}. Its weakest area is {area}.',
    tr: 'Sayfanın puanı {score}. En zayıf alanı {area}.',
  },
  campaigns: {
    en: 'You spent {cost} for {conversions} conversions, at a ROAS of {roas}.',
    tr: '{conversions} dönüşüm için {cost} harcadınız; ROAS {roas}.',
  },
  campaignsEmpty: { en: 'No ads ran in this period.', tr: 'Bu dönemde reklam yayınlanmadı.' },
  market: {
    en: 'Your ads were shown in {share} of the auctions they were eligible for.',
    tr: 'Reklamlarınız, uygun oldukları açık artırmaların {share} kadarında gösterildi.',
  },
  marketSmall: {
    en: 'There were too few auctions in this period to say who else was in them.',
    tr: 'Bu dönemde, kimlerin katıldığını söylemeye yetecek kadar açık artırma olmadı.',
  },
  effect: {
    en: 'Twice the cost of the cheaper and of the more expensive half of the period.',
    tr: 'Dönemin ucuz yarısının ve pahalı yarısının maliyeti, ikiyle çarpılmış olarak.',
  },
  pasted: { en: 'Pasted source', tr: 'Yapıştırılan kaynak' },
} satisfies Record<string, Words>

export const AREA_NAMES: Record<string, Words> = {
  seo: { en: 'search engines', tr: 'arama motorları' },
  content: { en: 'content', tr: 'içerik' },
  performance: { en: 'speed', tr: 'hız' },
  accessibility: { en: 'accessibility', tr: 'erişilebilirlik' },
  conversion: { en: 'conversion', tr: 'dönüşüm' },
}

export const IMPOSSIBLE_TEXTS: Record<string, Words> = {
  noResources: {
    en: 'The sizes of images and scripts are not in the source.',
    tr: 'Görsel ve betiklerin boyutları kaynakta yok.',
  },
  noOffer: { en: 'The page offers nothing for sale.', tr: 'Sayfada satılan bir şey yok.' },
  noForm: { en: 'The page has no form.', tr: 'Sayfada form yok.' },
  noText: { en: 'There is no text to check.', tr: 'Kontrol edilecek metin yok.' },
}
