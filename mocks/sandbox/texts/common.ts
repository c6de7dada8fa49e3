import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const commonProblems = {
  'malformed-request': { en: "We couldn't read this request.", tr: 'Bu istek okunamadı.' },
  'unknown-parameter': {
    en: 'The request has an unknown parameter.',
    tr: 'İstekte bilinmeyen bir parametre var.',
  },
  'changed-meanwhile': {
    en: 'This was changed while you were editing. Review the changes before you save.',
    tr: 'Siz düzenlerken bu kayıt değiştirildi. Kaydetmeden önce değişiklikleri inceleyin.',
  },
  'invalid-parameter': { en: "A request parameter isn't valid.", tr: 'İstekteki bir parametre geçerli değil.' },
  'token-missing': { en: 'Sign in to continue.', tr: 'Devam etmek için oturum açın.' },
  'token-expired': { en: 'Your session has ended. Sign in again.', tr: 'Oturumunuz sona erdi. Yeniden oturum açın.' },
  'ads-token-expired': {
    en: 'Access to Google Ads needs to be renewed.',
    tr: 'Google Ads erişiminin yenilenmesi gerekiyor.',
  },
  'ads-not-connected': {
    en: "Google Ads isn't connected, or no client account is selected.",
    tr: 'Google Ads bağlı değil ya da bir müşteri hesabı seçilmemiş.',
  },
  'role-too-low': {
    en: "Your role doesn't allow this. Ask an admin of the account.",
    tr: 'Rolünüz buna izin vermiyor. Hesabın yöneticilerinden birine başvurun.',
  },
  'service-token-needed': {
    en: 'Only back-office services can do this.',
    tr: 'Bunu yalnızca arka ofis hizmetleri yapabilir.',
  },
  'pending-approval': { en: 'This account is waiting for approval.', tr: 'Bu hesap onay bekliyor.' },
  'not-found': {
    en: "This doesn't exist, or you don't have access to it.",
    tr: 'Böyle bir kayıt yok ya da erişiminiz bulunmuyor.',
  },
  'method-not-allowed': {
    en: "This action isn't supported here.",
    tr: 'Bu işlem burada desteklenmiyor.',
  },
  'host-unknown': {
    en: "This server doesn't recognize this host name. Add it to SANDBOX_HOSTS.",
    tr: 'Bu sunucu bu adla tanınmıyor. Adı SANDBOX_HOSTS değişkenine ekleyin.',
  },
  'scenario-closed': {
    en: 'This scenario is closed. Open a new one.',
    tr: 'Bu senaryo kapatıldı. Yeni bir senaryo açın.',
  },
  'origin-foreign': {
    en: 'This request came from another website. Open the page here and try again.',
    tr: 'Bu istek başka bir web sitesinden geldi. Sayfayı buradan açıp yeniden deneyin.',
  },
  'body-too-large': { en: 'This is too large to send.', tr: 'Gönderilemeyecek kadar büyük.' },
  'unsupported-media-type': {
    en: "This content type isn't supported.",
    tr: 'Bu içerik türü desteklenmiyor.',
  },
  'invalid-fields': { en: 'Check the highlighted fields.', tr: 'İşaretli alanları kontrol edin.' },
  'idempotency-key-reused': {
    en: 'This request was already sent with different content.',
    tr: 'Bu istek daha önce başka bir içerikle yapıldı.',
  },
  'too-many-requests': {
    en: 'Too many requests. Wait a moment, then try again.',
    tr: 'Çok fazla istek yapıldı. Biraz bekleyip yeniden deneyin.',
  },
  'internal-error': {
    en: 'Something went wrong on our end. Nothing was changed.',
    tr: 'Bizim tarafımızda bir sorun oluştu. Hiçbir şey değişmedi.',
  },
  'service-unavailable': {
    en: "The service isn't available right now. Try again shortly.",
    tr: 'Hizmet şu anda kullanılamıyor. Kısa süre sonra yeniden deneyin.',
  },
  'storage-full': {
    en: "We can't save anything right now because storage is full.",
    tr: 'Depolama dolu olduğu için şu anda kayıt yapılamıyor.',
  },
  'field-required': { en: 'Enter a value.', tr: 'Bir değer girin.' },
  'field-unknown': { en: "This field isn't recognized.", tr: 'Bu alan tanınmıyor.' },
  'field-too-short': {
    en: 'Enter at least {limit, plural, one {# character} other {# characters}}.',
    tr: 'En az {limit} karakter girin.',
  },
  'field-too-long': {
    en: 'Enter up to {limit, plural, one {# character} other {# characters}}.',
    tr: 'En fazla {limit} karakter girin.',
  },
  'field-too-small': { en: 'Enter {limit} or more.', tr: 'En az {limit} girin.' },
  'field-too-large': { en: 'Enter {limit} or less.', tr: 'En fazla {limit} girin.' },
  'field-too-few': { en: 'Add at least {limit}.', tr: 'En az {limit} tane ekleyin.' },
  'field-too-many': { en: 'Add up to {limit}.', tr: 'En fazla {limit} tane ekleyin.' },
  'field-not-a-choice': { en: 'Choose one of the options.', tr: 'Seçeneklerden birini seçin.' },
  'field-invalid': { en: 'Enter a valid value.', tr: 'Geçerli bir değer girin.' },
  'field-email': {
    en: 'Enter an email address, such as name@example.com.',
    tr: 'Bir e-posta adresi girin (örneğin ad@example.com).',
  },
  'field-url': {
    en: 'Enter a web address, such as https://example.com.',
    tr: 'Bir web adresi girin (örneğin https://example.com).',
  },
  'field-date': { en: 'Enter a date.', tr: 'Bir tarih girin.' },
} satisfies ProblemTexts
