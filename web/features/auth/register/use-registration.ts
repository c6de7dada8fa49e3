import { useRegisterMutation, useRegisterWithCodeMutation } from '@adwright/sdk/react-query'
import { ErrorCode } from '@adwright/sdk/types'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#web/features/auth/show-failure.ts'
import { captchaToken } from '#web/lib/captcha.ts'
import { isFailedCall } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { signIn } from '#web/session/session.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { TypedRegistration } from './register-schema.ts'

/** The email address is already registered, so the person should sign in. */
const REGISTERED = new Set(['email-taken', 'already-registered'])
const ACTION_MS = 10_000

/**
 * Registers and starts a session, with the code of an invitation or of a confirmation email if there is one. A failure is shown as a toast and
 * thrown for the form.
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
  // After a lost answer the same request is sent again, with the same captcha token, so that it registers once.
  const captcha = useRef<{ typed: string; token: string }>(undefined)

  return async (typed) => {
    const text = JSON.stringify(typed)
    try {
      if (captcha.current?.typed !== text) captcha.current = { typed: text, token: await captchaToken('register') }
    } catch {
      const title = t('register.captchaUnavailable')
      toaster.show({ tone: 'bad', title })
      throw new Error(title)
    }
    const body = { ...typed, signInPlatform: 4 as const, recaptchaToken: captcha.current.token }
    const call = { body, headers: intentKey(body) }
    const { token, expiresIn, refreshToken } = await (code
      ? registerWithCode.mutateAsync({ ...call, path: { verificationCode: code } })
      : register.mutateAsync(call)
    ).catch((error: unknown) => {
      if (isFailedCall(error) && error.code === ErrorCode.RecaptchaFailed) captcha.current = undefined
      const action = { label: t('register.login'), onAct: () => void navigate(paths.login()) }
      throw showFailure(
        error,
        { title: t('register.failed'), fallback: t('register.failedText') },
        isFailedCall(error) && REGISTERED.has(error.code) ? { action, duration: ACTION_MS } : {},
      )
    })
    if (token === undefined || expiresIn === undefined) {
      const description = t('register.noTokenText')
      toaster.show({ tone: 'bad', title: t('register.noToken'), description })
      throw new Error(description)
    }
    signIn({ token, expiresIn, refreshToken })
    onDone?.()
  }
}
