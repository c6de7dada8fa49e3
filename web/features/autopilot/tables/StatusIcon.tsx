import { AssetStatus } from '@adwright/sdk/types'
import { chakra, Icon } from '@chakra-ui/react'
import { CircleCheck, CircleHelp, CirclePause, CircleX, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const icons: Partial<Record<AssetStatus, { icon: LucideIcon; color: string }>> = {
  [AssetStatus.Enabled]: { icon: CircleCheck, color: 'good.fg' },
  [AssetStatus.Paused]: { icon: CirclePause, color: 'fg.muted' },
  [AssetStatus.Removed]: { icon: CircleX, color: 'bad.fg' },
}

/** A status of a newer server. */
const unknown = { icon: CircleHelp, color: 'fg.muted' }

/** The status of an item as an icon before its name, with the status as text for screen readers. */
export function StatusIcon({ status }: { status: AssetStatus }) {
  const { t } = useTranslation('autopilot-setup')
  const label = t(`tables.status.${status}`)
  const { icon, color } = icons[status] ?? unknown
  return (
    <chakra.span title={label} me="2" flexShrink="0">
      <Icon as={icon} color={color} boxSize="4" verticalAlign="-0.2em" aria-hidden="true" />
      <chakra.span srOnly>{label}</chakra.span>
    </chakra.span>
  )
}
