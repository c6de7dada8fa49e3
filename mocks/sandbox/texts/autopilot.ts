import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const autopilotProblems = {
  'rules-limit-reached': {
    en: 'This client account has 500 rules. Delete archived ones first.',
    tr: 'Bu müşteri hesabında 500 kural var. Önce arşivlenmiş kuralları silin.',
  },
  'automatic-needs-admin': {
    en: 'Only admins and owners can let a rule apply changes automatically. Choose “Suggest changes” instead.',
    tr: 'Bir kuralın kendi başına değişiklik yapmasına yalnızca yöneticiler ve hesap sahipleri izin verebilir. Önce değişiklikleri onaylamayı seçin.',
  },
  'item-archived': {
    en: 'This rule is archived. Duplicate it to use it again.',
    tr: 'Bu kural arşivlendi. Ondan yeni bir kural oluşturun.',
  },
  'automation-paused': {
    en: 'Automation is paused for this client account. Resume it first.',
    tr: 'Bu müşteri hesabında Otopilot duraklatıldı. Önce devam ettirin.',
  },
  'nothing-to-undo': {
    en: 'This run has no changes left to undo.',
    tr: 'Bu çalıştırmanın geri alınacak bir değişikliği kalmadı.',
  },
  'too-old-to-undo': {
    en: 'Changes can be undone for 30 days. Change the values in Google Ads instead.',
    tr: 'Değişiklikler 30 gün boyunca geri alınabilir. Değerleri elle ayarlayın.',
  },
  'not-own-rule': {
    en: 'You can undo runs of your own rules only. Ask an admin.',
    tr: 'Yalnızca kendi oluşturduğunuz kuralların yaptıklarını geri alabilirsiniz. Hesabın bir yöneticisine sorun.',
  },
  'already-excepted': {
    en: 'This is already excluded from the rule.',
    tr: 'Bu, kuralın dışında tutuluyor zaten.',
  },
  'rule-fixed': { en: "You can't change which rule this is based on.", tr: 'Bir öğenin kuralı değiştirilemez.' },
  'item-unknown': { en: 'Rule not found.', tr: 'Böyle bir öğe yok.' },
  'change-unknown': {
    en: "This change isn't part of the run.",
    tr: 'Bu değişiklik bu çalıştırmaya ait değil.',
  },
  'not-a-proposal': {
    en: 'This suggestion has already been answered.',
    tr: 'Bu öneri zaten yanıtlandı.',
  },
  'rule-unknown': { en: 'Rule not found.', tr: 'Böyle bir kural yok.' },
  'campaign-unknown': {
    en: "This campaign isn't in the client account.",
    tr: 'Bu kampanya müşteri hesabına ait değil.',
  },
  'ad-group-unknown': {
    en: "This ad group isn't in the client account.",
    tr: 'Bu reklam grubu müşteri hesabına ait değil.',
  },
  'entity-unknown': { en: "This item isn't in the client account.", tr: 'Bu, müşteri hesabına ait değil.' },
  'upper-end-needed': { en: 'Enter an upper value for “between”.', tr: '"Arasında" için bir üst sınır gerekli.' },
  'upper-end-below': { en: 'The upper value must be above the lower value.', tr: 'Bu, alt sınırın altında.' },
  'only-with-between': { en: 'Use this only with “between”.', tr: 'Bu yalnızca "arasında" için geçerli.' },
  'text-needed': { en: 'Enter text.', tr: 'Burada bir metin gerekli.' },
  'number-needed': { en: 'Enter a number.', tr: 'Burada bir sayı gerekli.' },
  'operator-needs-text': { en: 'This comparison works only with text.', tr: 'Bu yalnızca metinlerde kullanılabilir.' },
  'operator-needs-number': {
    en: 'This comparison works only with numbers.',
    tr: 'Bu yalnızca sayılarda kullanılabilir.',
  },
  'operator-needs-comparison': {
    en: 'Choose what to compare the change with.',
    tr: 'Değişim için karşılaştırılacak bir değer gerekli.',
  },
  'text-compares-fixed': {
    en: 'Text can only be compared with a fixed value.',
    tr: 'Metinler yalnızca sabit bir değerle karşılaştırılır.',
  },
  'first-joins-with-and': { en: 'The first condition always uses “and”.', tr: 'İlk koşul "ve" ile bağlanır.' },
  'action-not-for-kind': {
    en: "This action isn't available for what the rule checks.",
    tr: 'Bu, kuralın denetlediği öğelerle yapılamaz.',
  },
  'no-value-here': { en: "This action doesn't take a value.", tr: 'Bu eylemin bir değeri yok.' },
  'percent-out-of-range': {
    en: 'Enter a value from −90 to 500%, except 0.',
    tr: '%-90 ile %500 arasında olmalı, 0 olmamalı.',
  },
  'below-lower-limit': { en: 'This must be above the minimum.', tr: 'Bu, alt sınırın altında.' },
  'parameter-unknown': { en: "This rule doesn't have that setting.", tr: 'Kuralın böyle bir ayarı yok.' },
  'not-a-step': { en: 'Enter a multiple of {step}.', tr: 'Yalnızca {step} katları kabul edilir.' },
  'yes-or-no-needed': { en: 'Choose yes or no.', tr: 'Burada evet ya da hayır gerekli.' },
  'scope-names-nothing': {
    en: 'Choose what the rule applies to, or select everything.',
    tr: 'Kuralın neye bakacağını ya da tümünü seçin.',
  },
  'scope-is-everything': {
    en: 'Leave this empty while the rule applies to everything.',
    tr: 'Kural her şeye bakarken bu boş kalır.',
  },
  'week-day-needed': { en: 'Choose at least one weekday.', tr: 'Haftanın en az bir gününü seçin.' },
  'only-weekly': {
    en: 'Weekdays apply to weekly runs only.',
    tr: 'Hafta günleri yalnızca haftalık çalıştırma içindir.',
  },
  'day-is-over': { en: 'This date is in the past.', tr: 'Bu gün geçti.' },
  'no-run-before-end': {
    en: "The rule wouldn't run before this date.",
    tr: 'Kural bu gün bitmeden hiç çalışmazdı.',
  },
  'ends-before-start': { en: 'The end date is before the start date.', tr: 'Bu, ilk günden önce.' },
} satisfies ProblemTexts
