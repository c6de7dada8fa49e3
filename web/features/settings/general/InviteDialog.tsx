import { listAccountUsersQueryKey, useInviteAccountUserMutation } from '@adwright/sdk/react-query'
import { type AccountUser, UserRole } from '@adwright/sdk/types'
import { zInviteAccountUserBody } from '@adwright/sdk/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useAccount } from '#web/session/current.ts'
import { rolesToGive } from '#web/session/permissions.ts'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('settings')
  const { id: accountId, role } = useAccount()
  const path = { accountId }
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const form = useContractForm(zInviteAccountUserBody, { email: '', role: UserRole.Viewer, message: '' })
  const invite = useInviteAccountUserMutation({ meta: { isShownInPlace: true } })

  async function send({ message, ...typed }: z.output<typeof zInviteAccountUserBody>) {
    const body = message?.trim() ? { ...typed, message: message.trim() } : typed
    const invited = await invite.mutateAsync({ path, body, headers: intentKey(body) })
    queries.setQueryData<AccountUser[]>(listAccountUsersQueryKey({ path }), (team) => [
      ...(team ?? []).filter(({ userId }) => userId !== invited.userId),
      invited,
    ])
    toaster.show({ tone: 'good', title: t('invite.done'), description: t('invite.doneText', { email: invited.email }) })
    onDone()
  }

  return (
    <Form form={form} submit={t('invite.submit')} onSubmit={send}>
      <TextField name="email" type="email" inputMode="email" label={t('invite.email')} autoComplete="off" />
      <RadioField
        name="role"
        label={t('team.role')}
        options={rolesToGive(role).map((value) => ({
          value,
          label: t(`roles.${value}`),
          help: t(`roleHelp.${value}`),
        }))}
      />
      <TextAreaField name="message" label={t('invite.message')} rows={2} limit={500} isOptional />
    </Form>
  )
}

interface InviteDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('invite.title')} description={t('invite.text')} isOpen={isOpen} onClose={onClose}>
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}
