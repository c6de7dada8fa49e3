import { chakra, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Select } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { Paging } from './column.ts'

const SIZES = [10, 25, 50, 100]

/** The number of the last page; an empty list has one page. */
export const lastPageOf = ({ totalCount, pageSize }: Paging): number => Math.max(1, Math.ceil(totalCount / pageSize))

interface PagerProps {
  paging: Paging
  onPageChange: (currentPage: number) => void
  onPageSizeChange?: (pageSize: number) => void
}

export function Pager({ paging, onPageChange, onPageSizeChange }: PagerProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { currentPage, pageSize, totalCount } = paging
  const last = lastPageOf(paging)
  const from = totalCount === 0 ? 0 : (currentPage - 1) * pageSize + 1
  const to = Math.min(totalCount, currentPage * pageSize)
  // The requested page does not exist if the address is old or rows were deleted.
  const range =
    currentPage > last
      ? t('ui.table.beyond', { page: format.number(currentPage) })
      : t('ui.table.pageOf', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(totalCount),
        })
  return (
    <Flex
      as="nav"
      aria-label={t('ui.table.pages')}
      align="center"
      justify="flex-end"
      gap="3"
      px="3"
      py="2"
      borderTopWidth="1px"
      wrap="wrap"
    >
      {onPageSizeChange ? (
        <chakra.div me="auto">
          <Select
            size="sm"
            wrapperWidth="20"
            aria-label={t('ui.table.pageSize')}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
            fontSize="sm"
          >
            {SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </chakra.div>
      ) : null}
      <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {range}
      </chakra.span>
      <Flex gap="1">
        <IconButton
          label={t('ui.table.previous')}
          icon={ChevronLeft}
          variant="outline"
          disabled={currentPage <= 1}
          onClick={() => onPageChange(Math.min(currentPage - 1, last))}
        />
        <IconButton
          label={t('ui.table.next')}
          icon={ChevronRight}
          variant="outline"
          disabled={currentPage >= last}
          onClick={() => onPageChange(currentPage + 1)}
        />
      </Flex>
    </Flex>
  )
}
