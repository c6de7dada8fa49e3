// The sentences of the simulated model.
type Text = { en: string; tr: string }

export const FINDINGS: Record<
  'wasted' | 'limited' | 'dearer' | 'fewer',
  Record<'title' | 'detail' | 'evidence' | 'action' | 'task' | 'impact', Text>
> = {
  wasted: {
    title: { en: '{name} spends without converting', tr: '{name} dönüşüm getirmeden harcıyor' },
    detail: {
      en: "People searching for this click but don't buy. That budget would bring in orders elsewhere.",
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
    title: { en: '{name} runs out of budget early', tr: '{name} bütçesi erken bitiyor' },
    detail: {
      en: "It earns more per unit of spend than the account average, but its ads don't show for every search.",
      tr: 'Harcanan her birim için hesabın genelinden daha çok kazandırıyor, ama arayan herkese gösterilmiyor.',
    },
    evidence: {
      en: 'Search lost IS (budget): {lost}. ROAS {roas}, vs. {all} for the account.',
      tr: 'Bütçe nedeniyle kaybedilen gösterim payı {lost}, ROAS {roas}, hesap genelinde {all}',
    },
    action: { en: 'Increase its daily budget', tr: 'Günlük bütçesini artırın' },
    task: { en: 'Increase the budget of {name}', tr: '{name} bütçesini artırın' },
    impact: { en: 'More conversions at the same cost per conversion', tr: 'Aynı dönüşüm maliyetiyle daha çok dönüşüm' },
  },
  dearer: {
    title: { en: '{name} costs more per conversion than before', tr: '{name} dönüşümleri eskisinden pahalı' },
    detail: {
      en: 'Cost per conversion is up more than 25% vs. the previous 30 days.',
      tr: 'Dönüşüm başına maliyet, önceki 30 güne göre dörtte birden fazla arttı.',
    },
    evidence: { en: '{cpa} per conversion, previously {before}', tr: 'Dönüşüm başına {cpa}, önce {before}' },
    action: {
      en: 'Check bids and search terms from the last two weeks',
      tr: 'Son iki haftanın tekliflerini ve arama terimlerini inceleyin',
    },
    task: { en: 'Find out why {name} got more expensive', tr: '{name} neden pahalılaştı, araştırın' },
    impact: { en: 'Cost per conversion back to {before}', tr: 'Dönüşüm maliyeti yeniden {before} düzeyinde' },
  },
  fewer: {
    title: { en: 'Conversions for {name} are down', tr: '{name} dönüşümleri düştü' },
    detail: {
      en: "Clicks are steady, so it's probably not the ads. The landing page or its tracking may be broken.",
      tr: 'Tıklamalar aynı düzeyde, yani neden reklamlar değil. Açılış sayfası ya da ölçümü bozulmuş olabilir.',
    },
    evidence: {
      en: '{share} fewer conversions than in the previous 30 days',
      tr: 'Önceki 30 güne göre {share} daha az dönüşüm',
    },
    action: {
      en: 'Place a test order, then check conversion tracking',
      tr: 'Oradan bir sipariş verin, sonra dönüşüm etkinliğini kontrol edin',
    },
    task: { en: 'Check the landing page of {name}', tr: '{name} açılış sayfasını kontrol edin' },
    impact: { en: 'Recover the lost conversions', tr: 'Kaybedilen dönüşümler geri gelir' },
  },
}

export const SUMMARY: Record<'figures' | 'nothing' | 'waste' | 'steady' | 'question' | 'noFigures', Text> = {
  figures: {
    en: 'You spent **{cost}** for **{conversions} conversions**, {cpa} each, with a return of {roas}.',
    tr: '**{conversions} dönüşüm** için **{cost}** harcadınız; dönüşüm başına {cpa}, getiri {roas}.',
  },
  nothing: {
    en: "No ads ran in these 30 days, so there's nothing to analyze yet.",
    tr: 'Bu 30 günde reklam verilmemiş, bu nedenle henüz analiz edilecek bir şey yok.',
  },
  waste: {
    en: '**{wasted}** was spent on keywords without conversions.',
    tr: '**{wasted}** dönüşüm getirmeyen kelimelere gitti.',
  },
  steady: { en: 'Nothing else stands out.', tr: 'Bunun dışında göze çarpan bir şey yok.' },
  question: { en: 'You asked: “{prompt}”', tr: 'Sorunuz: “{prompt}”' },
  noFigures: {
    en: "I don't have data from an ad account, so this is general advice. Compare a campaign with its own history first, change one thing at a time, and wait for about 30 conversions before you judge the result.",
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
      en: 'Pages like this lose about a fifth of their visitors between two and six seconds.',
      tr: 'Bu tür sayfalar iki ile altı saniye arasında ziyaretçilerinin yaklaşık beşte birini kaybeder.',
    },
    evidence: { en: 'Largest contentful paint {seconds} s', tr: 'En büyük içerikli boyama {seconds} sn' },
    action: {
      en: 'Serve images at their display size, as AVIF or WebP',
      tr: 'Görselleri gösterildikleri genişlikte, AVIF ya da WebP olarak sunun',
    },
  },
  {
    score: 'accessibility',
    title: { en: 'Prices have too little contrast', tr: 'Fiyatların kontrastı yetersiz' },
    detail: {
      en: 'Strikethrough prices are hard to read in daylight.',
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
    title: { en: 'The main button is below the fold', tr: 'Düğme ilk ekranın altında kalıyor' },
    detail: {
      en: 'Visitors have to scroll to see what they can do.',
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
    title: { en: 'The meta description is cut off in search results', tr: 'Açıklama arama sonuçlarında kesiliyor' },
    detail: {
      en: 'It ends in the middle of the sentence that matters.',
      tr: 'Önemli olan cümlenin ortasında bitiyor.',
    },
    evidence: { en: '214 characters; about 155 are shown', tr: "214 karakter; yaklaşık 155'i gösteriliyor" },
    action: { en: 'Put the main message in the first 120 characters', tr: 'Önemli olanı ilk 120 karakterde söyleyin' },
  },
  {
    score: 'content',
    title: { en: 'The page does not answer common questions', tr: 'Sayfa sık sorulan soruları yanıtlamıyor' },
    detail: {
      en: "It doesn't mention delivery, returns or sizes.",
      tr: 'Teslimat, iade ve bedenlerden söz edilmiyor.',
    },
    evidence: {
      en: '{count} words, none of them about delivery',
      tr: '{count} kelime, hiçbiri teslimatla ilgili değil',
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
    en: '{industry} in {region}: **{leader}** is the most visible brand. Demand peaks in {month}.',
    tr: '{region} pazarında {industry}: en sık bulunan **{leader}**. Talep en çok {month} ayında.',
  },
  grows: { en: 'Mobile searches', tr: 'Telefondan yapılan aramalar' },
  steady: { en: 'Brand searches', tr: 'Marka adıyla yapılan aramalar' },
  shrinks: { en: 'Display ad clicks', tr: 'Görüntülü reklam tıklamaları' },
  evidence: { en: '{percent} vs. last year', tr: 'geçen yıla göre {percent}' },
  strengthA: { en: 'Widest selection', tr: 'En geniş ürün yelpazesi' },
  strengthB: { en: 'Next-day delivery', tr: 'Ertesi gün teslimat' },
  recommendation: { en: 'Prepare a campaign for {month}', tr: '{month} için bir kampanya hazırlayın' },
  impact: {
    en: 'Visitors while demand is {times}× the average',
    tr: 'Talep ortalamanın {times} katıyken ziyaretçi',
  },
  task: {
    en: 'Have the landing page, ads and budget ready two weeks earlier.',
    tr: 'Açılış sayfası, reklamlar ve bütçe iki hafta önceden hazır olmalı.',
  },
}
