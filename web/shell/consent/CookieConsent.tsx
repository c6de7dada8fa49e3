import { useEffect, useState } from 'react'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { config } from '#web/lib/config.ts'
import { useModal } from '#web/lib/modal-stack.ts'
import { openQuestion } from '#web/lib/open-question.ts'
import { useConsent } from '#web/lib/use-consent.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

/** Most visits ask nothing, so the dialog and its texts are fetched only where it opens. */
const CookieQuestion = lazyDialog(async () => {
  const [{ CookieQuestion }] = await Promise.all([import('./CookieQuestion.tsx'), loadNamespaces(['consent'])])
  return CookieQuestion
})

/** Asks about cookies once, over whichever view is opened first, where the installation wants it. */
export function CookieConsent() {
  // Without its code nothing can be asked: nothing is counted either, and the next visit asks again.
  const [isLost, setLost] = useState(false)
  const isAsked = useConsent() === 'unset' && config().cookieConsent && !isLost
  useModal('cookies', isAsked)
  useEffect(() => openQuestion.set(isAsked), [isAsked])
  return <CookieQuestion isOpen={isAsked} onClose={() => setLost(true)} />
}
