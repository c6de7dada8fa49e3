import { AutopilotMode } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'

/** Returns why the viewer can't change a rule of this mode; undefined if they can. */
export function useEditReason(mode: AutopilotMode | undefined): string | undefined {
  const { t } = useTranslation('autopilot')
  const mayManage = useCan('manageRules')
  const mayAutomate = useCan('automateRules')
  if (!mayManage) return t('rules.reason.user')
  return mode === AutopilotMode.Automatic && !mayAutomate ? t('rules.reason.automatic') : undefined
}
