// The texts of the card provider's pages.
type PageWords = Record<string, { en: string; tr: string }>

export const CHECKOUT_WORDS = {
  title: { en: 'Pay for Adwright', tr: 'Adwright ödemesi' },
  monthly: { en: 'a month, without tax', tr: '/ ay, vergi hariç' },
  yearly: { en: 'a year, without tax', tr: '/ yıl, vergi hariç' },
  buyer: { en: 'Paid by', tr: 'Ödeyen' },
  card: { en: 'Card number', tr: 'Kart numarası' },
  magic: {
    en: 'No real card is taken here. These numbers are known:',
    tr: 'Burada gerçek kart kullanılmaz. Bilinen numaralar:',
  },
  pays: { en: 'pays', tr: 'öder' },
  declines: { en: 'is declined', tr: 'reddedilir' },
  declinesLater: {
    en: 'pays the first time and is declined afterwards',
    tr: 'ilk ödemede geçer, sonrakilerde reddedilir',
  },
  pay: { en: 'Pay', tr: 'Öde:' },
  back: { en: 'Back to Adwright', tr: "Adwright'a dön" },
  declined: {
    en: 'The card was declined. Nothing was charged; try another card.',
    tr: 'Kart reddedildi. Hiçbir tutar çekilmedi; başka bir kart deneyin.',
  },
  unknownCard: { en: 'This is not one of the cards below.', tr: 'Bu, aşağıdaki kartlardan biri değil.' },
  subscribed: { en: 'A plan runs already', tr: 'Zaten etkin bir plan var' },
  subscribedText: {
    en: 'Nothing was charged. Change the plan in the billing portal.',
    tr: 'Hiçbir tutar çekilmedi. Planı faturalandırma portalında değiştirin.',
  },
} satisfies PageWords

export const PORTAL_WORDS = {
  title: { en: 'Billing portal', tr: 'Faturalandırma portalı' },
  back: { en: 'Back to Adwright', tr: "Adwright'a dön" },
  plan: { en: 'Plan', tr: 'Plan' },
  nothing: { en: 'No subscription runs now.', tr: 'Şu anda etkin bir abonelik yok.' },
  trialUntil: { en: 'Trial until', tr: 'Deneme süresi sonu:' },
  renewsOn: { en: 'Renews on', tr: 'Yenilenme tarihi:' },
  endsOn: { en: 'Ends on', tr: 'Bitiş tarihi:' },
  changesTo: { en: 'With the next period:', tr: 'Sonraki dönemden itibaren:' },
  pastDue: {
    en: 'The last payment did not go through. Give another card to go on.',
    tr: 'Son ödeme alınamadı. Devam etmek için başka bir kart tanımlayın.',
  },
  unpaid: {
    en: 'The subscription is unpaid. Give another card to take it up again.',
    tr: 'Abonelik ödenmedi. Yeniden başlatmak için başka bir kart tanımlayın.',
  },
  change: { en: 'Change the plan', tr: 'Planı değiştir' },
  changeHint: {
    en: 'More begins at once and is charged with what is left taken off; less begins with the next period.',
    tr: 'Daha yüksek plan hemen başlar, kalan tutar düşülerek ücretlendirilir; daha düşük plan sonraki dönemde başlar.',
  },
  upgradeDeclined: {
    en: 'The card was declined. Nothing was charged, and your plan stays as it is. Replace the card, then change the plan again.',
    tr: 'Kart reddedildi. Hiçbir tutar çekilmedi ve planınız aynı kaldı. Kartı değiştirip planı yeniden seçin.',
  },
  choose: { en: 'Plan and period', tr: 'Plan ve dönem' },
  monthly: { en: 'a month', tr: '/ ay' },
  yearly: { en: 'a year', tr: '/ yıl' },
  card: { en: 'Card', tr: 'Kart' },
  cardEnding: { en: 'Card ending in', tr: 'Son dört hanesi:' },
  noCard: { en: 'No card', tr: 'Kart yok' },
  replace: { en: 'Replace the card', tr: 'Kartı değiştir' },
  cancel: { en: 'Cancel the subscription', tr: 'Aboneliği iptal et' },
  cancelHint: {
    en: 'It goes on until the end of what is paid for.',
    tr: 'Ödenen sürenin sonuna kadar devam eder.',
  },
  resume: { en: 'Keep the subscription', tr: 'Aboneliği sürdür' },
  invoices: { en: 'Invoices', tr: 'Faturalar' },
  noInvoices: { en: 'No invoice yet.', tr: 'Henüz fatura yok.' },
  number: { en: 'Number', tr: 'Numara' },
  date: { en: 'Date', tr: 'Tarih' },
  amount: { en: 'Amount, without tax', tr: 'Tutar, vergi hariç' },
  state: { en: 'State', tr: 'Durum' },
  paid: { en: 'Paid', tr: 'Ödendi' },
  open: { en: 'Not paid', tr: 'Ödenmedi' },
  invoice: { en: 'Invoice', tr: 'Fatura' },
  done: { en: 'Done.', tr: 'Tamamlandı.' },
} satisfies PageWords
