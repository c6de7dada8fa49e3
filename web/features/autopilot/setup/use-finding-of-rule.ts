import { getFindingOptions, useUpdateFindingMutation } from '@adwright/sdk/react-query'
import { FindingStatus } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { parseIds, useAddress } from '#web/lib/use-address.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** The finding that a new rule is set up from, as the address names it. */
export function useFindingOfRule() {
  const { t } = useTranslation('autopilot-setup')
  const { id: accountId } = useAccount()
  const { search } = useAddress()
  const [findingId = ''] = parseIds(search.getAll('findingId'))
  const path = { accountId, findingId }
  const finding = useQuery({ ...getFindingOptions({ path }), enabled: findingId !== '', meta: { errors: 'toast' } })
  const update = useUpdateFindingMutation()
  const invalidate = useInvalidate()
  return {
    finding: finding.data,
    /** Notes on the finding that a rule takes care of it now. */
    link: async (autopilotId: string): Promise<void> => {
      if (findingId === '') return
      try {
        await update.mutateAsync({ path, body: { status: FindingStatus.Planned, autopilotId } })
      } catch (error) {
        toaster.show({
          tone: 'bad',
          title: t('configure.notLinked'),
          description: serverMessageOr(error, t('configure.notLinkedText')),
        })
      }
      await invalidate('getFinding', 'listFindings', 'getAnalysisRun', 'getWorkspaceAttention')
    },
  }
}
