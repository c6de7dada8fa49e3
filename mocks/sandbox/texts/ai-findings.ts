// The sentences of the simulated model.
type Text = { en: string; tr: string }

export const FINDINGS: Record<
  'wasted' | 'limited' | 'dearer' | 'fewer',
  Record<'title' | 'detail' | 'evidence' | 'action' | 'task' | 'impact', Text>
> = {
  wasted: {
    title: { en: '{name} spends without a conversion', tr: '{name} dönüşüm getirmeden harcıyor' },
    detail: {
      en: 'People who search for this click and do not buy. What it costs would bring orders elsewhere.',
      tr: 'Bunu arayanlar tıklıyor ama satın almıyor. Harcadığı tutar başka yerde sipariş getirirdi.',
    },
    evidence: {
      en: '{cost}, {clicks} clicks, no conversion in 30 days',
      tr: '30 günde {cost}, {clicks} tıklama, hiç dönüşüm yok',
    },
    action: {
      en: 'Pause it, or exclude it as a negative keyword',
      tr: 'Duraklatın ya da negatif anahtar kelime olarak hariç tutun',
    },
    task: { en: 'Stop spending on {name}', tr: '{name} için harcamayı durdurun' },
    impact: { en: 'About {cost} a month saved', tr: 'Ayda yaklaşık {cost} tasarruf' },
  },
  limited: {
    title: { en: 'The budget of {name} ends too early', tr: '{name} bütçesi erken bitiyor' },
    detail: {
      en: 'It earns more for each unit spent than the account does as a whole, and is not shown to everybody who searches.',
      tr: 'Harcanan her birim için hesabın genelinden daha çok kazandırıyor, ama arayan herkese gösterilmiyor.',
    },
    evidence: {
      en: 'Lost impression share (budget) {lost}, ROAS {roas} against {all} in the account',
      tr: 'Bütçe nedeniyle kaybedilen gösterim payı {lost}, ROAS {roas}, hesap genelinde {all}',
    },
    action: { en: 'Give it a bigger daily budget', tr: 'Günlük bütçesini artırın' },
    task: { en: 'Raise the budget of {name}', tr: '{name} bütçesini artırın' },
    impact: { en: 'More conversions at the same cost per conversion', tr: 'Aynı dönüşüm maliyetiyle daha çok dönüşüm' },
  },
  dearer: {
    title: { en: 'A conversion of {name} costs more than before', tr: '{name} dönüşümleri eskisinden pahalı' },
    detail: {
      en: 'Cost per conversion has risen by more than a quarter against the 30 days before.',
      tr: 'Dönüşüm başına maliyet, önceki 30 güne göre dörtte birden fazla arttı.',
    },
    evidence: { en: '{cpa} per conversion, {before} before', tr: 'Dönüşüm başına {cpa}, önce {before}' },
    action: {
      en: 'Check bids and search terms of the last two weeks',
      tr: 'Son iki haftanın tekliflerini ve arama terimlerini inceleyin',
    },
    task: { en: 'Find out why {name} became dearer', tr: '{name} neden pahalılaştı, araştırın' },
    impact: { en: 'Cost per conversion back to {before}', tr: 'Dönüşüm maliyeti yeniden {before} düzeyinde' },
  },
  fewer: {
    title: { en: 'Conversions of {name} have fallen', tr: '{name} dönüşümleri düştü' },
    detail: {
      en: 'Clicks are steady, so the ads are not the cause. The landing page or its measurement may be broken.',
      tr: 'Tıklamalar aynı düzeyde, yani neden reklamlar değil. Açılış sayfası ya da ölçümü bozulmuş olabilir.',
    },
    evidence: {
      en: '{share} fewer conversions than in the 30 days before',
      tr: 'Önceki 30 güne göre {share} daha az dönüşüm',
    },
    action: {
      en: 'Order something there, then check the conversion event',
      tr: 'Oradan bir sipariş verin, sonra dönüşüm etkinliğini kontrol edin',
    },
    task: { en: 'Check the landing page of {name}', tr: '{name} açılış sayfasını kontrol edin' },
    impact: { en: 'The lost conversions come back', tr: 'Kaybedilen dönüşümler geri gelir' },
  },
}

export const SUMMARY: Record<'figures' | 'nothing' | 'waste' | 'steady' | 'question' | 'noFigures', Text> = {
  figures: {
    en: 'You spent **{cost}** for **{conversions} conversions**, {cpa} each, with a return of {roas}.',
    tr: '**{conversions} dönüşüm** için **{cost}** harcadınız; dönüşüm başına {cpa}, getiri {roas}.',
  },
  nothing: {
    en: 'Nothing was advertised in these 30 days, so there is nothing to analyse yet.',
    tr: 'Bu 30 günde reklam verilmemiş, bu nedenle henüz analiz edilecek bir şey yok.',
  },
  waste: {
    en: '**{wasted}** went to words without a conversion.',
    tr: '**{wasted}** dönüşüm getirmeyen sözcüklere gitti.',
  },
  steady: { en: 'Nothing else stands out.', tr: 'Bunun dışında göze çarpan bir şey yok.' },
  question: { en: 'You asked: “{prompt}”', tr: 'Sorunuz: “{prompt}”' },
  noFigures: {
    en: 'I was given no figures of an ad account, so this is general. Compare a campaign with its own past before you compare it with others, change one thing at a time, and wait until it has brought about 30 conversions.',
    tr: 'Bana bir reklam hesabının verileri iletilmedi, bu nedenle genel bir yanıt veriyorum. Bir kampanyayı başkalarıyla değil önce kendi geçmişiyle karşılaştırın, her seferinde tek bir şeyi değiştirin ve yaklaşık 30 dönüşüm gelene kadar bekleyin.',
  },
}

