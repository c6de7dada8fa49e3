// The findings of campaign analyses; every number is a placeholder for a value of the evidence.
import type { FindingTexts } from '#mocks/sandbox/texts/finding-texts.ts'

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
  monthOverPlan: {
    title: { en: '“{name}” is over its plan for the month', tr: '“{name}” aylık planını aşıyor' },
    detail: {
      en: 'Its cost of the month so far is above its daily budget times the days gone by.',
      tr: 'Ayın bugüne kadarki maliyeti, günlük bütçenin geçen gün sayısıyla çarpımından yüksek.',
    },
    evidence: {
      en: 'Cost of the month so far {costOfMonth}, daily budget {dailyBudget}.',
      tr: 'Ayın bugüne kadarki maliyeti {costOfMonth}, günlük bütçe {dailyBudget}.',
    },
    action: {
      en: 'Lower its daily budget for the rest of the month, or raise the plan.',
      tr: 'Ayın kalanı için günlük bütçesini düşürün ya da planı yükseltin.',
    },
  },
  duplicateKeyword: {
    title: { en: 'The keyword “{name}” exists more than once', tr: '“{name}” anahtar kelimesi birden fazla kez var' },
    detail: {
      en: 'Copies with the same match type compete with each other, and their data is split. This copy converts least.',
      tr: 'Eşleme türü aynı olan kopyalar birbiriyle yarışır ve verileri bölünür. En az dönüşüm getiren kopya bu.',
    },
    evidence: {
      en: 'Other copies {duplicates}, cost {cost}, conversions {conversions}.',
      tr: 'Başka kopya {duplicates}, maliyet {cost}, dönüşüm {conversions}.',
    },
    action: { en: 'Pause this copy.', tr: 'Bu kopyayı duraklatın.' },
  },
  brokenPage: {
    title: { en: 'The landing page of “{name}” does not exist', tr: '“{name}” reklamının açılış sayfası yok' },
    detail: {
      en: 'People who click the ad see an error page: {page} answers “not found”.',
      tr: 'Reklama tıklayanlar hata sayfası görüyor: {page} adresi “bulunamadı” yanıtını veriyor.',
    },
    evidence: { en: '{clicks} clicks, cost {cost}.', tr: '{clicks} tıklama, maliyet {cost}.' },
    action: {
      en: 'Restore the page, or give the ad another final URL.',
      tr: 'Sayfayı geri getirin ya da reklama başka bir nihai URL verin.',
    },
  },
}
