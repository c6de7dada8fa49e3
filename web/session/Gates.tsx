import { Button, Flex } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { toLanguage } from '#web/i18n/language.ts'
import type { RouteHandle } from '#web/lib/area-routes.ts'
import { config } from '#web/lib/config.ts'
import { messageQueue } from '#web/lib/overlays.ts'
import { paths } from '#web/paths.ts'
import { CurrentContext } from './current.ts'
import { isFreeOfPricing } from './gates.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { nameOf } from './person.ts'
import { isGateClosed, isTakenOver, rememberGates } from './session.ts'
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

const useHandles = () => useMatches().map(({ handle }) => handle as RouteHandle | undefined)

/** Whether the person is surely led to a view with a frame, or shown its loading screen until then. */
function useIsFramed(pathname: string, gate: Gate): boolean {
  const isFramed = useHandles().some((handle) => handle?.isFramed === true)
  const isPayment = gate.state === 'loading' && gate.what === 'payment'
  return isFramed && !isPayment && (!isGateClosed() || isFreeOfPricing(pathname))
}

/** True if the person has no subscription; undefined while that is not known. */
function isWithoutSubscription(gate: Gate): boolean | undefined {
  if (gate.state === 'redirect') return gate.to === paths.registrationPricing() || undefined
  return 'current' in gate ? gate.current.user.subscriptionDetails.subscriptionId === null : undefined
}

interface GatesProps {
  /** The shape of the frame, without anything in it that a gate may still refuse. */
  frame: ComponentType<PropsWithChildren>
}

/** Lets a signed-in person in once user and account are known, in the person's language. */
export function Gates({ frame: FrameShape }: GatesProps) {
  const { t, i18n } = useTranslation('shell')
  const { pathname, search, state } = useLocation()
  const isUnknownAddress = useHandles().some((handle) => handle?.isUnknownAddress === true)
  const gate = useGate(pathname, isUnknownAddress)
  const current = 'current' in gate ? gate.current : undefined
  const language = current?.user.language
  const isFramed = useIsFramed(pathname, gate)
  const isClosed = isWithoutSubscription(gate)
  const [isOverridden] = useState(() => new URLSearchParams(search).has('lng'))

  useEffect(() => {
    if (language && !isOverridden) void chooseLanguage(language)
  }, [language, isOverridden])

  useEffect(() => {
    if (isClosed !== undefined) rememberGates(isClosed)
  }, [isClosed])

  // What is to be seen changes all of a sudden, so it has to be read and closed.
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
    case 'loading': {
      const screen = (
        <LoadingScreen title={t(`loading.${gate.what}`)} text={textOf(gate, t)} isFramed={isFramed}>
          {gate.isLate ? <WaysOn /> : null}
        </LoadingScreen>
      )
      return isFramed ? <FrameShape>{screen}</FrameShape> : screen
    }
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
