import { Button, Flex } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { type ComponentType, type PropsWithChildren, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import type { RouteHandle } from '#web/lib/area-routes.ts'
import { config } from '#web/lib/config.ts'
import { hasSessionEnded } from '#web/lib/ended-session.ts'
import { messageQueue } from '#web/lib/message-queue.ts'
import { paths } from '#web/paths.ts'
import { CurrentContext } from './current.ts'
import { isOpenWithoutSubscription } from './gates.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { nameOf } from './person.ts'
import { hasUserChanged, isGateClosed, saveGateState } from './session.ts'
import { type Gate, useGate } from './use-gate.ts'

/** The notice of a gate, which the frame shows instead of the view. */
export interface GateOutlet {
  notice?: 'pending' | 'customers' | 'noAccount'
}

const loadingText = ({ resource, isLate }: Gate & { state: 'loading' }, t: TFunction<'shell'>) => {
  if (resource !== 'payment') return t('loading.text')
  return isLate ? t('loading.paymentLate', { email: config().businessContactEmail }) : t('loading.paymentText')
}

/** The destination while a payment is pending, and the screens that redirect a person who has not paid. */
function PendingPaymentLinks() {
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

/** True if the frame can be shown while loading, because no redirect to a view without a frame is expected. */
function useIsFramed(pathname: string, gate: Gate): boolean {
  const isFramed = useHandles().some((handle) => handle?.isFramed === true)
  const isPayment = gate.state === 'loading' && gate.resource === 'payment'
  return isFramed && !isPayment && !hasSessionEnded() && (!isGateClosed() || isOpenWithoutSubscription(pathname))
}

/** True if the person has no subscription; undefined while that is unknown. */
function isWithoutSubscription(gate: Gate): boolean | undefined {
  if (gate.state === 'redirect') return gate.to === paths.registrationPricing() || undefined
  return 'current' in gate ? gate.current.user.subscriptionDetails.subscriptionId === null : undefined
}

interface GatesProps {
  /** The frame without content, because a gate may still refuse the view. */
  frame: ComponentType<PropsWithChildren>
}

/** Shows the view once user and account are loaded and the interface is in the user's language. */
export function Gates({ frame: FrameShape }: GatesProps) {
  const { t } = useTranslation('shell')
  const { pathname, state } = useLocation()
  const isUnknownAddress = useHandles().some((handle) => handle?.isUnknownAddress === true)
  const gate = useGate(pathname, isUnknownAddress)
  const current = 'current' in gate ? gate.current : undefined
  const isFramed = useIsFramed(pathname, gate)
  const isClosed = isWithoutSubscription(gate)

  useEffect(() => {
    if (isClosed !== undefined) saveGateState(isClosed)
  }, [isClosed])

  // Another sign-in changes everything on the screen, so the message has to be closed by the person.
  const user = current?.user
  useEffect(() => {
    if (!user || !hasUserChanged(user.id)) return
    messageQueue.push({
      message: t('takenOver.message', { name: nameOf(user) }),
      link: paths.loginActivity(),
      linkText: t('takenOver.link'),
    })
  }, [user, t])

  switch (gate.state) {
    case 'loading': {
      const screen = (
        <LoadingScreen title={t(`loading.${gate.resource}`)} text={loadingText(gate, t)} isFramed={isFramed}>
          {gate.isLate ? <PendingPaymentLinks /> : null}
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
