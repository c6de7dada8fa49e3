import { checkVerificationCodeOptions } from '@adwright/sdk/react-query'
import { Button, Flex } from '@chakra-ui/react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { codeResultOf } from '#web/features/auth/code-result.ts'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { paths } from '#web/paths.ts'
import { ResetForm } from './ResetForm.tsx'

/** False if the API reports the code of the link as invalid; a failed lookup leaves it undecided. */
function useIsCodeGood(code: string, isSpent: boolean): boolean {
  const options = checkVerificationCodeOptions({ query: { code } })
  const lookup = useQuery({
    ...options,
    ...(code === '' || isSpent ? { queryFn: skipToken } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return code !== '' && codeResultOf(lookup)?.isValid !== false
}

export function Component() {
  const { t } = useTranslation('auth')
  const code = useParams()['code']?.trim() ?? ''
  const [isSpent, setSpent] = useState(false)
  const isGood = useIsCodeGood(code, isSpent)
  return (
    <AuthLayout>
      {isGood ? (
        <>
          <AuthHeading title={t('reset.title')} lead={t('reset.lead')} />
          <ResetForm code={code} onSpent={() => setSpent(true)} />
        </>
      ) : (
        <>
          <AuthHeading title={t('reset.codeInvalid')} lead={t('reset.codeInvalidText')} />
          <Button asChild width="100%">
            <Link to={paths.recovery()}>{t('reset.newLink')}</Link>
          </Button>
        </>
      )}
      <Flex mt="6">
        <TextLink to={paths.login()}>{t('reset.login')}</TextLink>
      </Flex>
    </AuthLayout>
  )
}
