import { getAutopilotExecutionQueryKey, useUndoAutopilotExecutionMutation } from '@adwright/sdk/react-query'
import type { Execution, ExecutionChange, UndoResult } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChangeView } from '#web/features/autopilot/ChangeView.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
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
  const { path: client, timeZone } = useClient()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const undo = useUndoAutopilotExecutionMutation()
  const [includesSince, setIncludesSince] = useState(isIncludingSince)
  const [isExcluding, setExcluding] = useState(false)
  const form = useForm({ defaultValues: { expiresOn: '' } })
  const today = useToday(timeZone)
  const path = { ...client, executionId }

  async function run() {
    const body = {
      ...(isWhole ? {} : { changeIds: changes.map((change) => change.id) }),
      includeChangedSince: includesSince,
      ...(isExcluding ? { exception: { expiresOn: form.getValues('expiresOn') || null } } : {}),
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
      <Option
        label={t('activity.undo.exclude')}
        help={t('activity.undo.excludeHelp')}
        isChosen={isExcluding}
        onChange={setExcluding}
      />
      {isExcluding ? (
        <FormProvider {...form}>
          <Box mt="2" ps="7.5">
            <DateField
              name="expiresOn"
              label={t('activity.undo.excludeUntil')}
              help={t('activity.undo.excludeUntilHelp')}
              isOptional
              min={today}
            />
          </Box>
        </FormProvider>
      ) : null}
      <Option
        label={t('activity.undo.since')}
        help={t('activity.undo.sinceHelp')}
        isChosen={includesSince}
        onChange={setIncludesSince}
      />
    </ConfirmDialog>
  )
}

interface OptionProps {
  label: string
  help: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function Option({ label, help, isChosen, onChange }: OptionProps) {
  const id = useId()
  return (
    <Flex gap="2.5" mt="4">
      <Flex height="5" align="center">
        <Checkbox
          id={id}
          checked={isChosen}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </Flex>
      <Box>
        <chakra.label htmlFor={id} cursor="pointer">
          {label}
        </chakra.label>
        <chakra.p id={`${id}-help`} textStyle="sm" color="fg.muted">
          {help}
        </chakra.p>
      </Box>
    </Flex>
  )
}