/** Short sentences for structured answers. */
export const SENTENCES: Record<'en' | 'tr', readonly string[]> = {
  en: [
    'Dry feet on every ridge',
    'Winter tents, ready to pitch',
    'Free returns within 30 days',
    'Tested for two days of rain',
    'Find the right size at home',
  ],
  tr: [
    'Her sırtta kuru ayaklar',
    'Kurulmaya hazır kış çadırları',
    '30 gün içinde ücretsiz iade',
    'İki gün yağmurda denendi',
    'Doğru bedeni evde bulun',
  ],
}

type PageFinding = {
  score: 'seo' | 'content' | 'performance' | 'accessibility' | 'conversion'
  title: Text
  detail: Text
  evidence: Text
  action: Text
}

export const PAGE_FINDINGS: PageFinding[] = [
  {
    score: 'performance',
    title: { en: 'The page is slow on phones', tr: 'Sayfa telefonlarda yavaş' },
    detail: {
      en: 'Pages of this kind lose about a fifth of their visitors between two and six seconds.',
      tr: 'Bu tür sayfalar iki ile altı saniye arasında ziyaretçilerinin yaklaşık beşte birini kaybeder.',
    },
    evidence: { en: 'Largest contentful paint {seconds} s', tr: 'En büyük içerikli boyama {seconds} sn' },
    action: {
      en: 'Deliver images in the width they are shown in, as AVIF or WebP',
      tr: 'Görselleri gösterildikleri genişlikte, AVIF ya da WebP olarak sunun',
    },
  },
  {
    score: 'accessibility',
    title: { en: 'Prices have too little contrast', tr: 'Fiyatların kontrastı yetersiz' },
    detail: {
      en: 'Struck-out prices can hardly be read in daylight.',
      tr: 'Üstü çizili fiyatlar gün ışığında zor okunuyor.',
    },
    evidence: {
      en: '#B8B8B8 on #FFFFFF, 2.0 : 1 instead of 4.5 : 1',
      tr: '#FFFFFF üzerinde #B8B8B8, 4,5 : 1 yerine 2,0 : 1',
    },
    action: { en: 'Use the text colour for both prices', tr: 'Her iki fiyat için metin rengini kullanın' },
  },
  {
    score: 'conversion',
    title: { en: 'The button lies below the fold', tr: 'Düğme ilk ekranın altında kalıyor' },
    detail: {
      en: 'Visitors have to scroll before they see what they can do.',
      tr: 'Ziyaretçiler ne yapabileceklerini görmek için kaydırmak zorunda.',
    },
    evidence: {
      en: 'First button {pixels} px from the top on a phone',
      tr: 'İlk düğme telefonda üstten {pixels} px aşağıda',
    },
    action: { en: 'Move the button above the pictures', tr: 'Düğmeyi görsellerin üstüne taşıyın' },
  },
  {
    score: 'seo',
    title: { en: 'The description is cut off in search results', tr: 'Açıklama arama sonuçlarında kesiliyor' },
    detail: {
      en: 'It ends in the middle of the sentence that matters.',
      tr: 'Önemli olan cümlenin ortasında bitiyor.',
    },
    evidence: { en: '214 characters; about 155 are shown', tr: '214 karakter; yaklaşık 155’i gösteriliyor' },
    action: { en: 'Say what matters in the first 120 characters', tr: 'Önemli olanı ilk 120 karakterde söyleyin' },
  },
  {
    score: 'content',
    title: { en: 'The page does not answer common questions', tr: 'Sayfa sık sorulan soruları yanıtlamıyor' },
    detail: { en: 'Delivery, returns and sizes are not named.', tr: 'Teslimat, iade ve bedenlerden söz edilmiyor.' },
    evidence: {
      en: '{count} words, none of them about delivery',
      tr: '{count} sözcük, hiçbiri teslimatla ilgili değil',
    },
    action: { en: 'Add three short answers below the offer', tr: 'Teklifin altına üç kısa yanıt ekleyin' },
  },
]

export const MARKET: Record<
  | 'summary'
  | 'grows'
  | 'steady'
  | 'shrinks'
  | 'evidence'
  | 'strengthA'
  | 'strengthB'
  | 'recommendation'
  | 'impact'
  | 'task',
  Text
> = {
  summary: {
    en: '{industry} in {region}: **{leader}** is found most often. Demand is highest in {month}.',
    tr: '{region} pazarında {industry}: en sık bulunan **{leader}**. Talep en çok {month} ayında.',
  },
  grows: { en: 'Searches from phones', tr: 'Telefondan yapılan aramalar' },
  steady: { en: 'Searches with a brand name', tr: 'Marka adıyla yapılan aramalar' },
  shrinks: { en: 'Clicks on display ads', tr: 'Görüntülü reklam tıklamaları' },
  evidence: { en: '{percent} against last year', tr: 'geçen yıla göre {percent}' },
  strengthA: { en: 'Widest range', tr: 'En geniş ürün yelpazesi' },
  strengthB: { en: 'Delivery on the next day', tr: 'Ertesi gün teslimat' },
  recommendation: { en: 'Prepare a campaign for {month}', tr: '{month} için bir kampanya hazırlayın' },
  impact: {
    en: 'Visitors when demand is {times} times the average',
    tr: 'Talep ortalamanın {times} katıyken ziyaretçi',
  },
  task: {
    en: 'Landing page, ads and budget have to be ready two weeks before.',
    tr: 'Açılış sayfası, reklamlar ve bütçe iki hafta önceden hazır olmalı.',
  },
}
