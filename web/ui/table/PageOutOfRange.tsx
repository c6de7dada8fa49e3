import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { Paging } from './column.ts'
import { lastPageOf } from './Pager.tsx'

interface PageOutOfRangeProps extends Paging {
  onPageChange?: ((currentPage: number) => void) | undefined
}

/** Shown if the URL contains a page after the last one: there are rows, but not on this page. */
export function PageOutOfRange({ onPageChange, ...paging }: PageOutOfRangeProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const last = lastPageOf(paging)
  return (
    <EmptyState
      title={t('ui.table.beyond', { page: format.number(paging.currentPage) })}
      action={
        onPageChange ? (
          <Button variant="outline" onClick={() => onPageChange(last)}>
            {t('ui.table.toLast')}
          </Button>
        ) : null
      }
    >
      {t('ui.table.beyondText', { count: last })}
    </EmptyState>
  )
}
