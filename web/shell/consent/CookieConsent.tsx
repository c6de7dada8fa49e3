import { useEffect, useState } from 'react'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { config } from '#web/lib/config.ts'
import { cookieQuestion } from '#web/lib/cookie-question.ts'
import { useModal } from '#web/lib/modal-stack.ts'
import { useConsent } from '#web/lib/use-consent.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

/** Most visits need no question, so its dialog and texts are loaded only when it opens. */
const CookieQuestion = lazyDialog(async () => {
  const [{ CookieQuestion }] = await Promise.all([import('./CookieQuestion.tsx'), loadNamespaces(['consent'])])
  return CookieQuestion
})

/** Asks about cookies once, on the first view of a visitor, if the installation is configured to ask. */
export function CookieConsent() {
  // If the code of the question fails to load, page views are not counted and the next visit asks again.
  const [hasLoadFailed, setLoadFailed] = useState(false)
  const isOpen = useConsent() === 'unset' && config().cookieConsent && !hasLoadFailed
  useModal('cookies', isOpen)
  useEffect(() => cookieQuestion.set(isOpen), [isOpen])
  return <CookieQuestion isOpen={isOpen} onClose={() => setLoadFailed(true)} />
}
