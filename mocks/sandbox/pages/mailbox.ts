// Every email and text message that the product has sent, at a secret address that is shown to the operator of the sandbox.
import type { Mail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { html, notFoundPage, page, pageLanguage, refusedPage } from '#mocks/sandbox/pages/page.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const WORDS = {
  title: { en: 'Mailbox', tr: 'Posta kutusu' },
  none: { en: 'No email was sent yet.', tr: 'Henüz e-posta gönderilmedi.' },
  to: { en: 'To', tr: 'Alıcı' },
  subject: { en: 'Subject', tr: 'Konu' },
  sent: { en: 'Sent', tr: 'Gönderildi' },
  all: { en: 'All emails', tr: 'Tüm e-postalar' },
  only: { en: 'Only emails to', tr: 'Yalnızca şu adrese gönderilenler:' },
  show: { en: 'Show', tr: 'Göster' },
  code: { en: 'Code', tr: 'Kod' },
  unsubscribe: { en: 'Unsubscribe', tr: 'Abonelikten çık' },
  open: { en: 'Open the link of this email', tr: 'Bu e-postadaki bağlantıyı aç' },
}

const MAX_SHOWN = 200

const sentAt = ({ sentAt: moment }: Mail, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(moment),
  )

type Place = { home: string; language: Language }

function listPage(mails: Mail[], to: string, { home, language }: Place): Response {
  const rows = mails.map(
    (mail) =>
      html`<tr><td><a href="${home}/${mail.id}">${mail.subject}</a></td><td>${mail.to}</td><td><time datetime="${mail.sentAt}">${sentAt(mail, language)}</time></td></tr>`,
  )
  const table = html`<table><thead><tr><th scope="col">${WORDS.subject[language]}</th><th scope="col">${WORDS.to[language]}</th><th scope="col">${WORDS.sent[language]} (UTC)</th></tr></thead><tbody>${rows}</tbody></table>`
  const filter = html`<form method="get" action="${home}"><label for="to">${WORDS.only[language]}</label><input id="to" name="to" value="${to}"><button>${WORDS.show[language]}</button></form>`
  const body = html`${filter}${mails.length > 0 ? table : html`<p>${WORDS.none[language]}</p>`}`
  return page({ title: WORDS.title[language], language, body })
}

function mailPage(mail: Mail, { home, language }: Place): Response {
  const code = mail.code !== null && /^\d{6}$/.test(mail.code) && mail.code
  const unsubscribe = mail.headers?.['List-Unsubscribe']?.slice(1, -1)
  const body = html`<nav><a href="${home}">${WORDS.all[language]}</a></nav>
<p>${WORDS.to[language]}: ${mail.to}<br>${WORDS.sent[language]}: <time datetime="${mail.sentAt}">${sentAt(mail, language)} UTC</time></p>
<pre>${mail.text}</pre>
${code && html`<p>${WORDS.code[language]}: <strong class="code">${code}</strong></p>`}
${mail.link && html`<p><a href="${mail.link}">${WORDS.open[language]}</a></p>`}
${unsubscribe && html`<p><a href="${unsubscribe}">${WORDS.unsubscribe[language]}</a></p>`}`
  return page({ title: mail.subject, language, body })
}

type Known = Pick<Runtime, 'store' | 'secrets'>

/** Returns the path of a sandbox's mailbox. */
export const mailboxPath = ({ secrets }: Pick<Runtime, 'secrets'>): string =>
  `/mailbox/${secrets.mac('mailbox-page', '')}`

/** /mailbox/{key} (with ?to= for one address) and /mailbox/{key}/{id}; undefined for any other path. */
export async function mailboxPage({ store, secrets }: Known, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const [isMailbox, key, id] = /^\/mailbox(?:\/([\w-]*))?(?:\/([\w-]*))?\/?$/.exec(pathname) ?? []
  if (isMailbox === undefined) return undefined
  const language = pageLanguage(request)
  if (!secrets.isMac('mailbox-page', '', key ?? '')) return notFoundPage(language)
  const place = { home: mailboxPath({ secrets }), language }
  if (request.method !== 'GET') return refusedPage(language, 405)
  if (id) {
    const mail = await store.get('mail', id)
    return mail ? mailPage(mail, place) : notFoundPage(language)
  }
  const to = searchParams.get('to')?.trim().toLowerCase() ?? ''
  const mails = await store.listAll('mail', { where: { to: to || undefined }, order: 'desc', limit: MAX_SHOWN })
  return listPage(mails, to, place)
}
