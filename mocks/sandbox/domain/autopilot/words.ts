// Words of the autopilot in both languages.
import { type ChangeField, type ConditionMetric, type ConditionOperator, EntityType } from '@adwright/sdk/types'
import type { FailureCode } from '#mocks/sandbox/domain/autopilot/documents.ts'

type Both = { en: string; tr: string }

export const METRICS: Record<ConditionMetric, Both> = {
  impressions: { en: 'impressions', tr: 'gösterim' },
  clicks: { en: 'clicks', tr: 'tıklama' },
  cost: { en: 'cost', tr: 'maliyet' },
  conversions: { en: 'conversions', tr: 'dönüşüm' },
  conversionValue: { en: 'conversion value', tr: 'dönüşüm değeri' },
  ctr: { en: 'CTR', tr: 'CTR' },
  averageCpc: { en: 'avg. CPC', tr: 'ort. TBM' },
  conversionRate: { en: 'conversion rate', tr: 'dönüşüm oranı' },
  cpa: { en: 'cost per conversion', tr: 'edinme başına maliyet' },
  roas: { en: 'ROAS', tr: 'ROAS' },
  searchImpressionShare: { en: 'search impression share', tr: 'arama gösterim payı' },
  searchLostIsBudget: { en: 'search lost IS (budget)', tr: 'kayıp arama gösterim payı (bütçe)' },
  searchLostIsRank: { en: 'search lost IS (rank)', tr: 'kayıp arama gösterim payı (sıralama)' },
  absoluteTopImpressionRate: { en: 'impr. (abs. top) %', tr: 'mutlak üst gösterim oranı' },
  qualityScore: { en: 'Quality Score', tr: 'Kalite Puanı' },
  budgetUtilization: { en: 'budget used', tr: 'bütçe kullanımı' },
  status: { en: 'status', tr: 'durum' },
  daysSinceCreated: { en: 'days since creation', tr: 'oluşturulduğundan beri geçen gün' },
  searchTerm: { en: 'search term', tr: 'arama terimi' },
  adStrength: { en: 'ad strength', tr: 'reklam gücü' },
  adCount: { en: 'enabled ads', tr: 'etkin reklam' },
  duplicateCount: { en: 'duplicates', tr: 'yinelenen' },
  bidToFirstPage: { en: 'bid vs. first page estimate', tr: 'teklifin ilk sayfa tahminine oranı' },
}

/** Metrics whose English word is of many. */
export const COUNTED: readonly ConditionMetric[] = [
  'impressions',
  'clicks',
  'conversions',
  'daysSinceCreated',
  'adCount',
  'duplicateCount',
]

/** `{value}` is the threshold, `{value2}` the upper end. */
export const OPERATORS: Record<ConditionOperator, Both> = {
  gt: { en: 'above {value}', tr: '{value} üzeri' },
  gte: { en: 'at least {value}', tr: 'en az {value}' },
  lt: { en: 'below {value}', tr: '{value} altı' },
  lte: { en: 'at most {value}', tr: 'en fazla {value}' },
  eq: { en: 'exactly {value}', tr: 'tam {value}' },
  neq: { en: 'not {value}', tr: '{value} değil' },
  between: { en: 'between {value} and {value2}', tr: '{value} ile {value2} arası' },
  contains: { en: 'contains {value}', tr: '{value} içerir' },
  notContains: { en: "doesn't contain {value}", tr: '{value} içermez' },
  changeUpPct: { en: 'up to at least {value}', tr: 'en az {value} düzeyine yükseldi' },
  changeDownPct: { en: 'down to at most {value}', tr: 'en fazla {value} düzeyine düştü' },
}

/** By `comparedTo`; `{value}` is what it was compared with. */
export const COMPARISONS: Record<2 | 3 | 4, Both> = {
  2: { en: 'previous period: {value}', tr: 'önceki dönem: {value}' },
  3: { en: 'account average: {value}', tr: 'hesap ortalaması: {value}' },
  4: { en: 'target: {value}', tr: 'hedef: {value}' },
}

