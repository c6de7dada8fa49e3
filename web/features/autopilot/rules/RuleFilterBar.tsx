import { listAutopilotCategoriesOptions } from '@adwright/sdk/react-query'
import { AutopilotMode, AutopilotStatus } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RuleFilters } from '#web/features/autopilot/rule-list.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'

const names = ['status', 'mode', 'category', 'text'] as const

/** The filters of the rules in the URL. */
export function useRuleFilters(): RuleFilters & { isFiltered: boolean; clear: () => void } {
  const { search, text, set } = useAddress()
  return {
    statuses: parseOptions(Object.values(AutopilotStatus), search.getAll('status')),
    modes: parseOptions(Object.values(AutopilotMode), search.getAll('mode')),
    categoryIds: search.getAll('category'),
    text,
    isFiltered: names.some((name) => search.has(name)),
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
  }
}

export function RuleFilterBar() {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { path } = useClient()
  const { set } = useAddress()
  const { statuses, modes, categoryIds, text, isFiltered, clear } = useRuleFilters()
  const categories = useQuery({
    ...listAutopilotCategoriesOptions({ path: { accountId: path.accountId } }),
    meta: { errors: 'toast' },
  })
  return (
    <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={word('ui.filter.bar')} flex="1">
      <SearchBox label={t('rules.filter.text')} value={text} onChange={(next) => set({ text: next })} />
      <FilterChoice
        label={t('rules.column.status')}
        options={Object.values(AutopilotStatus).map((status) => ({
          value: String(status),
          label: t(`rules.status.${status}`),
        }))}
        values={statuses.map(String)}
        onChange={(status) => set({ status })}
      />
      <FilterChoice
        label={t('rules.column.mode')}
        options={Object.values(AutopilotMode).map((mode) => ({ value: String(mode), label: t(`rules.mode.${mode}`) }))}
        values={modes.map(String)}
        onChange={(mode) => set({ mode })}
      />
      <FilterChoice
        label={t('rules.filter.category')}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        values={categoryIds}
        onChange={(category) => set({ category })}
        isLoading={categories.isPending}
      />
      {isFiltered ? (
        <Button variant="ghost" size="sm" onClick={clear}>
          {word('ui.filter.clearAll')}
        </Button>
      ) : null}
    </Flex>
  )
}
