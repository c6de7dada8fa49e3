import type { Constants } from '@adwright/sdk/types'
import { chakra, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/form/controls.tsx'

interface Chosen {
  digitalMarketingGoals: number[]
}

/** The marketing goals of the company; several can be selected. */
export function GoalsField({ goals }: { goals: Constants['digitalMarketingGoals'] | undefined }) {
  const { t } = useTranslation('settings')
  const { field } = useController<Chosen, 'digitalMarketingGoals'>({ name: 'digitalMarketingGoals' })
  const change = (value: number, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, value] : field.value.filter((one) => one !== value))
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="1.5">
        {t('general.goals')}
      </chakra.legend>
      {goals ? null : <Skeleton height={{ base: '11.5rem', sm: '5.5rem' }} />}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {goals?.map(({ value, label }, index) => (
          <chakra.label key={value} display="flex" gap="2" alignItems="center" cursor="pointer" minHeight="6">
            <Checkbox
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              checked={field.value.includes(value)}
              onBlur={field.onBlur}
              onChange={(event) => change(value, event.target.checked)}
            />
            {label}
          </chakra.label>
        ))}
      </SimpleGrid>
    </chakra.fieldset>
  )
}
