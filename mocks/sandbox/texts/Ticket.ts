import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const ticketProblems = {
  'ticket-closed': {
    en: "This ticket is closed. Open a new one and mention this ticket's number.",
    tr: 'Bu destek talebi kapatıldı. Yeni bir talep açın ve bu talebin numarasını belirtin.',
  },
  'ticket-not-resolved': {
    en: "You can rate a ticket once it's resolved.",
    tr: 'Destek talebini çözüldükten sonra değerlendirebilirsiniz.',
  },
  'ticket-in-progress': {
    en: "Support is working on this ticket, so it can't be deleted. Mark it as resolved instead.",
    tr: 'Destek ekibi bu talep üzerinde çalıştığı için talep silinemez. Bunun yerine çözüldü olarak işaretleyin.',
  },
  'unknown-account': {
    en: "You're not a member of this account.",
    tr: 'Bu hesabın üyesi değilsiniz.',
  },
} satisfies ProblemTexts

type Reply = { en: string; tr: string }

/** The first reply of support, by category. */
export const SUPPORT_REPLIES: Record<number, Reply> = {
  1: {
    en: 'Thanks for getting in touch. Which browser do you use, and does it also happen in a private window?',
    tr: 'Yazdığınız için teşekkürler. Hangi tarayıcıyı kullanıyorsunuz ve sorun gizli pencerede de oluyor mu?',
  },
  2: {
    en: "Thanks for getting in touch. We've looked at your invoices. Which one do you mean? The number is at the top right.",
    tr: 'Yazdığınız için teşekkürler. Faturalarınızı inceledik. Hangisini kastediyorsunuz? Numarası sağ üstte yazıyor.',
  },
  3: {
    en: 'Thanks for getting in touch. Please open the integrations page and connect the platform again. Does it work after that?',
    tr: 'Yazdığınız için teşekkürler. Lütfen entegrasyonlar sayfasını açıp platformu yeniden bağlayın. Sonrasında çalışıyor mu?',
  },
  4: {
    en: 'Thanks for the details. Did anything change on the website that day, such as a banner or a tag?',
    tr: 'Ayrıntılar için teşekkürler. O gün web sitesinde bir şey, örneğin bir banner ya da etiket değişti mi?',
  },
  5: {
    en: "Thanks for your interest. We'd love to show you Adwright. Would 10:00 on that day work for you?",
    tr: "İlginiz için teşekkürler. Size Adwright'ı göstermekten memnuniyet duyarız. Belirttiğiniz gün saat 10:00 uygun mu?",
  },
  6: {
    en: 'Thanks for the idea. How do you solve this today, and how often does it come up?',
    tr: 'Fikriniz için teşekkürler. Bunu bugün nasıl çözüyorsunuz ve ne sıklıkla gerekiyor?',
  },
}

export const TICKET_RECEIVED: Reply = {
  en: 'Our support team has received your ticket.',
  tr: 'Talebiniz destek ekibimize ulaştı.',
}

export const SUPPORT_FOLLOW_UP: Reply = {
  en: "Thanks, that helps. We've passed it on to our engineers and changed a setting on our side. Could you check again?",
  tr: 'Teşekkürler, bu bilgi işimize yaradı. Konuyu mühendislerimize ilettik ve bizim tarafımızda bir ayarı değiştirdik. Yeniden bakar mısınız?',
}
