import { Button, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import type { ViewState } from './use-view.ts'

/** The active segment filter, with a button that removes it. */
export function FilterChip({ state }: { state: ViewState }) {
  const { t } = useTranslation('reports')
  const dimensionName = useDimensionName()
  const { filter } = state.view
  if (!filter) return null
  const words = t('filter.is', { name: dimensionName(filter.dimension), value: filter.value })
  return (
    <Button
      variant="outline"
      size="sm"
      maxWidth="100%"
      bg="accent.subtle"
      borderColor="accent.solid"
      aria-label={t('filter.remove', { words })}
      onClick={({ currentTarget }) => {
        // The chip disappears with the filter, so the focus moves to the element beside it.
        currentTarget.parentElement?.querySelector('button')?.focus()
        state.change({ dimension: undefined, dimensionValue: undefined })
      }}
    >
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {words}
      </chakra.span>
      <X aria-hidden="true" />
    </Button>
  )
}
