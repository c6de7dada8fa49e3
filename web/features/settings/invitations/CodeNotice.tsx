import { checkRegistrationCodeOptions } from '@adwright/sdk/react-query'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toProblem } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { logOut } from '#web/session/session.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { isBehindMask } from './masked.ts'

/** Shown when a signed-in person opens an invitation link; names the invited person if it is for someone else. */
export function CodeNotice({ code }: { code: string }) {
  const { t } = useTranslation('settings')
  const { email } = useUser()
  const {
    data: check,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...checkRegistrationCodeOptions({ query: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A malformed code is rejected without a lookup.
  const isRefused = error !== null && toProblem(error).status === 400
  if (check ? !check.isValid : isRefused) {
    return (
      <Notice tone="warning" title={t('invitations.codeEnded')}>
        {t('invitations.codeEndedText')}
      </Notice>
    )
  }
  if (error) return <SectionError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!check?.email || isBehindMask(check.email, email ?? '')) return null

  // Reloads the page, so that no state of the current session remains.
  async function changeUser() {
    await logOut()
    window.location.assign(paths.register({ code }))
  }
  return (
    <Notice
      tone="warning"
      title={t('invitations.codeOther', { email: check.email })}
      action={
        <Button size="sm" variant="outline" onClick={() => void changeUser()}>
          {t('invitations.changeUser')}
        </Button>
      }
    >
      {t('invitations.codeOtherText', { email: email ?? '' })}
    </Notice>
  )
}
