import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#web/ui/form/inputs.tsx'
import { type ColumnMap, IMPORT_FIELDS } from './import-columns.ts'

interface ColumnMappingProps {
  header: readonly string[]
  /** The first row, as an example beside each choice. */
  example: readonly string[]
  columns: ColumnMap
  onChange: (columns: ColumnMap) => void
}

/** Which column of the table holds which field. */
export function ColumnMapping({ header, example, columns, onChange }: ColumnMappingProps) {
  const { t } = useTranslation('social-calendar')
  const id = useId()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      {IMPORT_FIELDS.map((field) => {
        const column = columns[field]
        return (
          <Flex key={field} direction="column" gap="1">
            <chakra.label htmlFor={`${id}-${field}`} textStyle="label">
              {t(`import.field.${field}`)}
            </chakra.label>
            <Select
              id={`${id}-${field}`}
              value={column ?? ''}
              onChange={({ target }) => {
                const { [field]: _before, ...others } = columns
                onChange(target.value === '' ? others : { ...others, [field]: Number(target.value) })
              }}
            >
              <option value="">{t('import.noColumn')}</option>
              {header.map((name, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
                <option key={index} value={index}>
                  {name || t('import.unnamed', { number: index + 1 })}
                </option>
              ))}
            </Select>
            <Text textStyle="xs" color="fg.muted" truncate>
              {column === undefined ? '' : (example[column] ?? '')}
            </Text>
          </Flex>
        )
      })}
    </Grid>
  )
}
