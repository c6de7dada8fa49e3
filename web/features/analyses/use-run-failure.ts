import { useTranslation } from 'react-i18next'
import { isFailedCall, type Problem, serverMessageOr } from '#web/lib/problem.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Shows that an analysis failed: why it was refused, or that a failure of the service has used up no answer. */
export function useRunFailure(): (error: unknown) => void {
  const { t } = useTranslation('analyses')
  return (error) => {
    const isOutage = isFailedCall(error) && error.kind === 'HTTP' && error.status >= 500
    const description = isOutage ? t('start.notCounted') : serverMessageOr(error, t('tryAgain'))
    toaster.show({ tone: 'bad', title: t('start.failed'), description })
  }
}

/** Returns what a form says of a failure of the service, which has used up no answer; undefined for other problems. */
export function useOutageText(): (problem: Problem) => string | undefined {
  const { t } = useTranslation('analyses')
  return ({ status, serverMessage }) =>
    status >= 500 && serverMessage !== undefined ? t('start.notCounted') : undefined
}
