import { useTranslation } from 'react-i18next'
import { RemoveDialog } from './RemoveDialog.tsx'
import { MemberDialog } from './TeamDialog.tsx'
import { removeReason } from './team-rules.ts'

export const handle = { crumb: 'settings:teamDo.remove', isModal: true }

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <MemberDialog title={t('teamDo.remove')} reasonOf={removeReason}>
      {(about) => <RemoveDialog {...about} />}
    </MemberDialog>
  )
}
