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
  ctr: { en: 'click-through rate', tr: 'tıklama oranı' },
  averageCpc: { en: 'cost per click', tr: 'tıklama başına maliyet' },
  conversionRate: { en: 'conversion rate', tr: 'dönüşüm oranı' },
  cpa: { en: 'cost per conversion', tr: 'edinme başına maliyet' },
  roas: { en: 'return on ad spend', tr: 'reklam harcaması getirisi' },
  searchImpressionShare: { en: 'search impression share', tr: 'arama gösterim payı' },
  searchLostIsBudget: { en: 'share of impressions lost to budget', tr: 'bütçe yüzünden kaybedilen gösterim payı' },
  searchLostIsRank: { en: 'share of impressions lost to rank', tr: 'sıralama yüzünden kaybedilen gösterim payı' },
  absoluteTopImpressionRate: { en: 'share of impressions as the first ad', tr: 'ilk reklam olarak gösterim payı' },
  qualityScore: { en: 'quality score', tr: 'kalite puanı' },
  budgetUtilization: { en: 'share of the budget spent', tr: 'bütçe kullanımı' },
  status: { en: 'state', tr: 'durum' },
  daysSinceCreated: { en: 'days since it was created', tr: 'oluşturulduğundan beri geçen gün' },
  searchTerm: { en: 'search term', tr: 'arama terimi' },
  adStrength: { en: 'ad strength', tr: 'reklam gücü' },
  adCount: { en: 'enabled ads', tr: 'etkin reklam' },
  duplicateCount: { en: 'duplicates', tr: 'yinelenen' },
  bidToFirstPage: { en: 'bid to first-page estimate', tr: 'teklifin ilk sayfa tahminine oranı' },
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
  lte: { en: 'at most {value}', tr: 'en çok {value}' },
  eq: { en: 'exactly {value}', tr: 'tam {value}' },
  neq: { en: 'not {value}', tr: '{value} değil' },
  between: { en: 'between {value} and {value2}', tr: '{value} ile {value2} arası' },
  contains: { en: 'contains {value}', tr: '{value} içerir' },
  notContains: { en: 'without {value}', tr: '{value} içermez' },
  changeUpPct: { en: 'risen to at least {value}', tr: 'en az {value} düzeyine yükseldi' },
  changeDownPct: { en: 'fallen to at most {value}', tr: 'en çok {value} düzeyine düştü' },
}

/** By `comparedTo`; `{value}` is what it was compared with. */
export const COMPARISONS: Record<2 | 3 | 4, Both> = {
  2: { en: 'period before: {value}', tr: 'önceki dönem: {value}' },
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
  status: { en: 'state', tr: 'durum' },
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
  none: { en: 'neither added nor excluded', tr: 'eklenmemiş ve hariç tutulmamış' },
  added: { en: 'added', tr: 'eklenmiş' },
  excluded: { en: 'excluded', tr: 'hariç tutulmuş' },
}

