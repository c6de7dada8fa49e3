// The consent page of each platform, following OAuth 2.0 (RFC 6749 §4.1): `/consent/{platform}?redirect_uri=&state=&scope=&client_id=`.
import {
  isPlatform,
  isRedirectRegistered,
  issueConsentCode,
  PLATFORM_NAMES,
  type Platform,
  scopesOf,
} from '#mocks/sandbox/domain/integrations/oauth.ts'
import { html, Markup, page, pageLanguage, readForm, redirect } from '#mocks/sandbox/pages/page.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type { Identity } from '#mocks/sandbox/platforms/consent.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const TEXTS = {
  en: {
    title: 'Adwright wants access to {platform}',
    identity: 'Choose an identity',
    scopes: 'Adwright asks for these permissions',
    allow: 'Allow',
    allowSome: 'Allow without all permissions',
    deny: 'Deny',
    noAds: 'has no ads account',
    wrong: 'This request cannot be answered: {reason}.',
  },
  tr: {
    title: 'Adwright, {platform} erişimi istiyor',
    identity: 'Bir kimlik seçin',
    scopes: 'Adwright şu izinleri istiyor',
    allow: 'İzin ver',
    allowSome: 'İzinlerin bir kısmını ver',
    deny: 'Reddet',
    noAds: 'reklam hesabı yok',
    wrong: 'Bu istek yanıtlanamıyor: {reason}.',
  },
}

type AuthorizationRequest = { platform: Platform; redirectUri: string; state: string; scopes: string[] }

/** Returns the authorization request, or the reason for which nothing may be sent to its redirect address. */
function readAuthorizationRequest(url: URL, platform: Platform, origin: string): AuthorizationRequest | string {
  const redirectUri = url.searchParams.get('redirect_uri') ?? ''
  if (!isRedirectRegistered(redirectUri, platform, origin)) return 'redirect_uri_mismatch'
  if (!url.searchParams.get('client_id')) return 'invalid_client'
  const state = url.searchParams.get('state')
  if (!state) return 'state_missing'
  const asked = (url.searchParams.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)
  return { platform, redirectUri, state, scopes: asked.length > 0 ? asked : scopesOf(platform) }
}

function redirectBack({ redirectUri, state }: AuthorizationRequest, answer: Record<string, string>): Response {
  const target = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) target.searchParams.set(name, value)
  return redirect(target.href)
}

/** About 40% of the permissions, like a user who deselects those that look dangerous. */
const withFewerScopes = (scopes: string[]) => scopes.slice(0, Math.floor(scopes.length * 0.4))

async function decide(runtime: Runtime, request: Request, asked: AuthorizationRequest): Promise<Response | undefined> {
  const form = await readForm(request)
  const decision = form?.get('decision')
  if (decision === 'deny') return redirectBack(asked, { error: 'access_denied' })
  const identity = runtime.platforms.consent.identities(asked.platform).find(({ id }) => id === form?.get('identity'))
  if (!identity || (decision !== 'allow' && decision !== 'allow-some')) return undefined
  const { store, clock, secrets } = runtime
  const scopes = decision === 'allow' ? asked.scopes : withFewerScopes(asked.scopes)
  const given = { platform: asked.platform, redirectUri: asked.redirectUri, identityId: identity.id, scopes }
  const code = await issueConsentCode({ store, secrets, now: clock.now() }, given)
  return redirectBack(asked, { code, scope: scopes.join(' ') })
}

/** GET shows the page, POST accepts the decision and redirects to the app. */
export const consentPage: PageHandler = async (runtime, request, url) => {
  const platform = Number(/^\/consent\/([1-4])$/.exec(url.pathname)?.[1])
  if (!isPlatform(platform)) return undefined
  const language = pageLanguage(request)
  const asked = readAuthorizationRequest(url, platform, runtime.origin)
  if (typeof asked === 'string') return errorPage(platform, language, asked)
  if (request.method !== 'POST') return consentForm(asked, runtime.platforms.consent.identities(platform), language)
  return (await decide(runtime, request, asked)) ?? errorPage(platform, language, 'invalid_request')
}

function errorPage(platform: Platform, language: Language, reason: string): Response {
  const text = TEXTS[language].wrong.replace('{reason}', reason)
  return page({
    title: PLATFORM_NAMES[platform],
    language,
    status: 400,
    body: html`<p class="bad" role="alert">${text}</p>`,
  })
}

function consentForm(asked: AuthorizationRequest, identities: readonly Identity[], language: Language): Response {
  const texts = TEXTS[language]
  const choices = identities.map(
    ({ id, displayName, hasAdsAccount }, index) =>
      html`<label><input type="radio" name="identity" value="${id}" ${index === 0 && new Markup('checked')}> ${displayName}${
        hasAdsAccount === false && ` (${texts.noAds})`
      }</label>`,
  )
  const body = html`<form method="post">
<fieldset><legend>${texts.identity}</legend>${choices}</fieldset>
<h2>${texts.scopes}</h2><ul>${asked.scopes.map((scope) => html`<li><code>${scope}</code></li>`)}</ul>
<p><button name="decision" value="allow">${texts.allow}</button>
<button name="decision" value="allow-some">${texts.allowSome}</button>
<button name="decision" value="deny">${texts.deny}</button></p>
</form>`
  const title = texts.title.replace('{platform}', PLATFORM_NAMES[asked.platform])
  const response = page({ title, language, body })
  // Browsers apply form-action to the redirect after a form too, and the app may run on another port of this machine.
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const target = new URL(asked.redirectUri).origin
  response.headers.set('Content-Security-Policy', policy.replace("form-action 'self'", `form-action 'self' ${target}`))
  return response
}
