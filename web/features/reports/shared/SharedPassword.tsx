import { getSharedReportOptions } from '@adwright/sdk/react-query'
import { zGetSharedReportRequest } from '@adwright/sdk/zod'
import { Box, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

const { password } = zGetSharedReportRequest.shape
/** The password, which the operation takes as optional, for links without one. */
const schema = z.object({ password: password.def.innerType.def.innerType })

interface SharedPasswordProps {
  shareKey: string
  /** Called with the password after it has opened the report. */
  onDone: (password: string) => void
}

/** Asks for the password of a shared report. */
export function SharedPassword({ shareKey, onDone }: SharedPasswordProps) {
  const { t } = useTranslation('reports')
  const queries = useQueryClient()
  const form = useContractForm(schema, { password: '' })
  return (
    <Box maxWidth="24rem">
      <Text mb="4">{t('shared.passwordText')}</Text>
      <Form
        form={form}
        label={t('shared.title')}
        submit={t('shared.open')}
        // The server says whether the password is wrong, or was tried too often.
        describe={({ message }) => message}
        onSubmit={async ({ password }) => {
          await queries.fetchQuery({ ...getSharedReportOptions({ body: { shareKey, password } }), retry: false })
          onDone(password)
        }}
      >
        <PasswordField name="password" label={t('shared.password')} autoComplete="current-password" />
      </Form>
    </Box>
  )
}
