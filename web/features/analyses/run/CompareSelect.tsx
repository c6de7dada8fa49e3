import { useListAnalysisRunsQuery } from '@adwright/sdk/react-query'
import type { AnalysisRun } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '#web/lib/use-address.ts'
import { useAccount } from '#web/session/current.ts'
import { Select } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const MAX_RUNS = 100

/** Chooses the analysis of the same subject with which this one is compared; the newest ones are offered. */
export function CompareSelect({ run: { id: runId, kind, subject, previousRunId } }: { run: AnalysisRun }) {
  const { t } = useTranslation('analyses')
  const { id: accountId, timeZone } = useAccount()
  const format = useFormat()
  const { set } = useAddress()
  const id = useId()
  const runs = useListAnalysisRunsQuery({ path: { accountId }, query: { kinds: [kind], pageSize: MAX_RUNS } })
  const others = (runs.data?.items ?? []).filter((other) => other.subject === subject && other.id !== runId)
  if (others.length < 2) return null
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" textStyle="sm" color="fg.muted" mb="1">
        {t('run.against')}
      </chakra.label>
      <Select
        id={id}
        size="sm"
        wrapperWidth="16rem"
        value={previousRunId ?? ''}
        onChange={({ target }) => set({ against: target.value })}
      >
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {format.dateTime(other.createdAt, timeZone)}
          </option>
        ))}
      </Select>
    </Box>
  )
}
