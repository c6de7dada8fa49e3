import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const webhookProblems = {
  'webhooks-limit-reached': {
    en: 'This account has {limit} webhooks already. Delete one first.',
    tr: 'Bu hesabın zaten {limit} webhook kaydı var. Önce birini silin.',
  },
  'webhook-url': {
    en: 'Enter an https address without a username and password.',
    tr: 'Kullanıcı adı ve parola içermeyen bir https adresi girin.',
  },
  'private-address': {
    en: 'Private and local addresses can’t be reached. Enter a public address.',
    tr: 'Özel ve yerel adreslere ulaşılamaz. Herkese açık bir adres girin.',
  },
  'unknown-webhook': {
    en: 'This webhook does not exist. Choose another one.',
    tr: 'Bu webhook bulunamadı. Başka birini seçin.',
  },
} satisfies ProblemTexts
