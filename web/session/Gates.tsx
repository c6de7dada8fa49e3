import { Button, Flex } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { toLanguage } from '#web/i18n/language.ts'
import { config } from '#web/lib/config.ts'
import { messageQueue } from '#web/lib/overlays.ts'
import { paths } from '#web/paths.ts'
import { CurrentContext } from './current.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { nameOf } from './person.ts'
import { isTakenOver } from './session.ts'
import { type Gate, useGate } from './use-gate.ts'

/** The notice of a gate, which the frame shows in place of the view. */
export interface GateOutlet {
  notice?: 'pending' | 'customers' | 'noAccount'
}

const textOf = ({ what, isLate }: Gate & { state: 'loading' }, t: TFunction<'shell'>) => {
  if (what !== 'payment') return t('loading.text')
  return isLate ? t('loading.paymentLate', { email: config().businessContactEmail }) : t('loading.paymentText')
}

/** The destination while a payment is pending, and the screens that redirect a person who has not paid. */
function WaysOn() {
  const { t } = useTranslation('shell')
  return (
    <Flex mt="5" gap="3" align="center" justify="center" wrap="wrap">
      <Button asChild>
        <Link to={paths.getStarted()}>{t('loading.meanwhile')}</Link>
      </Button>
      <Button asChild variant="outline">
        <a href={`mailto:${config().businessContactEmail}`}>{t('loading.write')}</a>
      </Button>
      <Button asChild variant="ghost">
        <Link to={paths.registrationPricing()}>{t('loading.unpaid')}</Link>
      </Button>
    </Flex>
  )
}

/** Lets a signed-in person in once user and account are known, in the person's language. */
export function Gates() {
  const { t, i18n } = useTranslation('shell')
  const { pathname, search, state } = useLocation()
  const gate = useGate(pathname)
  const current = 'current' in gate ? gate.current : undefined
  const language = current?.user.language
  const [isOverridden] = useState(() => new URLSearchParams(search).has('lng'))

  useEffect(() => {
    if (language && !isOverridden) void chooseLanguage(language)
  }, [language, isOverridden])

  // The permissions have changed suddenly, so the notice must be read and closed.
  const user = current?.user
  const isSpoken = isOverridden || !language || i18n.resolvedLanguage === toLanguage(language)
  useEffect(() => {
    // In the language of the person who is signed in now, once its texts are loaded.
    if (!user || !isSpoken || !isTakenOver(user.id)) return
    messageQueue.push({
      message: t('takenOver.message', { name: nameOf(user) }),
      link: paths.loginActivity(),
      linkText: t('takenOver.link'),
    })
  }, [user, isSpoken, t])

  switch (gate.state) {
    case 'loading':
      return (
        <LoadingScreen title={t(`loading.${gate.what}`)} text={textOf(gate, t)}>
          {gate.isLate ? <WaysOn /> : null}
        </LoadingScreen>
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
