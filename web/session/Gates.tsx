import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { CurrentContext } from './current.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { useGate } from './use-gate.ts'

/** The notice a gate asks for is told to the frame, which shows it in the place of the view. */
export interface GateOutlet {
  notice?: 'pending' | 'customers' | 'noAccount'
}

/** Lets a signed-in person in once user and account are known, in the person's language. */
export function Gates() {
  const { t } = useTranslation('shell')
  const { pathname, search, state } = useLocation()
  const gate = useGate(pathname)
  const current = 'current' in gate ? gate.current : undefined
  const language = current?.user.language
  const [isOverridden] = useState(() => new URLSearchParams(search).has('lng'))

  useEffect(() => {
    if (language && !isOverridden) void chooseLanguage(language)
  }, [language, isOverridden])

  switch (gate.state) {
    case 'loading':
      return (
        <LoadingScreen
          title={t(`loading.${gate.what}`)}
          text={gate.what === 'payment' ? t('loading.paymentText') : t('loading.text')}
        />
      )
    case 'failed':
      throw gate.error
    case 'redirect':
      return <Navigate to={gate.to} replace state={state} />
    default:
      return (
        <CurrentContext value={gate.current}>
          <Outlet context={gate.state === 'notice' ? { notice: gate.notice } : {}} />
        </CurrentContext>
      )
  }
}
