import {
  listAutopilotAssetsOptions,
  listAutopilotCategoriesOptions,
  listRulesInActivityOptions,
} from '@adwright/sdk/react-query'
import { ActivityKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '#web/features/autopilot/use-client.ts'
import { useNames } from '#web/features/autopilot/use-names.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx'
import { type ActivityQuery, filterNames } from './use-activity-query.ts'

const MAX_SHOWN = 100
const DEBOUNCE_MS = 300

/** The options of the entity filter; the server searches their names. */
function useEntityOptions(path: Client['path'], chosen: readonly string[]) {
  const { t } = useTranslation('autopilot')
  const [typed, setTyped] = useState('')
  const searchText = useDebouncedValue(typed, DEBOUNCE_MS)
  const found = useQuery({
    ...listAutopilotAssetsOptions({
      path,
      query: { recordsPerPage: MAX_SHOWN, ...(searchText === '' ? {} : { searchText }) },
    }),
    placeholderData: keepPreviousData,
    meta: { errors: 'toast' },
  })
  const nameOf = useNames(chosen)
  const options = (found.data?.items ?? []).map(({ entityId, entityType, name, campaignName }) => ({
    value: entityId,
    label: name,
    note: [t(`words.entity.${entityType}`), campaignName].filter(Boolean).join(' · '),
  }))
  const missing = chosen
    .filter((id) => !options.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: nameOf(id) }))
  return { options: [...missing, ...options], isLoading: found.isFetching, search: setTyped }
}

interface ActivityFiltersProps {
  path: Client['path']
  activity: ActivityQuery
}

/** The filter bar: an entry must match every filter; the values of one filter are alternatives. */
export function ActivityFilters({ path, activity }: ActivityFiltersProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { set } = useAddress()
  const { filters, text, period, isFiltered, isOpen } = activity
  const rules = useQuery({ ...listRulesInActivityOptions({ path }), meta: { errors: 'toast' } })
  const categories = useQuery({
    ...listAutopilotCategoriesOptions({
      path: { accountId: path.accountId },
      query: { inActivityOnly: true },
    }),
    meta: { errors: 'toast' },
  })
  const entities = useEntityOptions(path, filters.entityIds)
  return (
    <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={word('ui.filter.bar')}>
      <PeriodPicker
        state={isOpen ? { ...period, period: { ...period.period, to: period.today } } : period}
        hasComparison={false}
        hasMark={false}
      />
      <FilterChoice
        label={t('activity.filter.rules')}
        options={(rules.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        values={filters.ruleIds}
        onChange={(ruleIds) => set({ ruleIds })}
        isLoading={rules.isPending}
      />
      <FilterChoice
        label={t('activity.filter.categories')}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        values={filters.categoryIds}
        onChange={(categoryIds) => set({ categoryIds })}
        isLoading={categories.isPending}
      />
      <FilterChoice
        label={t('activity.filter.kinds')}
        options={Object.values(ActivityKind).map((kind) => ({
          value: String(kind),
          label: t(`activity.kind.${kind}`),
        }))}
        values={filters.kinds.map(String)}
        onChange={(kinds) => set({ kinds })}
      />
      <FilterChoice
        label={t('activity.filter.things')}
        options={entities.options}
        values={filters.entityIds}
        onChange={(entityIds) => set({ entityIds })}
        onSearch={entities.search}
        isLoading={entities.isLoading}
      />
      <SearchBox label={t('activity.filter.text')} value={text} onChange={(next) => set({ text: next })} />
      {isFiltered ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
        >
          {word('ui.filter.clearAll')}
        </Button>
      ) : null}
    </Flex>
  )
}
