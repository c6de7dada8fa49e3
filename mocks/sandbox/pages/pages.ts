// The outside world as pages: platforms' consent, the card provider, the mailbox, files, public surveys.
import { checkoutPage } from '#mocks/sandbox/pages/checkout.ts'
import { consentPage } from '#mocks/sandbox/pages/consent.ts'
import { filePage } from '#mocks/sandbox/pages/files.ts'
import { mailboxPage } from '#mocks/sandbox/pages/mailbox.ts'
import { portalPages } from '#mocks/sandbox/pages/portal.ts'
import { surveyPage } from '#mocks/sandbox/pages/survey.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/answer.ts'

/** A page of the outside world; undefined when the address is not its own. */
export type PageHandler = (runtime: Runtime, request: Request, url: URL) => Promise<Response | undefined>

export const PAGES: PageHandler[] = [consentPage, checkoutPage, portalPages, mailboxPage, filePage, surveyPage]
