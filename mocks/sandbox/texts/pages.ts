// The texts of the card provider's pages.
type PageWords = Record<string, { en: string; tr: string }>

export const CHECKOUT_WORDS = {
  title: { en: 'Pay for Adwright', tr: 'Adwright ödemesi' },
  monthly: { en: 'per month, excl. tax', tr: '/ ay, vergi hariç' },
  yearly: { en: 'per year, excl. tax', tr: '/ yıl, vergi hariç' },
  buyer: { en: 'Billed to', tr: 'Ödeyen' },
  card: { en: 'Card number', tr: 'Kart numarası' },
  magic: {
    en: "Real cards aren't accepted here. Use one of these test cards:",
    tr: 'Burada gerçek kart kabul edilmez. Şu test kartlarından birini kullanın:',
  },
  pays: { en: 'succeeds', tr: 'başarılı' },
  declines: { en: 'is declined', tr: 'reddedilir' },
  declinesLater: {
    en: 'succeeds the first time, declined at the next renewal',
    tr: 'ilk ödeme başarılı, yenilemede reddedilir',
  },
  pay: { en: 'Pay', tr: 'Öde:' },
  back: { en: 'Back to Adwright', tr: "Adwright'a dön" },
  declined: {
    en: 'The card was declined. Nothing was charged; try another card.',
    tr: 'Kart reddedildi. Hiçbir tutar çekilmedi; başka bir kart deneyin.',
  },
  unknownCard: { en: "This isn't one of the test cards.", tr: 'Bu, test kartlarından biri değil.' },
  subscribed: { en: 'You already have an active plan', tr: 'Zaten etkin bir planınız var' },
  subscribedText: {
    en: 'Nothing was charged. Change the plan in the billing portal.',
    tr: 'Hiçbir tutar çekilmedi. Planı faturalandırma portalında değiştirin.',
  },
} satisfies PageWords

export const PORTAL_WORDS = {
  title: { en: 'Billing portal', tr: 'Faturalandırma portalı' },
  back: { en: 'Back to Adwright', tr: "Adwright'a dön" },
  plan: { en: 'Plan', tr: 'Plan' },
  nothing: { en: 'No active subscription.', tr: 'Şu anda etkin bir abonelik yok.' },
  trialUntil: { en: 'Trial until', tr: 'Deneme süresi sonu:' },
  renewsOn: { en: 'Renews on', tr: 'Yenilenme tarihi:' },
  endsOn: { en: 'Ends on', tr: 'Bitiş tarihi:' },
  changesTo: { en: 'From the next billing period:', tr: 'Sonraki dönemden itibaren:' },
  pastDue: {
    en: 'Your last payment failed. Add another card to continue.',
    tr: 'Son ödeme alınamadı. Devam etmek için başka bir kart tanımlayın.',
  },
  unpaid: {
    en: 'Your subscription is unpaid. Add another card to restart it.',
    tr: 'Abonelik ödenmedi. Yeniden başlatmak için başka bir kart tanımlayın.',
  },
  change: { en: 'Change the plan', tr: 'Planı değiştir' },
  changeHint: {
    en: 'Upgrades start right away, and unused time is credited. Downgrades start with the next billing period.',
    tr: 'Yükseltmeler hemen başlar ve kullanılmayan süre mahsup edilir. Düşürmeler sonraki faturalandırma döneminde başlar.',
  },
  upgradeDeclined: {
    en: 'The card was declined. Nothing was charged, and your plan stays as it is. Update the card, then change the plan again.',
    tr: 'Kart reddedildi. Hiçbir tutar çekilmedi ve planınız aynı kaldı. Kartı değiştirip planı yeniden seçin.',
  },
  choose: { en: 'Plan and period', tr: 'Plan ve dönem' },
  monthly: { en: 'per month', tr: '/ ay' },
  yearly: { en: 'per year', tr: '/ yıl' },
  card: { en: 'Card', tr: 'Kart' },
  cardEnding: { en: 'Card ending in', tr: 'Son dört hanesi:' },
  noCard: { en: 'No card', tr: 'Kart yok' },
  replace: { en: 'Update card', tr: 'Kartı değiştir' },
  cancel: { en: 'Cancel subscription', tr: 'Aboneliği iptal et' },
  cancelHint: {
    en: 'It stays active until the end of the paid period.',
    tr: 'Ödenen sürenin sonuna kadar devam eder.',
  },
  resume: { en: 'Keep subscription', tr: 'Aboneliği sürdür' },
  invoices: { en: 'Invoices', tr: 'Faturalar' },
  noInvoices: { en: 'No invoices yet.', tr: 'Henüz fatura yok.' },
  number: { en: 'Number', tr: 'Numara' },
  date: { en: 'Date', tr: 'Tarih' },
  amount: { en: 'Amount (excl. tax)', tr: 'Tutar, vergi hariç' },
  state: { en: 'Status', tr: 'Durum' },
  paid: { en: 'Paid', tr: 'Ödendi' },
  open: { en: 'Not paid', tr: 'Ödenmedi' },
  invoice: { en: 'Invoice', tr: 'Fatura' },
  done: { en: 'Done.', tr: 'Tamamlandı.' },
} satisfies PageWords
