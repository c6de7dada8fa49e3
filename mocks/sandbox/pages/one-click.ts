// One-click unsubscribing (RFC 8058): the program of a mail provider posts to the address at which people find a page of the app.
import { unsubscribePerson } from '#mocks/sandbox/domain/notifications/personal-email.ts'
import { notFoundPage, pageLanguage, refusedPage } from '#mocks/sandbox/pages/page.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'
import { bytesOf } from '#mocks/sandbox/pipeline/bytes-of.ts'

const MAX_FORM_BYTES = 4096

/** True for the form of the RFC, in either of its encodings. */
async function isOneClick(request: Request): Promise<boolean> {
  const bytes = await bytesOf(request, MAX_FORM_BYTES)
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  const form = await new Response(bytes?.slice().buffer, { headers }).formData().catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click'
}

export const oneClickPage: PageHandler = async ({ store, clock, secrets }, request, url) => {
  const [, identifier] = /^\/unsubscribe\/([\w-]+)$/.exec(url.pathname) ?? []
  if (identifier === undefined || request.method !== 'POST') return undefined
  if (!(await isOneClick(request))) return refusedPage(pageLanguage(request), 400)
  const now = clock.now()
  const unsubscribed = await store.transaction((inside) =>
    unsubscribePerson({ store: inside, now, secrets }, identifier),
  )
  return unsubscribed ? new Response(null, { status: 204 }) : notFoundPage(pageLanguage(request))
}
