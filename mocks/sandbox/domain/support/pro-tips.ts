// Tips for getting more out of the product, in order of use.
import { type ProTip, ProTipCategory } from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Texts = Pick<ProTip, 'title' | 'text'>
type TipTexts = Pick<ProTip, 'id' | 'category' | 'route'> & Record<Language, Texts>

const PRO_TIPS: readonly TipTexts[] = [
  {
    id: 'tip_exceptions',
    category: ProTipCategory.Autopilot,
    route: '/rules-setup',
    en: {
      title: 'Keep your brand keywords safe',
      text: 'A rule never changes what you add as an exception. Add your brand campaign before a rule pauses keywords automatically.',
    },
    tr: {
      title: 'Marka anahtar kelimelerini koruyun',
      text: 'Kurallar, istisna olarak eklediğiniz öğeleri değiştirmez. Bir kural anahtar kelimeleri otomatik olarak duraklatmadan önce marka kampanyanızı ekleyin.',
    },
  },
  {
    id: 'tip_watch-purchases',
    category: ProTipCategory.Analytics,
    route: '/anomaly-setup',
    en: {
      title: 'Monitor purchases, not only sessions',
      text: 'A monitor for purchases notifies you within a day when the checkout is broken.',
    },
    tr: {
      title: 'Yalnızca oturumları değil, satın alımları da izleyin',
      text: 'Satın alımlar için anomali izleme kurarsanız ödeme sayfası bozulduğunda bunu bir gün içinde öğrenirsiniz.',
    },
  },
  {
    id: 'tip_private-plan',
    category: ProTipCategory.Planning,
    route: null,
    en: {
      title: 'Plan for yourself first',
      text: 'Only you can see a private strategy. Try an idea there before you share it with the team.',
    },
    tr: {
      title: 'Önce kendiniz için planlayın',
      text: 'Özel bir stratejiyi sizden başka kimse görmez. Ekiple paylaşmadan önce fikrinizi orada deneyin.',
    },
  },
  {
    id: 'tip_invite',
    category: ProTipCategory.Team,
    route: '/settings/general',
    en: {
      title: 'Let a colleague approve',
      text: 'With a second admin, changes don’t wait for you while you’re away.',
    },
    tr: {
      title: 'Onayı bir iş arkadaşınıza bırakın',
      text: 'İkinci bir yönetici varsa, siz yokken değişiklikler beklemez.',
    },
  },
]

export const proTipsIn = (language: Language): Omit<ProTip, 'isDismissed'>[] =>
  PRO_TIPS.map(({ id, category, route, [language]: texts }) => ({ id, category, route, ...texts }))
