import { useUpdateUserNameMutation } from '@adwright/sdk/react-query'
import { zUpdateUserNameBody } from '@adwright/sdk/zod'
import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useCacheUser } from '#web/features/settings/use-cache-user.ts'
import { useUser } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'

export const handle = { crumb: 'settings:userName.title' }

/** Trims spaces around a pasted name. */
const userNameSchema = z.object({ userName: z.pipe(z.string().check(z.trim()), zUpdateUserNameBody.shape.userName) })

export function Component() {
  const { t } = useTranslation('settings')
  const { userName } = useUser()
  const cacheUser = useCacheUser()
  const form = useContractForm(userNameSchema, { userName })
  const update = useUpdateUserNameMutation()

  async function save(body: { userName: string }) {
    // Submitting the same name is not sent, because only three changes are allowed per day.
    if (body.userName !== userName) cacheUser(await update.mutateAsync({ body }))
    form.reset(body)
    toaster.show({ tone: 'good', title: t('userName.saved') })
  }

  return (
    <Page title={t('userName.title')} lead={t('userName.lead')}>
      <Box maxWidth="28rem">
        <Form form={form} submit={t('userName.submit')} onSubmit={save}>
          <TextField name="userName" label={t('userName.label')} help={t('userName.help')} autoComplete="off" />
        </Form>
      </Box>
    </Page>
  )
}
