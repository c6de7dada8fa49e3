import { Box, Button } from '@chakra-ui/react'
import { Check, Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem, MenuPopover } from '#web/ui/overlay/MenuPopover.tsx'
import type { Column } from './column.ts'
import type { TableModel } from './use-table-model.ts'

export function ColumnChooser<Row extends object>({
  columns,
  table,
}: {
  columns: readonly Column<Row>[]
  table: TableModel<Row>
}) {
  const { t } = useTranslation('common')
  const headers = new Map(columns.map((column) => [column.id, column.header]))
  return (
    <MenuPopover
      placement="bottom-end"
      trigger={
        <Button variant="outline" size="sm">
          <Columns3 aria-hidden="true" />
          {t('ui.table.columns')}
        </Button>
      }
    >
      {() =>
        table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            // It stays open: several columns are chosen in one go.
            <MenuItem
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={column.getIsVisible()}
              onClick={() => column.toggleVisibility()}
            >
              <Box as={Check} visibility={column.getIsVisible() ? 'visible' : 'hidden'} aria-hidden="true" />
              {headers.get(column.id)}
            </MenuItem>
          ))
      }
    </MenuPopover>
  )
}
