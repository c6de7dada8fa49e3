import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { StrategyHealth, StrategyStatus } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { FilterBar } from '#web/ui/filter/FilterBar.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { filterNames, type StrategyListQuery } from './use-strategy-query.ts'

/** The filters of the list and its views; all must match, and each matches any of its values. */
export function StrategyFilters({ list }: { list: StrategyListQuery }) {
  const { t } = useTranslation('strategies')
  const { members } = useMembers()
  const constants = useGetConstantsQuery()
  const { set } = list
  const view = list.isDeleted ? 'deleted' : list.view
  return (
    <Flex gap="2" align={{ base: 'stretch', md: 'center' }} direction={{ base: 'column', md: 'row' }} wrap="wrap">
      <SegmentSwitch
        label={t('view.label')}
        options={(['list', 'timeline', 'deleted'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => set({ view: next === 'list' ? undefined : next })}
      />
      <FilterBar
        search={<SearchBox label={t('filter.search')} value={list.text} onChange={(text) => set({ text })} />}
        count={filterNames.filter((name) => name !== 'text' && list.search.has(name)).length}
      >
        <FilterChoice
          label={t('column.health')}
          options={Object.values(StrategyHealth).map((value) => ({
            value: String(value),
            label: t(`health.${value}`),
          }))}
          values={list.health.map(String)}
          onChange={(health) => set({ health })}
        />
        <FilterChoice
          label={t('column.status')}
          options={Object.values(StrategyStatus).map((value) => ({
            value: String(value),
            label: t(`status.${value}`),
          }))}
          values={list.statuses.map(String)}
          onChange={(statuses) => set({ statuses })}
        />
        <FilterChoice
          label={t('form.goal')}
          options={(constants.data?.digitalMarketingGoals ?? []).map(({ value, label }) => ({
            value: String(value),
            label,
          }))}
          values={list.goals.map(String)}
          onChange={(goal) => set({ goal })}
        />
        {list.isPrivate ? null : (
          <FilterChoice
            label={t('column.owner')}
            options={members.map(({ id, name }) => ({ value: id, label: name }))}
            values={list.userId ? [list.userId] : []}
            // The list takes one owner, so the last choice wins.
            onChange={(chosen) => set({ userId: chosen.at(-1) })}
          />
        )}
        {list.isFiltered ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
          >
            {t('filter.clear')}
          </Button>
        ) : null}
      </FilterBar>
    </Flex>
  )
}
