import { Button, Flex } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '#web/ui/use-media.ts'

interface FilterBarProps {
  /** The search field, which is always in sight. */
  search: ReactNode
  /** The number of filters that are set, shown on the button that opens them. */
  count: number
  children: ReactNode
}

/** Search and filters of a list in a row; on phones, the filters are behind a button beside the search. */
export function FilterBar({ search, count, children }: FilterBarProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  if (!isNarrow)
    return (
      <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={t('ui.filter.bar')}>
        {search}
        {children}
      </Flex>
    )
  return (
    <Flex as="search" direction="column" gap="2" aria-label={t('ui.filter.bar')}>
      <Flex gap="2" align="center">
        {search}
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          borderColor={count > 0 ? 'accent.solid' : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? t('ui.filter.barCount', { count }) : t('ui.filter.bar')}
        </Button>
      </Flex>
      {isOpen ? (
        <Flex id={id} gap="2" align="center" wrap="wrap">
          {children}
        </Flex>
      ) : null}
    </Flex>
  )
}
