import { Box, chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { type Column, nextSort, type Sort, type TableViewProps, withSelected } from './column.ts'
import { RowActions } from './RowActions.tsx'

interface Props<Row> extends TableViewProps<Row> {
  label: string
}

/** The rows of a table as cards on phones: the name, then the other columns in the order of `priority`. */
export function CardList<Row>({
  columns,
  rows,
  label,
  getRowId,
  nameOf,
  onOpen,
  rowActions,
  selection,
  sort,
  onSortChange,
}: Props<Row>) {
  const { t } = useTranslation('common')
  const [first, ...others] = columns
  const details = others
    .filter(({ priority }) => priority !== null)
    .toSorted((a, b) => (a.priority ?? Number.MAX_SAFE_INTEGER) - (b.priority ?? Number.MAX_SAFE_INTEGER))
  if (!first) return null
  return (
    <>
      {onSortChange ? <CardSort columns={columns} sort={sort} onSortChange={onSortChange} /> : null}
      <chakra.ul aria-label={label}>
        {rows.map((row) => {
          const [id, name] = [getRowId(row), nameOf(row)]
          return (
            <chakra.li
              key={id}
              p="3"
              borderTopWidth="1px"
              // The first row has no line, because the card or the toolbar above it has one.
              _first={onSortChange ? {} : { borderTopWidth: '0' }}
              onClick={(event) => {
                if (onOpen && !(event.target as Element).closest('a, button, input, label')) onOpen(row)
              }}
            >
              <Flex gap="2" align="center">
                {selection ? (
                  // The label makes the target as large as a finger needs it, without taking more space.
                  <chakra.label display="flex" p="3.5" m="-3.5">
                    <Checkbox
                      aria-label={t('ui.table.select', { name })}
                      checked={selection.ids.has(id)}
                      onChange={() => selection.onChange(withSelected(selection.ids, [id], !selection.ids.has(id)))}
                    />
                  </chakra.label>
                ) : null}
                <Box flex="1" minWidth="0" fontWeight="medium">
                  {first.cell(row)}
                </Box>
                {rowActions ? <RowActions isMenuOnly name={name} actions={rowActions(row)} /> : null}
              </Flex>
              <chakra.dl
                display="grid"
                gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 7rem), 1fr))"
                columnGap="4"
                rowGap="2"
                mt="2"
                textStyle="sm"
              >
                {details.map((column) => (
                  <div key={column.id}>
                    <chakra.dt color="fg.muted" textStyle="xs">
                      {column.header}
                      {column.unit ? ` ${column.unit}` : ''}
                    </chakra.dt>
                    <chakra.dd fontVariantNumeric="tabular-nums">{column.cell(row)}</chakra.dd>
                  </div>
                ))}
              </chakra.dl>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </>
  )
}

function CardSort<Row>({
  columns,
  sort,
  onSortChange,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: (sort: Sort) => void
}) {
  const { t } = useTranslation('common')
  const sortable = columns.filter((column) => column.sortable)
  const current = sortable.find((column) => column.id === sort?.orderBy)
  if (sortable.length === 0) return null
  return (
    <Flex p="3" gap="2" align="center" data-print-hidden>
      <Select
        aria-label={t('ui.table.sortBy')}
        value={sort?.orderBy ?? ''}
        onChange={(event) => {
          const column = sortable.find(({ id }) => id === event.target.value)
          if (column) onSortChange(nextSort(column, undefined))
        }}
      >
        {sortable.map(({ id, header }) => (
          <option key={id} value={id}>
            {`${t('ui.table.sortBy')}: ${header}`}
          </option>
        ))}
      </Select>
      {current && sort ? (
        <IconButton
          variant="outline"
          size="md"
          label={t(sort.sortOrder === 'asc' ? 'ui.table.ascending' : 'ui.table.descending')}
          icon={sort.sortOrder === 'asc' ? ArrowUp : ArrowDown}
          onClick={() => onSortChange(nextSort(current, sort))}
        />
      ) : null}
    </Flex>
  )
}
