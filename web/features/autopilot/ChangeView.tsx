import type { ExecutionChange } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { BeforeAfter } from '#web/ui/feedback/BeforeAfter.tsx'
import { useChangeLabels } from './change-labels.ts'
import { useClient } from './use-client.ts'

interface ChangeViewProps {
  change: Pick<ExecutionChange, 'field' | 'before' | 'after' | 'unit'>
  /** An undo is shown from the changed value to the original one. */
  isBackwards?: boolean
}

/** The changed field of an entity, with both values. */
export function ChangeView({ change, isBackwards = false }: ChangeViewProps) {
  const { currency } = useClient()
  const words = useChangeLabels(currency)
  const [old, next] = [words.before(change), words.after(change)]
  const [before, after] = isBackwards ? [next, old] : [old, next]
  return (
    <chakra.span display="inline-block">
      <chakra.span display="block" textStyle="xs" color="fg.muted">
        {words.fieldOf(change)}
      </chakra.span>
      <BeforeAfter {...(before === undefined ? {} : { before })} {...(after === undefined ? {} : { after })} />
    </chakra.span>
  )
}
