import { Box, Button } from '@chakra-ui/react'
import { Check, Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem, MenuPopover } from '#web/ui/overlay/MenuPopover.tsx'
import type { ColumnChoice } from './use-column-choice.ts'

export function ColumnChooser<Row>({ hideable, isShown, toggle }: ColumnChoice<Row>) {
  const { t } = useTranslation('common')
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
        hideable.map((column) => (
          // The menu stays open so that several columns can be toggled.
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={isShown(column)}
            onClick={() => toggle(column)}
          >
            <Box as={Check} visibility={isShown(column) ? 'visible' : 'hidden'} aria-hidden="true" />
            {column.header}
          </MenuItem>
        ))
      }
    </MenuPopover>
  )
}
