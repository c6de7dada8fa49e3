import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type Column, nextSort, type Sort } from './column.ts'

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  isName: boolean
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'l1',
    px: '1',
    mx: '-1',
    minHeight: '6',
    _hover: { color: 'fg.default' },
    '& svg': { flexShrink: '0' },
    '&[data-idle] svg': { opacity: '0' },
    '&[data-idle]:is(:hover, :focus-visible) svg': { opacity: '1' },
  },
})

export function HeaderCell<Row>({ column, sort, onSortChange, isName }: HeaderCellProps<Row>) {
  const { id, header, unit, align = 'start', sortable, width } = column
  const order = sort?.orderBy === id ? sort.sortOrder : undefined
  const canSort = sortable && onSortChange !== undefined
  const Arrow = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  const content = (
    <>
      {header}
      {unit ? (
        <chakra.span color="fg.subtle" fontWeight="normal">
          {unit}
        </chakra.span>
      ) : null}
    </>
  )
  return (
    <th
      scope="col"
      data-align={align}
      data-name={isName ? '' : undefined}
      style={width ? { width, minWidth: width } : undefined}
      aria-sort={order === undefined ? (canSort ? 'none' : undefined) : order === 'asc' ? 'ascending' : 'descending'}
    >
      {canSort ? (
        <SortButton
          type="button"
          data-idle={order === undefined ? '' : undefined}
          flexDirection={align === 'end' ? 'row-reverse' : 'row'}
          onClick={() => onSortChange(nextSort(column, sort))}
        >
          <span>{content}</span>
          <Arrow size={14} aria-hidden="true" />
        </SortButton>
      ) : (
        content
      )}
    </th>
  )
}