export const KINDS: Record<EntityType, { one: Both; many: Both }> = {
  [EntityType.Campaign]: { one: { en: 'campaign', tr: 'kampanya' }, many: { en: 'campaigns', tr: 'kampanya' } },
  [EntityType.AdGroup]: { one: { en: 'ad group', tr: 'reklam grubu' }, many: { en: 'ad groups', tr: 'reklam grubu' } },
  [EntityType.Ad]: { one: { en: 'ad', tr: 'reklam' }, many: { en: 'ads', tr: 'reklam' } },
  [EntityType.Keyword]: {
    one: { en: 'keyword', tr: 'anahtar kelime' },
    many: { en: 'keywords', tr: 'anahtar kelime' },
  },
  [EntityType.SearchTerm]: {
    one: { en: 'search term', tr: 'arama terimi' },
    many: { en: 'search terms', tr: 'arama terimi' },
  },
  [EntityType.BiddingStrategy]: {
    one: { en: 'bidding strategy', tr: 'teklif stratejisi' },
    many: { en: 'bidding strategies', tr: 'teklif stratejisi' },
  },
  [EntityType.Budget]: { one: { en: 'budget', tr: 'bütçe' }, many: { en: 'budgets', tr: 'bütçe' } },
  [EntityType.Account]: { one: { en: 'account', tr: 'hesap' }, many: { en: 'accounts', tr: 'hesap' } },
}

export const FIELDS: Record<ChangeField, Both> = {
  status: { en: 'status', tr: 'durum' },
  dailyBudget: { en: 'daily budget', tr: 'günlük bütçe' },
  cpcBid: { en: 'bid', tr: 'teklif' },
  targetCpa: { en: 'target CPA', tr: 'hedef EBM' },
  targetRoas: { en: 'target ROAS', tr: 'hedef ROAS' },
  negativeKeyword: { en: 'negative keyword', tr: 'negatif anahtar kelime' },
  keyword: { en: 'keyword', tr: 'anahtar kelime' },
  label: { en: 'label', tr: 'etiket' },
}

export const STATES: Record<string, Both> = {
  enabled: { en: 'enabled', tr: 'etkin' },
  paused: { en: 'paused', tr: 'duraklatılmış' },
  removed: { en: 'removed', tr: 'kaldırılmış' },
  disapproved: { en: 'disapproved', tr: 'onaylanmamış' },
  limited: { en: 'limited', tr: 'sınırlı' },
  none: { en: 'neither added nor excluded', tr: 'eklenmemiş' },
  added: { en: 'added', tr: 'eklenmiş' },
  excluded: { en: 'excluded', tr: 'hariç tutulmuş' },
}

export const FAILURES: Record<FailureCode, Both> = {
  removed: {
    en: 'it was removed in Google Ads just before',
    tr: "kısa süre önce Google Ads'te kaldırıldı",
  },
  'changed-since': {
    en: 'its value was changed in the meantime',
    tr: 'değeri bu arada değiştirildi',
  },
  'shared-strategy': {
    en: 'its target comes from a shared bidding strategy',
    tr: 'hedefi ortak bir teklif stratejisine ait',
  },
  expired: {
    en: 'No one approved or rejected it within three days.',
    tr: 'Üç gün içinde kimse onaylamadı veya reddetmedi.',
  },
  'not-connected': {
    en: 'access to Google Ads needs to be renewed',
    tr: 'Google Ads erişiminin yenilenmesi gerekiyor',
  },
}

