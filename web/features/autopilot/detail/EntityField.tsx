import { listAutopilotAssetsOptions } from '@adwright/sdk/react-query'
import type { AutopilotAsset, EntityType } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { toProblem } from '#web/lib/problem.ts'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Radio } from '#web/ui/form/controls.tsx'
import { FieldNotes, useFieldError } from '#web/ui/form/FieldFrame.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const MAX_SHOWN = 30

interface EntityFieldProps {
  /** The form field that stores the id at the ad platform. */
  name: string
  label: string
  entityType: EntityType
  onChoose: (entity: AutopilotAsset) => void
}

/** An autocomplete for entities of the ad platform, sorted by cost. */
export function EntityField({ name, label, entityType, onChoose }: EntityFieldProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { path, currency } = useClient()
  const id = useId()
  const { control } = useFormContext()
  const { field } = useController({ name, control })
  const error = useFieldError(name)
  const [text, setText] = useState('')
  const found = useQuery({
    ...listAutopilotAssetsOptions({
      path,
      query: { entityTypes: [entityType], recordsPerPage: 50, ...(text === '' ? {} : { searchText: text }) },
    }),
    placeholderData: keepPreviousData,
  })
  const entities = found.data?.items ?? []
  return (
    <chakra.fieldset
      role="radiogroup"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      border="0"
      m="0"
      p="0"
      minWidth="0"
    >
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <SearchBox label={t('detail.exceptions.find')} value={text} onChange={setText} width="100%" />
      <chakra.div
        mt="2"
        maxHeight="14rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="l2"
        aria-busy={found.isFetching}
      >
        {entities.slice(0, MAX_SHOWN).map((entity, index) => (
          <chakra.label
            key={entity.entityId}
            display="flex"
            gap="2.5"
            px="3"
            py="2"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
          >
            <Radio
              ref={index === 0 ? field.ref : undefined}
              mt="0.5"
              name={field.name}
              value={entity.entityId}
              checked={field.value === entity.entityId}
              onBlur={field.onBlur}
              onChange={() => {
                field.onChange(entity.entityId)
                onChoose(entity)
              }}
            />
            <chakra.span minWidth="0" flex="1" overflowWrap="anywhere">
              {entity.name}
              <EntityPath entity={entity} />
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {format.money(entity.metrics.cost, currency)}
            </chakra.span>
          </chakra.label>
        ))}
        <chakra.output
          display="block"
          px={entities.length === 0 ? '3' : '0'}
          py={entities.length === 0 ? '2' : '0'}
          color="fg.muted"
        >
          {entities.length > 0
            ? null
            : found.isPending
              ? t('detail.exceptions.searching')
              : found.error
                ? toProblem(found.error).message
                : t('detail.exceptions.notFound')}
        </chakra.output>
      </chakra.div>
      {entities.length > MAX_SHOWN ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="1">
          {t('detail.exceptions.narrow', { count: MAX_SHOWN })}
        </chakra.p>
      ) : null}
      <FieldNotes id={id} error={error} help={undefined} />
    </chakra.fieldset>
  )
}
