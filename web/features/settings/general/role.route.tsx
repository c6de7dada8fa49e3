import { listAccountUsersQueryKey, useUpdateAccountUserMutation } from '@adwright/sdk/react-query'
import type { AccountUser } from '@adwright/sdk/types'
import { zUpdateAccountUserBody } from '@adwright/sdk/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { paths } from '#web/paths.ts'
import { assignableRoles } from '#web/session/permissions.ts'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { type MemberContext, MemberDialog } from './MemberDialog.tsx'
import { roleReason } from './team-rules.ts'
import { useLeaveDialog } from './use-team.ts'

export const handle = { crumb: 'settings:team.changeRole', isModal: true }

function RoleDialog({ member, name, account, isSelf }: MemberContext) {
  const { t } = useTranslation('settings')
  const { id: accountId, role } = account
  const queries = useQueryClient()
  const { leave, readAgain } = useLeaveDialog()
  const form = useContractForm(zUpdateAccountUserBody, { role: member.role })
  const update = useUpdateAccountUserMutation()

  async function save(body: z.output<typeof zUpdateAccountUserBody>) {
    const saved = await update.mutateAsync({ path: { accountId, requestedUserId: member.userId }, body })
    leave()
    queries.setQueryData<AccountUser[]>(listAccountUsersQueryKey({ path: { accountId } }), (team) =>
      team?.map((one) => (one.userId === saved.userId ? saved : one)),
    )
    toaster.show({ tone: 'good', title: t('team.roleSaved'), description: name })
    if (isSelf) readAgain()
  }

  return (
    <RouteDialog title={t('team.changeRoleOf', { name })} size="sm" closeTo={paths.settingsGeneral()}>
      <Form form={form} submit={t('team.saveRole')} onSubmit={save}>
        <RadioField
          name="role"
          label={t('team.role')}
          options={assignableRoles(role).map((value) => ({
            value,
            label: t(`roles.${value}`),
            help: t(`roleHelp.${value}`),
          }))}
        />
      </Form>
    </RouteDialog>
  )
}

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <MemberDialog title={t('team.changeRole')} reasonOf={roleReason}>
      {(about) => <RoleDialog {...about} />}
    </MemberDialog>
  )
}
