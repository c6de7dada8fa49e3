import { getAutopilotExecutionQueryKey, useUndoAutopilotExecutionMutation } from '@adwright/sdk/react-query'
import type { Execution, ExecutionChange, UndoResult } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeView } from '#web/features/autopilot/ChangeView.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'

const MAX_SHOWN = 5

interface UndoDialogProps {
  executionId: string
  /** The changes to undo; the complete run if `isWhole`. */
  changes: readonly ExecutionChange[]
  isWhole: boolean
  /** Preselected if the viewer has already seen the later changes. */
  isIncludingSince: boolean
  onClose: () => void
  onDone: (result: UndoResult) => void
}

/** Lists the values to restore; entities that were changed since are excluded unless selected. */
export function UndoDialog({ executionId, changes, isWhole, isIncludingSince, onClose, onDone }: UndoDialogProps) {
  const { t } = useTranslation('autopilot')
  const { path: client } = useClient()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const undo = useUndoAutopilotExecutionMutation()
  const [includesSince, setIncludesSince] = useState(isIncludingSince)
  const id = useId()
  const path = { ...client, executionId }

  async function run() {
    const body = {
      ...(isWhole ? {} : { changeIds: changes.map((change) => change.id) }),
      includeChangedSince: includesSince,
    }
    const result = await undo.mutateAsync({ path, body })
    queries.setQueryData<Execution>(getAutopilotExecutionQueryKey({ path }), result.execution)
    onDone(result)
    void invalidate('EA')
  }

  return (
    <ConfirmDialog
      title={t(isWhole ? 'activity.undo.askRun' : 'activity.undo.ask', { count: changes.length })}
      confirm={t('activity.undo.do', { count: changes.length })}
      isOpen
      onClose={onClose}
      onConfirm={run}
    >
      <Flex as="ul" direction="column" gap="2" m="0" p="0" listStyleType="none">
        {changes.slice(0, MAX_SHOWN).map((change) => (
          <chakra.li key={change.id} overflowWrap="anywhere">
            <chakra.span display="block" fontWeight="medium">
              {change.name}
            </chakra.span>
            <ChangeView change={change} isBackwards />
          </chakra.li>
        ))}
      </Flex>
      {changes.length > MAX_SHOWN ? (
        <chakra.p mt="2" color="fg.muted">
          {t('proposals.andMore', { count: changes.length - MAX_SHOWN })}
        </chakra.p>
      ) : null}
      <Flex gap="2.5" mt="4">
        <Flex height="5" align="center">
          <Checkbox
            id={id}
            checked={includesSince}
            aria-describedby={`${id}-help`}
            onChange={(event) => setIncludesSince(event.target.checked)}
          />
        </Flex>
        <Box>
          <chakra.label htmlFor={id} cursor="pointer">
            {t('activity.undo.since')}
          </chakra.label>
          <chakra.p id={`${id}-help`} textStyle="sm" color="fg.muted">
            {t('activity.undo.sinceHelp')}
          </chakra.p>
        </Box>
      </Flex>
    </ConfirmDialog>
  )
}
