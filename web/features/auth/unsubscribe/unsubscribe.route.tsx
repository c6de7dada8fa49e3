import { useUnsubscribeMutation } from '@adwright/sdk/react-query'
import { Box, Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { toProblem } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Acts on its button only: programs that open the links of a mail unsubscribe nobody. */
export function Component() {
  const { t } = useTranslation('auth')
  const identifier = useParams()['identifier'] ?? ''
  const unsubscribe = useUnsubscribeMutation({ meta: { isShownInPlace: true } })
  const problem = unsubscribe.error ? toProblem(unsubscribe.error) : undefined

  return (
    <AuthLayout>
      {unsubscribe.isSuccess ? (
        <AuthHeading isFocused title={t('unsubscribe.done')} lead={t('unsubscribe.doneText')} />
      ) : (
        <>
          <AuthHeading title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
          {problem ? (
            <Box mb="4">
              <Notice tone="bad" role="alert" title={problem.message}>
                {problem.detail}
              </Notice>
            </Box>
          ) : null}
          <Button
            width="100%"
            loading={unsubscribe.isPending}
            loadingText={t('unsubscribe.submit')}
            onClick={() => unsubscribe.mutate({ path: { identifier } })}
          >
            {t('unsubscribe.submit')}
          </Button>
        </>
      )}
      <Flex mt="6">
        <TextLink to={paths.login()}>{t('unsubscribe.login')}</TextLink>
      </Flex>
    </AuthLayout>
  )
}
