import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const commonProblems = {
  'malformed-request': { en: 'This request could not be read.', tr: 'Bu istek okunamadı.' },
  'unknown-parameter': {
    en: 'The request has a parameter this call does not know.',
    tr: 'İstekte bu çağrının bilmediği bir parametre var.',
  },
  'changed-meanwhile': {
    en: 'Someone else saved changes while you were editing. Review them before you save.',
    tr: 'Siz düzenlerken başka biri değişiklik kaydetti. Kaydetmeden önce değişiklikleri inceleyin.',
  },
  'invalid-parameter': { en: 'A parameter of the request is not right.', tr: 'İsteğin bir parametresi geçerli değil.' },
  'token-missing': { en: 'Sign in to go on.', tr: 'Devam etmek için oturum açın.' },
  'token-expired': { en: 'Your session has ended. Sign in again.', tr: 'Oturumunuz sona erdi. Yeniden oturum açın.' },
  'ads-token-expired': {
    en: 'The connection to the ad platform must be renewed.',
    tr: 'Reklam platformu bağlantısının yenilenmesi gerekiyor.',
  },
  'ads-not-connected': {
    en: 'Google Ads is not connected, or no client is selected.',
    tr: 'Google Ads bağlı değil ya da bir müşteri hesabı seçilmemiş.',
  },
  'plan-too-small': { en: 'This is part of the plan Scale.', tr: 'Bu, Scale planının bir parçası.' },
  'role-too-low': {
    en: 'Your role does not allow this. Ask an admin of the account.',
    tr: 'Rolünüz buna izin vermiyor. Hesabın yöneticilerinden birine başvurun.',
  },
  'service-token-needed': {
    en: 'Only programs of the back office may do this.',
    tr: 'Bunu yalnızca arka ofis programları yapabilir.',
  },
  'pending-approval': { en: 'This account is waiting for approval.', tr: 'Bu hesap onay bekliyor.' },
  'not-found': {
    en: 'This does not exist, or you have no access to it.',
    tr: 'Böyle bir kayıt yok ya da erişiminiz bulunmuyor.',
  },
  'method-not-allowed': {
    en: 'This cannot be done here in this way.',
    tr: 'Bu işlem burada bu şekilde yapılamıyor.',
  },
  'host-unknown': {
    en: 'This server is not known by this name. Add the name to SANDBOX_HOSTS.',
    tr: 'Bu sunucu bu adla tanınmıyor. Adı SANDBOX_HOSTS değişkenine ekleyin.',
  },
  'scenario-closed': {
    en: 'This scenario is closed. Open a new one.',
    tr: 'Bu senaryo kapatıldı. Yeni bir senaryo açın.',
  },
  'origin-foreign': {
    en: 'A page of another site asks for this. Open it here and try again.',
    tr: 'Bunu başka bir sitenin sayfası istiyor. Sayfayı buradan açıp yeniden deneyin.',
  },
  'body-too-large': { en: 'This is too large to be sent.', tr: 'Gönderilemeyecek kadar büyük.' },
  'unsupported-media-type': {
    en: 'This kind of content cannot be read here.',
    tr: 'Bu içerik türü burada okunamıyor.',
  },
  'invalid-fields': { en: 'Some fields need another look.', tr: 'Bazı alanların gözden geçirilmesi gerekiyor.' },
  'idempotency-key-reused': {
    en: 'This request was already made with other content.',
    tr: 'Bu istek daha önce başka bir içerikle yapıldı.',
  },
  'too-many-requests': {
    en: 'Too many requests. Wait a moment, then try again.',
    tr: 'Çok fazla istek yapıldı. Biraz bekleyip yeniden deneyin.',
  },
  'internal-error': {
    en: 'Something failed on our side. Nothing was changed.',
    tr: 'Bizim tarafımızda bir sorun oluştu. Hiçbir şey değişmedi.',
  },
  'service-unavailable': {
    en: 'The service is not available right now. Try again shortly.',
    tr: 'Hizmet şu anda kullanılamıyor. Kısa süre sonra yeniden deneyin.',
  },
  'storage-full': {
    en: 'Nothing can be saved right now, because storage is full.',
    tr: 'Depolama dolu olduğu için şu anda kayıt yapılamıyor.',
  },
  'field-required': { en: 'This is needed.', tr: 'Bu alan gerekli.' },
  'field-unknown': { en: 'This field is not known here.', tr: 'Bu alan burada bilinmiyor.' },
  'field-too-short': { en: 'At least {limit} characters are needed.', tr: 'En az {limit} karakter gerekli.' },
  'field-too-long': { en: 'At most {limit} characters are allowed.', tr: 'En fazla {limit} karakter olabilir.' },
  'field-too-small': { en: 'At least {limit} is needed.', tr: 'En az {limit} olmalı.' },
  'field-too-large': { en: 'At most {limit} is allowed.', tr: 'En fazla {limit} olabilir.' },
  'field-too-few': { en: 'At least {limit} are needed.', tr: 'En az {limit} tane gerekli.' },
  'field-too-many': { en: 'At most {limit} are allowed.', tr: 'En fazla {limit} tane olabilir.' },
  'field-not-a-choice': { en: 'This is not one of the choices.', tr: 'Bu, seçeneklerden biri değil.' },
  'field-invalid': { en: 'This is not valid.', tr: 'Bu değer geçerli değil.' },
  'field-email': { en: 'This is not an e-mail address.', tr: 'Bu bir e-posta adresi değil.' },
  'field-url': { en: 'This is not a web address.', tr: 'Bu bir web adresi değil.' },
  'field-date': { en: 'This is not a date.', tr: 'Bu bir tarih değil.' },
} satisfies ProblemTexts
