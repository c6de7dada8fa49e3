import { useRegisterMutation, useRegisterWithCodeMutation } from '@adwright/sdk/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAboutFields } from '#web/features/auth/own-fields.ts'
import { captchaToken } from '#web/lib/captcha.ts'
import { isFailedCall, serverMessageOr } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { signIn } from '#web/session/session.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { TypedRegistration } from './register-schema.ts'

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'isMailAllowed']
/** The email address is already registered, so the person should sign in. */
const REGISTERED = new Set(['email-taken', 'already-registered'])
const ACTION_MS = 10_000

/**
 * Registers and starts a session; with the code of an invitation or of a mail that confirms an address when there is one. What fails is told by a
 * toast; thrown is what belongs beside a field.
 */
export function useRegistration(
  code: string | undefined,
  onDone?: () => void,
): (typed: TypedRegistration) => Promise<void> {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const register = useRegisterMutation()
  const registerWithCode = useRegisterWithCodeMutation()
  const intentKey = useIntentKey()

  return async (typed) => {
    let recaptchaToken: string
    try {
      recaptchaToken = await captchaToken('register')
    } catch {
      toaster.show({ tone: 'bad', title: t('register.captchaUnavailable') })
      return
    }
    try {
      const body = { ...typed, signInPlatform: 4 as const, recaptchaToken }
      const call = { body, headers: intentKey(body) }
      const { token, expiresIn, refreshToken } = await (code
        ? registerWithCode.mutateAsync({ ...call, path: { verificationCode: code } })
        : register.mutateAsync(call))
      if (token === undefined || expiresIn === undefined) {
        toaster.show({ tone: 'bad', title: t('register.noToken'), description: t('register.noTokenText') })
      } else {
        signIn({ token, expiresIn, refreshToken })
        onDone?.()
      }
    } catch (error) {
      const isRegistered = isFailedCall(error) && REGISTERED.has(error.code)
      const isBesideFields = isAboutFields(error, FIELDS)
      if (!isBesideFields || isRegistered) {
        const description = serverMessageOr(error, t('register.failedText'))
        const action = { label: t('register.login'), onAct: () => void navigate(paths.login()) }
        const toast = { tone: 'bad', title: t('register.failed'), description } as const
        toaster.show(isRegistered ? { ...toast, action, duration: ACTION_MS } : toast)
      }
      if (isBesideFields) throw error
    }
  }
}
