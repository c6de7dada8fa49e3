import type { AutopilotProposal, ProposalOutdated } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useChangeLabels } from '#web/features/autopilot/change-labels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'

interface OutdatedLineProps {
  proposal: AutopilotProposal
  outdated: ProposalOutdated
}

/** Says that a suggestion no longer fits the platform, and the value there. */
export function OutdatedLine({ proposal, outdated }: OutdatedLineProps) {
  const { t } = useTranslation('autopilot')
  const { currency } = useClient()
  const value = useChangeLabels(currency).after({ ...proposal, after: outdated.valueNow })
  return (
    <chakra.p textStyle="xs" color="fg" mt="0.5">
      {value === undefined ? null : `${t('proposals.valueNow', { value })} `}
      {outdated.text} {t('proposals.outdated')}
    </chakra.p>
  )
}
