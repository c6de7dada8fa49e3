import { listAutopilotAssetsOptions } from '@adwright/sdk/react-query'
import type { EntityType } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useNames } from '#web/features/autopilot/use-names.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { useFieldError } from '#web/ui/form/FieldFrame.tsx'
import type { RuleForm } from './rule-form.ts'

const DEBOUNCE_MS = 250

interface AssetFieldProps {
  name: 'scope.campaignIds' | 'scope.adGroupIds' | 'exceptionEntityIds'
  label: string
  entityType: EntityType
  max: number
}

/** A multiple choice of entities by name; the server searches the list. */
export function AssetField({ name, label, entityType, max }: AssetFieldProps) {
  const { path } = useClient()
  const { field } = useController<RuleForm, typeof name>({ name })
  const nameOf = useNames(field.value)
  const [typed, setTyped] = useState('')
  const searchText = useDebouncedValue(typed, DEBOUNCE_MS)
  const error = useFieldError(name)
  const [isOpened, setOpened] = useState(false)
  const assets = useQuery({
    ...listAutopilotAssetsOptions({
      path,
      query: { entityTypes: [entityType], ...(searchText ? { searchText } : {}) },
    }),
    placeholderData: keepPreviousData,
    // Without a selection, the options are fetched on the first focus.
    enabled: isOpened || field.value.length > 0,
  })
  const options = (assets.data?.items ?? []).map((asset) => ({
    value: asset.entityId,
    label: asset.name,
    ...(asset.campaignName ? { note: asset.campaignName } : {}),
  }))
  return (
    <Flex
      direction="column"
      gap="2"
      align="flex-start"
      minWidth="0"
      onFocus={() => setOpened(true)}
      onPointerEnter={() => setOpened(true)}
    >
      <FilterChoice
        label={label}
        options={options}
        values={field.value}
        onChange={field.onChange}
        onSearch={setTyped}
        isLoading={assets.isFetching}
        max={max}
      />
      {field.value.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexWrap="wrap" gap="1.5">
          {field.value.map((id, index) => (
            <SelectedAsset
              key={id}
              name={`${name}.${index}`}
              words={nameOf(id)}
              onRemove={() => field.onChange(field.value.filter((one) => one !== id))}
            />
          ))}
        </chakra.ul>
      ) : null}
      {error ? (
        <Box textStyle="sm" color="bad.fg" aria-live="polite">
          {error}
        </Box>
      ) : null}
    </Flex>
  )
}

/** One selected entity; shows the server's error if it no longer exists. */
function SelectedAsset({ name, words, onRemove }: { name: string; words: string; onRemove: () => void }) {
  const { t } = useTranslation('autopilot-setup')
  const error = useFieldError(name)
  return (
    <chakra.li
      display="inline-flex"
      alignItems="center"
      gap="1"
      ps="2"
      borderRadius="l1"
      bg={error ? 'bad.bg' : 'bg.muted'}
      textStyle="sm"
      maxWidth="100%"
    >
      <chakra.span overflowWrap="anywhere">
        {words}
        {error ? <chakra.span color="bad.fg"> · {error}</chakra.span> : null}
      </chakra.span>
      <chakra.button
        type="button"
        name={name}
        boxSize="6"
        display="grid"
        placeItems="center"
        borderRadius="l1"
        cursor="pointer"
        color="fg.muted"
        focusVisibleRing="outside"
        aria-label={t('scope.remove', { name: words })}
        onClick={onRemove}
      >
        <X size={12} aria-hidden="true" />
      </chakra.button>
    </chakra.li>
  )
}
