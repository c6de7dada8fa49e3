import { listAccountUsersQueryKey, useUpdateAccountUserMutation } from '@adwright/sdk/react-query'
import type { AccountUser } from '@adwright/sdk/types'
import { zUpdateAccountUserBody } from '@adwright/sdk/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useAccount } from '#web/session/current.ts'
import { rolesToGive } from '#web/session/permissions.ts'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

interface RoleDialogProps {
  member: AccountUser
  name: string
  onClose: () => void
  /** The own role was changed: what may be done here is another matter now. */
  onOwnChange: (() => void) | undefined
}

export function RoleDialog({ member, name, onClose, onOwnChange }: RoleDialogProps) {
  const { t } = useTranslation('settings')
  const { id: accountId, role } = useAccount()
  const queries = useQueryClient()
  const form = useContractForm(zUpdateAccountUserBody, { role: member.role })
  const update = useUpdateAccountUserMutation({ meta: { isShownInPlace: true } })

  async function save(body: z.output<typeof zUpdateAccountUserBody>) {
    const saved = await update.mutateAsync({ path: { accountId, requestedUserId: member.userId }, body })
    queries.setQueryData<AccountUser[]>(listAccountUsersQueryKey({ path: { accountId } }), (team) =>
      team?.map((one) => (one.userId === saved.userId ? saved : one)),
    )
    toaster.show({ tone: 'good', title: t('team.roleSaved'), description: name })
    onClose()
    onOwnChange?.()
  }

  return (
    <Dialog title={t('team.changeRoleOf', { name })} size="sm" isOpen onClose={onClose}>
      <Form form={form} submit={t('team.saveRole')} onSubmit={save}>
        <RadioField
          name="role"
          label={t('team.role')}
          options={rolesToGive(role).map((value) => ({
            value,
            label: t(`roles.${value}`),
            help: t(`roleHelp.${value}`),
          }))}
        />
      </Form>
    </Dialog>
  )
}
