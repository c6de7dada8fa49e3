import { AssetStatus } from '@adwright/sdk/types'
import { chakra, Icon } from '@chakra-ui/react'
import { CircleCheck, CirclePause, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const icons = {
  [AssetStatus.Enabled]: { icon: CircleCheck, color: 'good.fg' },
  [AssetStatus.Paused]: { icon: CirclePause, color: 'fg.muted' },
  [AssetStatus.Removed]: { icon: CircleX, color: 'bad.fg' },
}

/** The status of an item as an icon before its name, with the status as text for screen readers. */
export function StatusIcon({ status }: { status: AssetStatus }) {
  const { t } = useTranslation('autopilot-setup')
  const label = t(`tables.status.${status}`)
  const { icon, color } = icons[status]
  return (
    <chakra.span title={label} me="2">
      <Icon as={icon} color={color} boxSize="4" verticalAlign="-0.2em" aria-hidden="true" />
      <chakra.span srOnly>{label}</chakra.span>
    </chakra.span>
  )
}
