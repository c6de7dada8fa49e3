import { useUnsubscribeMutation } from '@adwright/sdk/react-query'
import { UnsubscribeReason } from '@adwright/sdk/types'
import { zUnsubscribeBody } from '@adwright/sdk/zod'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { paths } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

const reasons = [
  ['tooManyMails', UnsubscribeReason.TooManyMails],
  ['notRelevant', UnsubscribeReason.NotRelevant],
  ['neverAskedFor', UnsubscribeReason.NeverAskedFor],
  ['productNotUsed', UnsubscribeReason.ProductNotUsed],
  ['other', UnsubscribeReason.Other],
] as const

/** Unsubscribes only on a click, so that programs that prefetch links in emails unsubscribe no one. */
export function Component() {
  const { t } = useTranslation('auth')
  const identifier = useParams()['identifier'] ?? ''
  const unsubscribe = useUnsubscribeMutation()
  const form = useContractForm(zUnsubscribeBody, {})

  return (
    <AuthLayout>
      {unsubscribe.isSuccess ? (
        <AuthHeading isFocused title={t('unsubscribe.done')} lead={t('unsubscribe.doneText')} />
      ) : (
        <>
          <AuthHeading title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
          <Form
            form={form}
            submit={t('unsubscribe.submit')}
            isWide
            onSubmit={(body) => unsubscribe.mutateAsync({ path: { identifier }, body })}
          >
            <SelectField
              name="reason"
              label={t('unsubscribe.reason')}
              isOptional
              placeholder={t('unsubscribe.reasonNone')}
              options={reasons.map(([key, value]) => ({ value, label: t(`unsubscribe.reasons.${key}`) }))}
            />
          </Form>
        </>
      )}
      <Flex mt="6">
        <TextLink to={paths.login()}>{t('unsubscribe.login')}</TextLink>
      </Flex>
    </AuthLayout>
  )
}
