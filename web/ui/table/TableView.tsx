import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/form/controls.tsx'
import type { Column, TableViewProps } from './column.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { RowActions } from './RowActions.tsx'
import { tableCss } from './table-css.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { TableModel } from './use-table-model.ts'

/** Beyond so many rows only a window of them is in the document. */
const VIRTUAL_FROM = 100
const ROW_PX = { normal: 40, compact: 32 }

interface Props<Row extends object> extends TableViewProps<Row> {
  table: TableModel<Row>
  label: string
  isCompact: boolean
  maxHeight: string
}

export function TableView<Row extends object>(props: Props<Row>) {
  const { columns, table, label, nameOf, onOpen, rowActions, selection, sort, onSortChange, isCompact, maxHeight } =
    props
  const { t } = useTranslation('common')
  const scroller = useRef<HTMLElement>(null)
  const rows = table.getRowModel().rows
  const isVirtual = rows.length > VIRTUAL_FROM

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its results
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCompact ? ROW_PX.compact : ROW_PX.normal),
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const shown = isVirtual ? items.map(({ index }) => index) : rows.map((_, index) => index)
  const before = isVirtual ? (items[0]?.start ?? 0) : 0
  const after = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0

  const rowKeys = useRowKeys({
    count: rows.length,
    reveal: (index) => virtualizer.scrollToIndex(index),
    onOpen: onOpen && ((index) => rows[index] && onOpen(rows[index].original)),
  })
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const hasTotals = columns.some((column) => column.total !== undefined)

  return (
    <chakra.section
      ref={scroller}
      aria-label={label}
      tabIndex={0}
      overflow="auto"
      maxHeight={maxHeight}
      borderRadius="l3"
    >
      <chakra.table
        width="100%"
        css={tableCss}
        data-compact={isCompact ? '' : undefined}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        <thead>
          <tr>
            {selection ? (
              <th scope="col" data-tools="">
                <Checkbox
                  aria-label={t('ui.table.selectAll')}
                  checked={table.getIsAllRowsSelected()}
                  ref={(box: HTMLInputElement | null) => {
                    if (box) box.indeterminate = table.getIsSomeRowsSelected()
                  }}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            ) : null}
            {columns.map((column, index) => (
              <HeaderCell
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
                isName={index === 0}
              />
            ))}
            {rowActions ? (
              <th scope="col" data-tools="">
                <chakra.span srOnly>{t('ui.table.actions')}</chakra.span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <Spacer height={before} span={span} /> : null}
          {shown.map((index) => {
            const row = rows[index]
            if (!row) return null
            const name = nameOf(row.original)
            return (
              <tr
                key={row.id}
                {...rowKeys(index)}
                data-openable={onOpen ? '' : undefined}
                aria-rowindex={isVirtual ? index + 2 : undefined}
                aria-selected={selection ? row.getIsSelected() : undefined}
                onClick={(event) => {
                  if (onOpen && !(event.target as Element).closest('a, button, input, label')) onOpen(row.original)
                }}
              >
                {selection ? (
                  <td data-tools="">
                    <Checkbox
                      aria-label={t('ui.table.select', { name })}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                ) : null}
                {columns.map((column, position) => (
                  <td key={column.id} data-align={column.align} data-name={position === 0 ? '' : undefined}>
                    {column.cell(row.original)}
                  </td>
                ))}
                {rowActions ? (
                  <td data-tools="">
                    <RowActions name={name} actions={rowActions(row.original)} />
                  </td>
                ) : null}
              </tr>
            )
          })}
          {after > 0 ? <Spacer height={after} span={span} /> : null}
        </tbody>
        {hasTotals ? (
          <Totals columns={columns} hasSelection={selection !== undefined} hasActions={rowActions !== undefined} />
        ) : null}
      </chakra.table>
    </chakra.section>
  )
}

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without content is no control
const Blank = () => <td />

/** Stands for the rows above or below the window. */
function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without content is no control */}
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

function Totals<Row>({
  columns,
  hasSelection,
  hasActions,
}: {
  columns: readonly Column<Row>[]
  hasSelection: boolean
  hasActions: boolean
}) {
  const { t } = useTranslation('common')
  return (
    <tfoot>
      <tr>
        {hasSelection ? <Blank /> : null}
        {columns.map((column, index) => (
          <td key={column.id} data-align={column.align} data-name={index === 0 ? '' : undefined}>
            {column.total ?? (index === 0 ? t('ui.table.total') : null)}
          </td>
        ))}
        {hasActions ? <Blank /> : null}
      </tr>
    </tfoot>
  )
}