/** `{Kind}` and `{Field}` begin a sentence. */
export const SENTENCES = {
  reason: { en: '{parts}, {days}', tr: '{parts}, {days}' },
  statePart: { en: 'it is {state}', tr: 'durumu {state}' },
  reasonPart: { en: '{metric} was {actual} ({wanted})', tr: '{metric} {actual} ({wanted})' },
  noConversions: {
    en: 'there was cost without conversions ({metric} counts as {wanted})',
    tr: 'dönüşüm olmadan maliyet oluştu ({metric}: {wanted} sayılır)',
  },
  reasonPartMany: { en: '{metric} were {actual} ({wanted})', tr: '{metric} {actual} ({wanted})' },
  and: { en: ' and ', tr: ' ve ' },
  created: { en: '{person} created "{item}".', tr: '{person}, "{item}" kuralını oluşturdu.' },
  changed: { en: '{person} changed "{item}".', tr: '{person}, "{item}" kuralını değiştirdi.' },
  paused: { en: '{person} paused "{item}".', tr: '{person}, "{item}" kuralını duraklattı.' },
  deleted: { en: '{person} deleted "{item}".', tr: '{person}, "{item}" kuralını sildi.' },
  run: {
    en: 'Checked {checked} {kinds}, {matched} matched.',
    tr: '{checked} {kinds} kontrol edildi, {matched} tanesi eşleşti.',
  },
  missed: {
    en: 'Runs of "{item}" missed while automation was paused: {missed} ({days}).',
    tr: 'Otomasyon duraklatıldığı için kaçırılan "{item}" çalıştırmaları: {missed} ({days}).',
  },
  missedConnection: {
    en: 'Runs of "{item}" missed while access to Google Ads was missing: {missed} ({days}).',
    tr: 'Google Ads erişimi olmadığı için kaçırılan "{item}" çalıştırmaları: {missed} ({days}).',
  },
  runFailed: {
    en: 'The run made no changes because {failure}.',
    tr: 'Kural hiçbir şeyi değiştiremedi: {failure}.',
  },
  appliedState: {
    en: '{Kind} "{name}" is now {after}{approved}.',
    tr: '"{name}" ({kind}) artık {after}{approved}.',
  },
  appliedAmount: {
    en: '{Field} of "{name}" changed from {before} to {after}{approved}.',
    tr: '"{name}": {field} {before} değerinden {after} değerine getirildi{approved}.',
  },
  appliedText: {
    en: 'Added {field} {after} to "{name}"{approved}.',
    tr: '"{name}" için {field} olarak {after} eklendi{approved}.',
  },
  approvedBy: { en: ', approved by {person}', tr: ', onaylayan: {person}' },
  failed: {
    en: '{Field} of "{name}" couldn\'t be changed because {failure}.',
    tr: '"{name}": {field} değiştirilemedi, çünkü {failure}.',
  },
  undone: {
    en: '{person} undid a change to "{name}": {field} is {after} again.',
    tr: '{person}, "{name}" üzerindeki değişikliği geri aldı: {field} yeniden {after}.',
  },
  undoneText: {
    en: '{person} undid a change to "{name}": {field} {before} was removed.',
    tr: '{person}, "{name}" üzerindeki değişikliği geri aldı: {field} {before} kaldırıldı.',
  },
  rejected: {
    en: '{person} rejected a suggestion for "{name}" ({field}: {after}){because}.',
    tr: '{person}, "{name}" için bir öneriyi reddetti ({field}: {after}){because}.',
  },
  because: { en: '. Reason: {reason}', tr: '; gerekçe: {reason}' },
  found: { en: '{Kind} "{name}" matches: {reason}.', tr: '"{name}" ({kind}) eşleşiyor: {reason}.' },
  solved: { en: '{Kind} "{name}" no longer matches.', tr: '"{name}" ({kind}) artık eşleşmiyor.' },
  refused: {
    en: 'Google Ads rejected the change because {failure}.',
    tr: 'Google Ads değişikliği kabul etmedi, çünkü {failure}.',
  },
  expired: {
    en: 'Expired: no one decided it within 3 days.',
    tr: 'Süresi doldu: 3 gün içinde karar verilmedi.',
  },
  withdrawn: { en: 'Withdrawn because {failure}.', tr: 'Geri çekildi, çünkü {failure}.' },
  outdated: { en: 'An approval would fail because {failure}.', tr: 'Onaylansa da uygulanamaz, çünkü {failure}.' },
  nothingChanged: {
    en: 'Nothing was changed because {failure}.',
    tr: 'Hiçbir şey değiştirilemedi, çünkü {failure}.',
  },
  autopilot: { en: 'Autopilot', tr: 'Otopilot' },
  platform: { en: 'Google Ads', tr: 'Google Ads' },
} satisfies Record<string, Both>

/** `{checked}` is how many entities are in the scope, `{count}` how many both items can change. */
export const PREVIEW_WARNINGS = {
  noVolume: {
    en: 'No condition requires a minimum of clicks, cost or conversions, so results may come down to chance.',
    tr: 'Hiçbir koşul en az tıklama, maliyet ya da dönüşüm istemiyor; bu yüzden sonuç rastlantıya bağlı olabilir.',
  },
  everything: {
    en: 'All {checked} items in scope match. Check whether your conditions are strict enough.',
    tr: 'Kapsamdaki {checked} öğenin tümü eşleşiyor. Koşulların yeterince sıkı olup olmadığını kontrol edin.',
  },
  nothing: { en: 'Nothing in scope matches right now.', tr: 'Kapsamdaki hiçbir öğe şu anda eşleşmiyor.' },
  metricUnknown: {
    en: 'The imported report has no data for "{metric}", so this rule cannot match by it.',
    tr: 'İçe aktarılan raporda "{metric}" verisi yok; bu yüzden kural buna göre eşleşemez.',
  },
  emptyScope: {
    en: 'The scope contains nothing this rule can check.',
    tr: 'Kapsamda kuralın kontrol edebileceği bir öğe yok.',
  },
  overlap: {
    en: '"{name}" makes the same kind of change to {count} {kinds} in this scope.',
    tr: '"{name}" kuralı bu kapsamdaki {count} {kinds} için aynı türde değişiklik yapıyor.',
  },
  opposite: {
    en: '"{name}" can work against this rule on {count} {kinds} in this scope. The rule with the higher priority wins.',
    tr: '"{name}" kuralı bu kapsamdaki {count} {kinds} için bu kuralın tersine çalışabilir. Önceliği yüksek olan kural geçerli olur.',
  },
} satisfies Record<string, Both>
export type WarningText = keyof typeof PREVIEW_WARNINGS
