import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const ticketProblems = {
  'ticket-closed': {
    en: 'This ticket is closed. Open a new one and name its number.',
    tr: 'Bu destek talebi kapatıldı. Yeni bir talep açıp bunun numarasını belirtin.',
  },
  'ticket-not-resolved': {
    en: 'A ticket is rated once it is resolved.',
    tr: 'Bir destek talebi çözüldükten sonra değerlendirilir.',
  },
  'ticket-in-progress': {
    en: 'Support is working on this ticket. Resolve it instead.',
    tr: 'Destek ekibi bu talep üzerinde çalışıyor. Silmek yerine çözüldü olarak işaretleyin.',
  },
  'unknown-account': {
    en: 'You are not a member of such an account.',
    tr: 'Üyesi olduğunuz böyle bir hesap yok.',
  },
} satisfies ProblemTexts

type Reply = { en: string; tr: string }

/** The first reply of support, by category. */
export const SUPPORT_REPLIES: Record<number, Reply> = {
  1: {
    en: 'Thank you for writing. Which browser do you use, and does it happen in a private window, too?',
    tr: 'Yazdığınız için teşekkürler. Hangi tarayıcıyı kullanıyorsunuz ve sorun gizli pencerede de oluyor mu?',
  },
  2: {
    en: 'Thank you for writing. We have looked at your invoices. Which one do you mean? Its number is at the top right.',
    tr: 'Yazdığınız için teşekkürler. Faturalarınızı inceledik. Hangisini kastediyorsunuz? Numarası sağ üstte yazıyor.',
  },
  3: {
    en: 'Thank you for writing. Please open the integrations page and connect the platform again. Does it work after that?',
    tr: 'Yazdığınız için teşekkürler. Lütfen entegrasyonlar sayfasını açıp platformu yeniden bağlayın. Sonrasında çalışıyor mu?',
  },
  4: {
    en: 'Thank you for the details. Has anything changed on the web site on the day the figures break, a banner or a tag?',
    tr: 'Ayrıntılar için teşekkürler. Verilerin bozulduğu gün web sitesinde bir afiş ya da etiket değişti mi?',
  },
  5: {
    en: 'Thank you for your interest. We would be glad to show you Adwright. Does the day you named suit you at 10:00?',
    tr: 'İlginiz için teşekkürler. Size Adwright’ı göstermekten memnuniyet duyarız. Belirttiğiniz gün saat 10.00 uygun mu?',
  },
  6: {
    en: 'Thank you for the idea. How do you solve this today, and how often does it come up?',
    tr: 'Fikriniz için teşekkürler. Bunu bugün nasıl çözüyorsunuz ve ne sıklıkla gerekiyor?',
  },
}

export const TICKET_RECEIVED: Reply = {
  en: 'Your ticket has reached our support team.',
  tr: 'Talebiniz destek ekibimize ulaştı.',
}

export const SUPPORT_FOLLOW_UP: Reply = {
  en: 'Thank you, that helps. We have passed it on to our engineers and changed a setting on our side. Could you check again?',
  tr: 'Teşekkürler, bu bilgi işimize yaradı. Konuyu mühendislerimize ilettik ve bizim tarafımızda bir ayarı değiştirdik. Yeniden bakar mısınız?',
}
