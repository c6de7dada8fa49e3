import { Button, Menu, Portal } from '@chakra-ui/react'
import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
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
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="outline" size="sm">
          <Columns3 aria-hidden="true" />
          {t('ui.table.columns')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="12rem" maxHeight="24rem">
            {table
              .getAllLeafColumns()
              .filter((column) => column.getCanHide())
              .map((column) => (
                <Menu.CheckboxItem
                  key={column.id}
                  value={column.id}
                  checked={column.getIsVisible()}
                  onCheckedChange={(isVisible) => column.toggleVisibility(isVisible)}
                >
                  <Menu.ItemIndicator />
                  {headers.get(column.id)}
                </Menu.CheckboxItem>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
