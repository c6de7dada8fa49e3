// The pages of external systems: consent of the platforms, the card provider, the mailbox, files, public surveys, one-click unsubscribing,
// the simulated web.
import { checkoutPage } from '#mocks/sandbox/pages/checkout.ts'
import { consentPage } from '#mocks/sandbox/pages/consent.ts'
import { filePage } from '#mocks/sandbox/pages/files.ts'
import { mailboxPage } from '#mocks/sandbox/pages/mailbox.ts'
import { oneClickPage } from '#mocks/sandbox/pages/one-click.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'
import { portalPages } from '#mocks/sandbox/pages/portal.ts'
import { readPage, sitePage } from '#mocks/sandbox/pages/site.ts'
import { surveyPage } from '#mocks/sandbox/pages/survey/survey.ts'

/** HEAD is answered like GET, without the body (RFC 9110, 9.3.2). */
const withHead =
  (handler: PageHandler): PageHandler =>
  async (runtime, request, url) => {
    if (request.method !== 'HEAD') return handler(runtime, request, url)
    const response = await handler(runtime, new Request(request, { method: 'GET' }), url)
    return response && new Response(null, { status: response.status, headers: response.headers })
  }

const HANDLERS: PageHandler[] = [
  consentPage,
  checkoutPage,
  portalPages,
  mailboxPage,
  filePage,
  surveyPage,
  oneClickPage,
  readPage,
  sitePage,
]

export const PAGES: PageHandler[] = HANDLERS.map(withHead)
