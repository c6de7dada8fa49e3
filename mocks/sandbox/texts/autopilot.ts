import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const autopilotProblems = {
  'rules-limit-reached': {
    en: 'This client account has 500 rules. Delete archived ones first.',
    tr: 'Bu müşteri hesabında 500 kural var. Önce arşivlenmiş kuralları silin.',
  },
  'active-rules-limit-reached': {
    en: 'Your plan allows {limit} active rules.',
    tr: 'Planınız {limit} etkin kurala izin veriyor.',
  },
  'automatic-needs-admin': {
    en: 'Only admins and owners can let a rule change things by itself. Choose to approve changes first.',
    tr: 'Bir kuralın kendi başına değişiklik yapmasına yalnızca yöneticiler ve hesap sahipleri izin verebilir. Önce değişiklikleri onaylamayı seçin.',
  },
  'item-archived': {
    en: 'This rule is archived. Create a new one from it.',
    tr: 'Bu kural arşivlendi. Ondan yeni bir kural oluşturun.',
  },
  'changed-meanwhile': {
    en: 'Somebody else has changed this rule meanwhile. Look at the changes before you save.',
    tr: 'Bu kural bu arada başka biri tarafından değiştirildi. Kaydetmeden önce değişikliklere bakın.',
  },
  'automation-paused': {
    en: 'The autopilot of this client account is paused. Resume it first.',
    tr: 'Bu müşteri hesabında Otopilot duraklatıldı. Önce devam ettirin.',
  },
  'nothing-to-undo': {
    en: 'This run has no change left to undo.',
    tr: 'Bu çalıştırmanın geri alınacak bir değişikliği kalmadı.',
  },
  'too-old-to-undo': {
    en: 'Changes can be undone for 30 days. Set the values by hand.',
    tr: 'Değişiklikler 30 gün boyunca geri alınabilir. Değerleri elle ayarlayın.',
  },
  'not-own-rule': {
    en: 'You can undo only what rules you created did. Ask an admin of the account.',
    tr: 'Yalnızca kendi oluşturduğunuz kuralların yaptıklarını geri alabilirsiniz. Hesabın bir yöneticisine sorun.',
  },
  'already-excepted': {
    en: 'This is already excluded from the rule.',
    tr: 'Bu, kuralın dışında tutuluyor zaten.',
  },
  'rule-fixed': { en: 'The rule of an item cannot be changed.', tr: 'Bir öğenin kuralı değiştirilemez.' },
  'item-unknown': { en: 'There is no such item.', tr: 'Böyle bir öğe yok.' },
  'change-unknown': {
    en: 'This change does not belong to the run.',
    tr: 'Bu değişiklik bu çalıştırmaya ait değil.',
  },
  'not-a-proposal': {
    en: 'This was answered already.',
    tr: 'Bu öneri zaten yanıtlandı.',
  },
  'rule-unknown': { en: 'There is no such rule.', tr: 'Böyle bir kural yok.' },
  'campaign-unknown': {
    en: 'This campaign does not belong to the client account.',
    tr: 'Bu kampanya müşteri hesabına ait değil.',
  },
  'ad-group-unknown': {
    en: 'This ad group does not belong to the client account.',
    tr: 'Bu reklam grubu müşteri hesabına ait değil.',
  },
  'entity-unknown': { en: 'This does not belong to the client account.', tr: 'Bu, müşteri hesabına ait değil.' },
  'upper-end-needed': { en: 'An upper end is needed with "between".', tr: '"Arasında" için bir üst sınır gerekli.' },
  'upper-end-below': { en: 'This is below the lower end.', tr: 'Bu, alt sınırın altında.' },
  'only-with-between': { en: 'This is only for "between".', tr: 'Bu yalnızca "arasında" için geçerli.' },
  'text-needed': { en: 'A text is needed here.', tr: 'Burada bir metin gerekli.' },
  'number-needed': { en: 'A number is needed here.', tr: 'Burada bir sayı gerekli.' },
  'operator-needs-text': { en: 'This works only on texts.', tr: 'Bu yalnızca metinlerde kullanılabilir.' },
  'operator-needs-number': { en: 'This works only on numbers.', tr: 'Bu yalnızca sayılarda kullanılabilir.' },
  'operator-needs-comparison': {
    en: 'A change needs something to compare with.',
    tr: 'Değişim için karşılaştırılacak bir değer gerekli.',
  },
  'text-compares-fixed': {
    en: 'Texts are compared with a fixed value only.',
    tr: 'Metinler yalnızca sabit bir değerle karşılaştırılır.',
  },
  'first-joins-with-and': { en: 'The first condition is joined with "and".', tr: 'İlk koşul "ve" ile bağlanır.' },
  'action-not-for-kind': {
    en: 'This cannot be done with what the rule checks.',
    tr: 'Bu, kuralın denetlediği öğelerle yapılamaz.',
  },
  'no-value-here': { en: 'This action has no value.', tr: 'Bu eylemin bir değeri yok.' },
  'percent-out-of-range': { en: 'From -90 to 500 %, and not 0.', tr: '%-90 ile %500 arasında olmalı, 0 olmamalı.' },
  'below-lower-limit': { en: 'This is below the lower limit.', tr: 'Bu, alt sınırın altında.' },
  'parameter-unknown': { en: 'The rule has no such setting.', tr: 'Kuralın böyle bir ayarı yok.' },
  'not-a-step': { en: 'Only steps of {step} are taken.', tr: 'Yalnızca {step} katları kabul edilir.' },
  'yes-or-no-needed': { en: 'Yes or no is needed here.', tr: 'Burada evet ya da hayır gerekli.' },
  'scope-names-nothing': {
    en: 'Choose what the rule looks at, or everything.',
    tr: 'Kuralın neye bakacağını ya da tümünü seçin.',
  },
  'scope-is-everything': {
    en: 'This stays empty while the rule looks at everything.',
    tr: 'Kural her şeye bakarken bu boş kalır.',
  },
  'week-day-needed': { en: 'Choose at least one day of the week.', tr: 'Haftanın en az bir gününü seçin.' },
  'only-weekly': {
    en: 'Days of the week are only for weekly runs.',
    tr: 'Hafta günleri yalnızca haftalık çalıştırma içindir.',
  },
  'day-is-over': { en: 'This day is over.', tr: 'Bu gün geçti.' },
  'no-run-before-end': {
    en: 'The rule would not run before this day is over.',
    tr: 'Kural bu gün bitmeden hiç çalışmazdı.',
  },
  'ends-before-start': { en: 'This is before the first day.', tr: 'Bu, ilk günden önce.' },
} satisfies ProblemTexts
