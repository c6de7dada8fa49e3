import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'
import { useTeamAccount } from './use-team.ts'

export const handle = { crumb: 'settings:matrix.title', isModal: true }

export function Component() {
  const { t } = useTranslation('settings')
  const account = useTeamAccount()
  // The screen behind shows why there is no team.
  if (!account) return <Navigate to={paths.settingsGeneral()} replace />
  return (
    <RouteDialog
      title={t('matrix.title')}
      description={t('matrix.text', { role: t(`roles.${account.role}`) })}
      size="lg"
      closeTo={paths.settingsGeneral()}
    >
      <RoleMatrix role={account.role} />
    </RouteDialog>
  )
}
