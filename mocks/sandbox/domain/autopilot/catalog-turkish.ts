// The rule catalog in Turkish. Amounts are written in euros, as in English.
type RuleText = { name: string; description: string; whyItMatters: string; labels?: Record<string, string> }

const TARGET_CPA_LABEL = 'Kampanyanın hedefi yoksa hedef EBM'

export const RULES_TR: Record<string, RuleText> = {
  'rule_raise-limited-budget': {
    name: 'İyi kampanyaları sınırlayan bütçeleri artır',
    description:
      'Arama gösterimlerinin en az %10’unu bütçe yüzünden kaybeden ve edinme başına maliyeti hedefin altında olan kampanyaları bulur, günlük bütçeyi %15 artırır.',
    whyItMatters: 'Ucuza dönüşüm getiren ama bütçesi biten kampanya, müşterileri daha pahalı olanlara bırakır.',
    labels: { fallbackTargetCpa: TARGET_CPA_LABEL },
  },
  'rule_budget-used-early': {
    name: 'Öğleden önce biten bütçe',
    description: 'Günlük bütçenin %95’ini saat 15.00’ten önce harcayan kampanyaları her saat arar ve size bildirir.',
    whyItMatters: 'Akşam arayanlar reklamları hiç görmez; oysa dönüşümler çoğu zaman akşam gelir.',
    labels: { beforeHour: 'Şu saatten önce' },
  },
  'rule_month-over-plan': {
    name: 'Ay planın üzerinde gidiyor',
    description:
      'Bu ayki maliyeti geçen günlerin planını %10’dan fazla aşan kampanyaları bulur, günlük bütçeyi %10 azaltır.',
    whyItMatters: 'Fazla harcama, ayın günleri bitmeden en kolay düzeltilir.',
    labels: { planOfMonth: 'Kampanyanın aylık planı; 0 ise günlük bütçe çarpı gün' },
  },
  'rule_no-conversion-keyword': {
    name: 'Dönüşüm getirmeyen anahtar kelimeleri duraklat',
    description: '30 gün içinde en az €50 harcanan ve hiç dönüşüm getirmeyen anahtar kelimeleri bulur, duraklatır.',
    whyItMatters: 'Birkaç anahtar kelime çoğu zaman bütçenin onda birini harcar ve hiçbir şey getirmez.',
  },
  'rule_no-conversion-search-term': {
    name: 'Dönüşüm getirmeyen arama terimlerini hariç tut',
    description:
      '30 gün içinde en az €30 harcanan ve hiç dönüşüm getirmeyen arama terimlerini bulur, tam eşlemeli negatif anahtar kelime olarak ekler.',
    whyItMatters:
      'Geniş ve sıralı eşlemeli anahtar kelimeler, kimsenin satın almak için yapmadığı aramaları da toplar.',
    labels: { protectedWords: 'Şu sözcüklerden birini içeren terimleri koru (virgülle ayırın)' },
  },
  'rule_spend-without-conversions': {
    name: 'Kampanya dönüşüm olmadan harcıyor',
    description: 'Üç günde en az €100 harcayıp hiç dönüşüm getirmeyen kampanyaları bulur ve size bildirir.',
    whyItMatters: 'Bozuk bir form ya da bozuk bir etiket önce burada görünür.',
  },
  'rule_cpa-above-target': {
    name: 'Edinme başına maliyet hedefin üzerinde',
    description:
      'Edinme başına maliyeti hedefi %20’den fazla aşan kampanyaları bulur, hedef EBM’yi, elle verilen tekliflerde ise teklifleri %10 azaltır.',
    whyItMatters: 'Kayan bir hedefin bedeli, biri fark edene kadar her tıklamayla ödenir.',
    labels: { fallbackTargetCpa: TARGET_CPA_LABEL },
  },
  'rule_roas-room': {
    name: 'Hedef ROAS üzerinde büyüme payı',
    description:
      'Getirisi hedefin en az %20 üzerinde olan ve arama gösterimlerinin %20’sini sıralama yüzünden kaybeden kampanyaları bulur, yer açmak için hedef ROAS’ı %10 düşürür.',
    whyItMatters: 'Fazla sıkı bir hedef, iyi bir kampanyayı geride tutar.',
    labels: { fallbackTargetRoas: 'Kampanyanın hedefi yoksa hedef ROAS' },
  },
  'rule_first-page-bid': {
    name: 'İlk sayfanın altında kalan elle teklifler',
    description:
      'Elle verilen teklifi ilk sayfa tahmininin altında kalan anahtar kelimeleri bulur, teklifi sınırı aşmadan tahmine yükseltir.',
    whyItMatters: 'İlk sayfanın altındaki bir anahtar kelime, kapatılmış gibidir.',
  },
  'rule_low-quality-score': {
    name: 'Harcama yapan düşük kalite puanı',
    description:
      'Kalite puanı 4 ya da altında olup 30 günde en az €20 harcayan anahtar kelimeleri bulur, etiketler ve bir görev oluşturur.',
    whyItMatters: 'Düşük kalite, her tıklamayı yandaki reklamınkinden pahalı yapar.',
    labels: { labelName: 'Etiket', createTask: 'Ekip için görev oluştur' },
  },
  'rule_promote-search-term': {
    name: 'Dönüşüm getiren arama terimlerini ekle',
    description:
      '30 günde en az 2 dönüşüm getiren ve henüz anahtar kelime olmayan arama terimlerini bulur, anahtar kelime olarak ekler.',
    whyItMatters: 'Terim, anahtar kelime olunca kendi teklifini ve kendi reklamını alır.',
    labels: { keywordMatchType: 'Eşleme türü (1 tam, 2 sıralı, 3 geniş)' },
  },
  'rule_duplicate-keywords': {
    name: 'Yinelenen anahtar kelimeler',
    description: 'Aynı eşleme türüyle birden fazla kez bulunan açık anahtar kelimeleri bulur ve size bildirir.',
    whyItMatters: 'Yinelenenler geçmişi paylaşır; bu yüzden hiçbiri hızlı öğrenemez.',
  },
  'rule_ad-disapproved': {
    name: 'Onaylanmayan reklamlar',
    description: 'Platformun onaylamadığı reklamları her saat arar ve size bildirir.',
    whyItMatters: 'Biri bakana kadar reklam grubu daha az reklamla ya da hiç reklamsız yayında kalır.',
  },
  'rule_poor-ad-strength': {
    name: 'Gücü zayıf reklamlar',
    description: 'Gücü zayıf olan açık reklamları bulur, başlık ve açıklamaları iyileştirmek için bir görev oluşturur.',
    whyItMatters: 'Gücü zayıf duyarlı reklamlar daha seyrek gösterilir.',
    labels: { createTask: 'Ekip için görev oluştur' },
  },
  'rule_single-ad-group': {
    name: 'Tek reklamlı reklam grupları',
    description: 'Arama kampanyalarında 2’den az reklamı olan açık reklam gruplarını bulur ve size bildirir.',
    whyItMatters: 'Tek reklamla karşılaştırma yapılamaz; bir ret bütün grubu durdurur.',
  },
  'rule_no-impressions': {
    name: 'Açık ama gösterilmiyor',
    description: 'Üç gündür tek bir gösterim almayan açık kampanyaları bulur ve size bildirir.',
    whyItMatters: 'Duran bir ödeme, geçmiş bir bitiş tarihi ya da dar bir kitle haftalarca fark edilmeyebilir.',
  },
}
