import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const userProblems = {
  'mail-not-allowed': {
    en: 'Turn on product emails first.',
    tr: 'Önce ürün e-postalarını açın.',
  },
  'time-zone-unknown': { en: 'Time zone not found.', tr: 'Saat dilimi bulunamadı.' },
  'picture-not-uploaded': { en: 'Upload the picture first.', tr: 'Önce fotoğrafı yükleyin.' },
  'wrong-password': { en: 'Incorrect password.', tr: 'Parola yanlış.' },
  'not-your-password': { en: 'Incorrect password.', tr: 'Parola yanlış.' },
  'same-password': {
    en: 'Choose a password different from your current one.',
    tr: 'Şimdiki parolanızdan farklı bir parola seçin.',
  },
  'same-email': { en: 'This is already your email address.', tr: 'Bu zaten sizin e-posta adresiniz.' },
  'same-phone': { en: 'This is already your phone number.', tr: 'Bu zaten sizin telefon numaranız.' },
  'user-name-taken': {
    en: 'This username is taken. Try another one.',
    tr: 'Bu kullanıcı adı alınmış. Başka bir ad deneyin.',
  },
  'email-not-verified': {
    en: 'Confirm your email address first.',
    tr: 'Önce e-posta adresinizi doğrulayın.',
  },
  'invitation-declined': {
    en: 'You declined this invitation. Ask for a new one.',
    tr: 'Bu daveti reddettiniz. Yeni bir davet isteyin.',
  },
  'trial-already-used': {
    en: "You've already used your free trial.",
    tr: 'Ücretsiz denemenizi zaten kullandınız.',
  },
  'subscription-exists': { en: 'You already have a subscription.', tr: 'Zaten bir aboneliğiniz var.' },
} satisfies ProblemTexts

type AuditWord = { en: string; tr: string }

/** Labels of personal settings in the activity log. */
export const AUDIT_WORDS = {
  password: { en: 'Password', tr: 'Parola' },
  email: { en: 'Email', tr: 'E-posta' },
  phone: { en: 'Phone number', tr: 'Telefon numarası' },
  userName: { en: 'Username', tr: 'Kullanıcı adı' },
  firstName: { en: 'First name', tr: 'Ad' },
  lastName: { en: 'Last name', tr: 'Soyad' },
  avatarUrl: { en: 'Picture', tr: 'Fotoğraf' },
  language: { en: 'Language', tr: 'Dil' },
  timeZone: { en: 'Time zone', tr: 'Saat dilimi' },
  isMailAllowed: { en: 'Product emails', tr: 'Ürün e-postaları' },
  notificationPreferences: { en: 'Notifications', tr: 'Bildirimler' },
  allowed: { en: 'Allowed', tr: 'İzin var' },
  notAllowed: { en: 'Not allowed', tr: 'İzin yok' },
  english: { en: 'English', tr: 'İngilizce' },
  turkish: { en: 'Turkish', tr: 'Türkçe' },
  otherSessions: { en: 'Other sessions', tr: 'Diğer oturumlar' },
  access: { en: 'Access', tr: 'Erişim' },
  deactivated: { en: 'Deactivated', tr: 'Devre dışı' },
  accessEnded: { en: 'Access expired', tr: 'Erişim süresi doldu' },
  trial: { en: 'Free trial', tr: 'Ücretsiz deneme' },
  invitationDeclined: { en: 'Invitation declined', tr: 'Davet reddedildi' },
} satisfies Record<string, AuditWord>
