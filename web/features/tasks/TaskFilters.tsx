import { listAccountTaskLabelsOptions, listUserTaskLabelsOptions } from '@adwright/sdk/react-query'
import { TaskOriginKind, TaskPriority, TaskStatus } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { FilterBar } from '#web/ui/filter/FilterBar.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { DUES, FILTER_NAMES, NO_FILTERS, type TaskAddress } from './use-task-address.ts'
import type { Scope } from './use-task-page.ts'

/** The filters of the tasks screen; each matches any of its values. */
export function TaskFilters({ address, scope }: { address: TaskAddress; scope: Scope | 'both' }) {
  const { t } = useTranslation('tasks')
  const { t: word } = useTranslation('common')
  const path = { accountId: useAccount().id }
  const userId = useUser().id
  const { search, set } = useAddress()
  const { members } = useMembers()
  const { filters, due, isDeleted, isArchived, isWithFinished } = address
  const isList = scope !== 'both' && (address.view === 'list' || isDeleted || isArchived)
  const isTeam = scope === 'team'
  const isOwn = scope !== 'team'
  const ofTeam = useQuery({
    ...listAccountTaskLabelsOptions({ path }),
    enabled: scope !== 'own',
    meta: { errors: 'toast' },
  })
  const own = useQuery({
    ...listUserTaskLabelsOptions({ path: { userId } }),
    enabled: isOwn,
    meta: { errors: 'toast' },
  })
  const strategies = useTeamStrategies({}, { enabled: isTeam }) ?? []
  const counts = new Map<string, number>()
  for (const { word: label, count } of [...(ofTeam.data ?? []), ...(own.data ?? [])])
    counts.set(label, (counts.get(label) ?? 0) + count)
  const labels = [...counts].map(([value, count]) => ({ value, label: `${value} (${count})` }))
  const people = [{ id: 'none', name: t('unassigned') }, ...members]
  const plans = [{ id: 'none', title: t('filter.noStrategy') }, ...strategies]
  const clear = () => set(NO_FILTERS)
  /** Shows the archived or the deleted tasks instead of those on the board. */
  const setPart = (part: 'archived' | 'deleted', isOn: boolean) =>
    set({ archived: undefined, deleted: undefined, view: undefined, ...(isOn ? { [part]: 'true', view: 'list' } : {}) })
  return (
    <FilterBar
      search={<SearchBox label={t('filter.search')} value={address.text} onChange={(text) => set({ text })} />}
      count={
        FILTER_NAMES.filter((name) => name !== 'text' && search.has(name)).length + Number(isDeleted || isArchived)
      }
    >
      {isTeam ? (
        <FilterChoice
          label={t('column.assignee')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          values={address.userId ? [address.userId] : []}
          onChange={(ids) => set({ userId: ids.at(-1) })}
        />
      ) : null}
      <FilterChoice
        label={t('column.priority')}
        options={Object.values(TaskPriority)
          .toReversed()
          .map((value) => ({ value: String(value), label: t(`priority.${value}`) }))}
        values={(filters.priorities ?? []).map(String)}
        onChange={(priorities) => set({ priorities })}
      />
      <FilterChoice
        label={t('column.dueOn')}
        options={DUES.map((value) => ({ value, label: t(`due.${value}`) }))}
        values={due ? [due] : []}
        onChange={(values) => set({ due: values.at(-1) })}
      />
      {isList ? (
        <FilterChoice
          label={t('column.status')}
          options={Object.values(TaskStatus).map((value) => ({ value: String(value), label: t(`status.${value}`) }))}
          values={(filters.statuses ?? []).map(String)}
          onChange={(statuses) => set({ statuses })}
        />
      ) : null}
      <FilterChoice
        label={t('column.labels')}
        options={labels}
        values={filters.labels ?? []}
        onChange={(values) => set({ labels: values })}
        isLoading={ofTeam.isLoading || own.isLoading}
        max={20}
      />
      {isTeam ? (
        <FilterChoice
          label={t('column.strategy')}
          options={plans.map(({ id, title }) => ({ value: id, label: title }))}
          values={filters.strategyId ? [filters.strategyId] : []}
          onChange={(ids) => set({ strategyId: ids.at(-1) })}
        />
      ) : null}
      <FilterChoice
        label={t('column.origin')}
        options={Object.values(TaskOriginKind).map((value) => ({
          value: String(value),
          label: t(`card.originKind.${value}`),
        }))}
        values={(filters.originKinds ?? []).map(String)}
        onChange={(originKinds) => set({ originKinds })}
      />
      {isList && !isDeleted && !isArchived && !filters.statuses ? (
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isWithFinished}
          onClick={() => set({ finished: isWithFinished ? undefined : 'true' })}
        >
          {t('filter.finished')}
        </Button>
      ) : null}
      {scope === 'both' ? null : (
        <>
          <Button variant="ghost" size="sm" aria-pressed={isArchived} onClick={() => setPart('archived', !isArchived)}>
            {t('filter.archived')}
          </Button>
          <Button variant="ghost" size="sm" aria-pressed={isDeleted} onClick={() => setPart('deleted', !isDeleted)}>
            {t('filter.deleted')}
          </Button>
        </>
      )}
      {address.isFiltered ? (
        <Button variant="ghost" size="sm" onClick={clear}>
          {word('ui.filter.clearAll')}
        </Button>
      ) : null}
    </FilterBar>
  )
}
