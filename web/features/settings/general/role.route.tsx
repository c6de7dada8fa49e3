import { useTranslation } from 'react-i18next'
import { RoleDialog } from './RoleDialog.tsx'
import { MemberDialog } from './TeamDialog.tsx'
import { roleReason } from './team-rules.ts'

export const handle = { crumb: 'settings:team.changeRole', isModal: true }

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <MemberDialog title={t('team.changeRole')} reasonOf={roleReason}>
      {(about) => <RoleDialog {...about} />}
    </MemberDialog>
  )
}