export const FAILURES: Record<FailureCode, Both> = {
  removed: {
    en: 'it was removed at the ad platform a moment before',
    tr: 'kısa süre önce reklam platformunda kaldırıldı',
  },
  'changed-since': {
    en: 'it was changed at the ad platform in the meantime',
    tr: 'bu arada reklam platformunda değiştirildi',
  },
  'shared-strategy': {
    en: 'its target belongs to a shared bidding strategy',
    tr: 'hedefi ortak bir teklif stratejisine ait',
  },
  'not-connected': {
    en: 'the connection to the ad platform must be renewed',
    tr: 'reklam platformu bağlantısının yenilenmesi gerekiyor',
  },
}

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
    en: 'A run checked {checked} {kinds} and matched {matched} of them.',
    tr: 'Kural {checked} {kinds} denetledi, {matched} tanesi eşleşti.',
  },
  runFailed: {
    en: 'A run could not change anything, because {failure}.',
    tr: 'Kural hiçbir şeyi değiştiremedi: {failure}.',
  },
  appliedState: {
    en: 'The {kind} "{name}" is {after} now{approved}.',
    tr: '"{name}" ({kind}) artık {after}{approved}.',
  },
  appliedAmount: {
    en: 'The {field} of "{name}" was changed from {before} to {after}{approved}.',
    tr: '"{name}": {field} {before} değerinden {after} değerine getirildi{approved}.',
  },
  appliedText: {
    en: '{after} was set for "{name}" as {field}{approved}.',
    tr: '"{name}" için {field} olarak {after} eklendi{approved}.',
  },
  approvedBy: { en: ', approved by {person}', tr: ', onaylayan: {person}' },
  failed: {
    en: 'The {field} of "{name}" could not be changed, because {failure}.',
    tr: '"{name}": {field} değiştirilemedi, çünkü {failure}.',
  },
  undone: {
    en: '{person} undid a change of "{name}": its {field} is {after} again.',
    tr: '{person}, "{name}" üzerindeki değişikliği geri aldı: {field} yeniden {after}.',
  },
  undoneText: {
    en: '{person} undid a change of "{name}": the {field} {before} was taken away.',
    tr: '{person}, "{name}" üzerindeki değişikliği geri aldı: {field} {before} kaldırıldı.',
  },
  rejected: {
    en: '{person} rejected a suggestion for "{name}" ({field}: {after}){because}.',
    tr: '{person}, "{name}" için bir öneriyi reddetti ({field}: {after}){because}.',
  },
  because: { en: ', because: {reason}', tr: '; gerekçe: {reason}' },
  found: { en: 'The {kind} "{name}" matches: {reason}.', tr: '"{name}" ({kind}) eşleşiyor: {reason}.' },
  solved: { en: 'The {kind} "{name}" does not match any more.', tr: '"{name}" ({kind}) artık eşleşmiyor.' },
  refused: {
    en: 'The ad platform did not take the change, because {failure}.',
    tr: 'Reklam platformu değişikliği kabul etmedi, çünkü {failure}.',
  },
  expired: {
    en: 'Expired: no one decided it within 3 days.',
    tr: 'Süresi doldu: 3 gün içinde karar verilmedi.',
  },
  nothingChanged: {
    en: 'Nothing could be changed, because {failure}.',
    tr: 'Hiçbir şey değiştirilemedi, çünkü {failure}.',
  },
  autopilot: { en: 'Autopilot', tr: 'Otopilot' },
  platform: { en: 'Google Ads', tr: 'Google Ads' },
} satisfies Record<string, Both>

/** `{checked}` is how many entities are in the scope, `{count}` how many both items match. */
export const PREVIEW_WARNINGS = {
  noVolume: {
    en: 'No condition asks for enough clicks, cost or conversions, so single days of chance may decide.',
    tr: 'Hiçbir koşul yeterli tıklama, maliyet ya da dönüşüm istemiyor; bu yüzden tek tek rastlantılar belirleyici olabilir.',
  },
  everything: {
    en: 'All {checked} things in the scope match. Check whether the conditions are strict enough.',
    tr: 'Kapsamdaki {checked} öğenin tümü eşleşiyor. Koşulların yeterince sıkı olup olmadığına bakın.',
  },
  nothing: { en: 'Nothing in the scope matches now.', tr: 'Kapsamdaki hiçbir öğe şu anda eşleşmiyor.' },
  metricUnknown: {
    en: 'The imported report has no data for "{metric}", so this rule cannot match by it.',
    tr: 'İçe aktarılan raporda "{metric}" verisi yok; bu yüzden kural buna göre eşleşemez.',
  },
  emptyScope: {
    en: 'There is nothing in the scope that the rule could check.',
    tr: 'Kapsamda kuralın denetleyebileceği bir öğe yok.',
  },
  overlap: {
    en: '"{name}" changes {count} of these things too.',
    tr: '"{name}" kuralı da bu öğelerin {count} tanesini değiştiriyor.',
  },
} satisfies Record<string, Both>
export type WarningText = keyof typeof PREVIEW_WARNINGS

/** Why a change was not undone; `{value}` is what the platform holds by now. */
export const SKIPPED = {
  'not-applied': { en: 'This change was not made.', tr: 'Bu değişiklik yapılmamıştı.' },
  'undone-before': { en: 'This change was undone before.', tr: 'Bu değişiklik daha önce geri alınmıştı.' },
  setSince: {
    en: 'The {field} of "{name}" was set to {value} at the ad platform since.',
    tr: '"{name}": {field} bu arada reklam platformunda {value} olarak ayarlandı.',
  },
  goneSince: {
    en: 'The {field} of "{name}" was taken away at the ad platform since.',
    tr: '"{name}": {field} bu arada reklam platformunda kaldırıldı.',
  },
} satisfies Record<string, Both>
