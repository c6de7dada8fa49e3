import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const userProblems = {
  'mail-not-allowed': {
    en: 'Allow mails about the product first.',
    tr: 'Önce ürünle ilgili e-postalara izin verin.',
  },
  'time-zone-unknown': { en: 'There is no such time zone.', tr: 'Böyle bir saat dilimi yok.' },
  'picture-not-uploaded': { en: 'Upload the picture first.', tr: 'Önce fotoğrafı yükleyin.' },
  'wrong-password': { en: 'The password is not right.', tr: 'Parola doğru değil.' },
  'not-your-password': { en: 'This is not your password.', tr: 'Bu sizin parolanız değil.' },
  'same-password': {
    en: 'Choose a password you do not use now.',
    tr: 'Şu anda kullanmadığınız bir parola seçin.',
  },
  'same-email': { en: 'This is your address already.', tr: 'Bu zaten sizin adresiniz.' },
  'same-phone': { en: 'This is your number already.', tr: 'Bu zaten sizin numaranız.' },
  'user-name-taken': {
    en: 'This user name is taken. Try another one.',
    tr: 'Bu kullanıcı adı alınmış. Başka bir ad deneyin.',
  },
  'email-not-verified': {
    en: 'Confirm your e-mail address first.',
    tr: 'Önce e-posta adresinizi doğrulayın.',
  },
  'invitation-declined': {
    en: 'You have declined this invitation. Ask for a new one.',
    tr: 'Bu daveti reddettiniz. Yeni bir davet isteyin.',
  },
  'trial-already-used': {
    en: 'You have used your free trial already.',
    tr: 'Ücretsiz denemenizi zaten kullandınız.',
  },
  'subscription-exists': { en: 'You have a subscription already.', tr: 'Zaten bir aboneliğiniz var.' },
} satisfies ProblemTexts

type AuditWord = { en: string; tr: string }

/** Labels of personal settings in the activity log. */
export const AUDIT_WORDS = {
  password: { en: 'Password', tr: 'Parola' },
  email: { en: 'E-mail', tr: 'E-posta' },
  phone: { en: 'Phone number', tr: 'Telefon numarası' },
  userName: { en: 'User name', tr: 'Kullanıcı adı' },
  firstName: { en: 'First name', tr: 'Ad' },
  lastName: { en: 'Last name', tr: 'Soyad' },
  avatarUrl: { en: 'Picture', tr: 'Fotoğraf' },
  language: { en: 'Language', tr: 'Dil' },
  timeZone: { en: 'Time zone', tr: 'Saat dilimi' },
  isMailAllowed: { en: 'Mails about the product', tr: 'Ürünle ilgili e-postalar' },
  notificationPreferences: { en: 'Notifications', tr: 'Bildirimler' },
  allowed: { en: 'Allowed', tr: 'İzin var' },
  notAllowed: { en: 'Not allowed', tr: 'İzin yok' },
  english: { en: 'English', tr: 'İngilizce' },
  turkish: { en: 'Turkish', tr: 'Türkçe' },
  otherSessions: { en: 'Other sessions', tr: 'Diğer oturumlar' },
  access: { en: 'Access', tr: 'Erişim' },
  deactivated: { en: 'Deactivated', tr: 'Devre dışı' },
  trial: { en: 'Free trial', tr: 'Ücretsiz deneme' },
  invitationDeclined: { en: 'Invitation declined', tr: 'Davet reddedildi' },
} satisfies Record<string, AuditWord>
