import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { type Column, type Selection, type TableViewProps, withSelected } from './column.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { RowActions } from './RowActions.tsx'
import { Spacer } from './Spacer.tsx'
import { tableCss } from './table-css.ts'
import { useRowKeys } from './use-row-keys.ts'

/** The rendered rows, and the height of those above and below them in px. */
export interface ShownRows {
  indexes: readonly number[]
  before: number
  after: number
  /** Scrolls to a row so that it is rendered; undefined if all rows are. */
  reveal?: (index: number) => void
}

interface Props<Row extends object> extends TableViewProps<Row> {
  isCompact: boolean
  shown: ShownRows
}

type CellsProps<Row> = Pick<TableViewProps<Row>, 'columns' | 'rowActions'> & { row: Row; name: string }

/** Memoized, so that scrolling does not re-render rows, which may have forty cells. */
const RowCells = memo(<Row,>({ columns, row, name, rowActions }: CellsProps<Row>) => (
  <>
    {columns.map((column, position) => (
      <td key={column.id} data-align={column.align} data-name={position === 0 ? '' : undefined}>
        {column.cell(row)}
      </td>
    ))}
    {rowActions ? (
      <td data-tools="">
        <RowActions name={name} actions={rowActions(row)} />
      </td>
    ) : null}
  </>
)) as <Row>(props: CellsProps<Row>) => ReactNode

type HeaderProps<Row> = Pick<TableViewProps<Row>, 'columns' | 'sort' | 'onSortChange'>

const HeaderCells = memo(<Row,>({ columns, sort, onSortChange }: HeaderProps<Row>) =>
  columns.map((column, index) => (
    <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} isName={index === 0} />
  )),
) as <Row>(props: HeaderProps<Row>) => ReactNode

function SelectAll({ selection: { ids, onChange }, ids: shown }: { selection: Selection; ids: readonly string[] }) {
  const { t } = useTranslation('common')
  const isAll = shown.length > 0 && shown.every((id) => ids.has(id))
  return (
    <Checkbox
      aria-label={t('ui.table.selectAll')}
      checked={isAll}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = !isAll && shown.some((id) => ids.has(id))
      }}
      onChange={() => onChange(withSelected(ids, shown, !isAll))}
    />
  )
}

/** The header, rows and totals of a table; rows are not copied, because there may be a hundred thousand. */
export function TableGrid<Row extends object>(props: Props<Row>) {
  const { columns, rows, getRowId, nameOf, onOpen, rowActions, selection, sort, onSortChange, isCompact, shown } = props
  const { t } = useTranslation('common')
  const isWindow = shown.indexes.length < rows.length
  const rowKeys = useRowKeys({
    count: rows.length,
    ...(shown.reveal ? { reveal: shown.reveal } : {}),
    onOpen: onOpen && ((index) => rows[index] && onOpen(rows[index])),
    onSelect:
      selection &&
      ((index) => {
        const id = rows[index] && getRowId(rows[index])
        if (id !== undefined) selection.onChange(withSelected(selection.ids, [id], !selection.ids.has(id)))
      }),
    onDeselect: selection && selection.ids.size > 0 ? () => selection.onChange(new Set()) : undefined,
  })
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const hasTotals = columns.some((column) => column.total !== undefined)

  return (
    <chakra.table
      width="100%"
      css={tableCss}
      data-compact={isCompact ? '' : undefined}
      aria-rowcount={isWindow ? rows.length + 1 : undefined}
    >
      <thead>
        <tr>
          {selection ? (
            <th scope="col" data-tools="">
              <SelectAll selection={selection} ids={rows.map(getRowId)} />
            </th>
          ) : null}
          <HeaderCells columns={columns} sort={sort} onSortChange={onSortChange} />
          {rowActions ? (
            <th scope="col" data-tools="">
              <chakra.span srOnly>{t('ui.table.actions')}</chakra.span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {shown.before > 0 ? <Spacer height={shown.before} span={span} /> : null}
        {shown.indexes.map((index) => {
          const row = rows[index]
          if (!row) return null
          const [id, name] = [getRowId(row), nameOf(row)]
          return (
            <tr
              key={id}
              {...rowKeys(index)}
              data-openable={onOpen ? '' : undefined}
              aria-rowindex={isWindow ? index + 2 : undefined}
              aria-selected={selection?.ids.has(id)}
              onClick={(event) => {
                if (onOpen && !(event.target as Element).closest('a, button, input, label')) onOpen(row)
              }}
            >
              {selection ? (
                <td data-tools="">
                  <Checkbox
                    aria-label={t('ui.table.select', { name })}
                    checked={selection.ids.has(id)}
                    onChange={() => selection.onChange(withSelected(selection.ids, [id], !selection.ids.has(id)))}
                  />
                </td>
              ) : null}
              <RowCells columns={columns} row={row} name={name} rowActions={rowActions} />
            </tr>
          )
        })}
        {shown.after > 0 ? <Spacer height={shown.after} span={span} /> : null}
      </tbody>
      {hasTotals ? (
        <Totals columns={columns} hasSelection={selection !== undefined} hasActions={rowActions !== undefined} />
      ) : null}
    </chakra.table>
  )
}

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without content is no control
const EmptyCell = () => <td />

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
        {hasSelection ? <EmptyCell /> : null}
        {columns.map((column, index) => (
          <td key={column.id} data-align={column.align} data-name={index === 0 ? '' : undefined}>
            {column.total ?? (index === 0 ? t('ui.table.total') : null)}
          </td>
        ))}
        {hasActions ? <EmptyCell /> : null}
      </tr>
    </tfoot>
  )
}
