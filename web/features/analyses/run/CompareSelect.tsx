import type { AnalysisRun } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '#web/lib/use-address.ts'
import { useAccount } from '#web/session/current.ts'
import { Select } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useSubjectRuns } from './use-subject-runs.ts'

/** Chooses the analysis of the same subject with which this one is compared; the newest ones are offered. */
export function CompareSelect({ run }: { run: AnalysisRun }) {
  const { t } = useTranslation('analyses')
  const { timeZone } = useAccount()
  const format = useFormat()
  const { set } = useAddress()
  const id = useId()
  const others = useSubjectRuns(run).filter(({ id: otherId }) => otherId !== run.id)
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
        value={run.previousRunId ?? ''}
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
