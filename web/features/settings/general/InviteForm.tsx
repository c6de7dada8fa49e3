import { listAccountUsersQueryKey, useInviteAccountUserMutation } from '@adwright/sdk/react-query'
import { type Account, type AccountUser, UserRole } from '@adwright/sdk/types'
import { zInviteAccountUserBody } from '@adwright/sdk/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { assignableRoles } from '#web/session/permissions.ts'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

const DRAFT = 'invite'

export function InviteForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const path = { accountId: account.id }
  const queries = useQueryClient()
  const intent = useLastingIntentKey(`${DRAFT}-${account.id}`)
  const empty = { email: '', role: UserRole.Viewer, message: '' }
  const form = useContractForm(zInviteAccountUserBody, readDraft(DRAFT, empty))
  useDraft(DRAFT, form)
  const invite = useInviteAccountUserMutation()

  async function send({ message, ...typed }: z.output<typeof zInviteAccountUserBody>) {
    const body = message?.trim() ? { ...typed, message: message.trim() } : typed
    const invited = await invite.mutateAsync({ path, body, headers: intent.headersOf(body) })
    intent.forget()
    queries.setQueryData<AccountUser[]>(listAccountUsersQueryKey({ path }), (team) => [
      ...(team ?? []).filter(({ userId }) => userId !== invited.userId),
      invited,
    ])
    deleteDraft(DRAFT)
    toaster.show({ tone: 'good', title: t('invite.done'), description: t('invite.doneText', { email: invited.email }) })
    onDone()
  }

  return (
    <Form form={form} submit={t('invite.submit')} onSubmit={send}>
      <TextField name="email" type="email" inputMode="email" label={t('invite.email')} autoComplete="off" />
      <RadioField
        name="role"
        label={t('team.role')}
        options={assignableRoles(account.role).map((value) => ({
          value,
          label: t(`roles.${value}`),
          help: t(`roleHelp.${value}`),
        }))}
      />
      <TextAreaField name="message" label={t('invite.message')} rows={2} limit={500} isOptional />
    </Form>
  )
}
