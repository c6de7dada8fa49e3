import { useGetAutopilotEffectQuery, useListAutopilotItemsQuery } from '@adwright/sdk/react-query'
import type { AutopilotItem } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { RunDialog } from '#web/features/autopilot/RunDialog.tsx'
import { filterItems, rowsOf, sortable, sortRows } from '#web/features/autopilot/rule-list.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useRuleActions } from '#web/features/autopilot/use-rule-actions.ts'
import { useRuleMenu } from '#web/features/autopilot/use-rule-menu.ts'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { Sort } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { RuleEffect } from './RuleEffect.tsx'
import { RuleFilterBar, useRuleFilters } from './RuleFilterBar.tsx'
import { useRuleColumns } from './use-rule-columns.tsx'

function useSort(): [Sort, (sort: Sort) => void] {
  const { search, set } = useAddress()
  const sort: Sort = {
    orderBy: parseOption(sortable, search.get('orderBy')) ?? 'status',
    sortOrder: search.get('sortOrder') === 'desc' ? 'desc' : 'asc',
  }
  return [sort, ({ orderBy, sortOrder }) => set({ orderBy, sortOrder })]
}

/** The activated rules with their activity and results. */
export function RuleTable() {
  const { t } = useTranslation('autopilot')
  const { locale } = useFormat()
  const navigate = useNavigate()
  const { path } = useClient()
  const columns = useRuleColumns()
  const { isFiltered, clear, ...filters } = useRuleFilters()
  const [sort, setSort] = useSort()
  const [itemToRun, setItemToRun] = useState<AutopilotItem>()
  const actions = useRuleActions()
  const menuOf = useRuleMenu({ actions, askToRun: setItemToRun })
  const items = useListAutopilotItemsQuery({ path })
  const effect = useGetAutopilotEffectQuery({ path })
  const rows = sortRows(rowsOf(filterItems(items.data ?? [], filters), effect.data?.items ?? []), sort, locale)
  if (items.data?.length === 0)
    return (
      <Box layerStyle="card">
        <EmptyState title={t('rules.empty')}>{t('rules.emptyText')}</EmptyState>
      </Box>
    )
  return (
    <>
      <RuleEffect effect={effect} />
      <DataTable
        label={t('rules.title')}
        columns={columns}
        rows={rows}
        getRowId={({ item }) => item.id}
        nameOf={({ item }) => item.name}
        onOpen={({ item }) => void navigate(paths.activeRule(item.id))}
        rowActions={({ item }) => menuOf(item)}
        sort={sort}
        onSortChange={setSort}
        read={items}
        persistKey="active-rules"
        toolbar={<RuleFilterBar />}
        empty={
          isFiltered ? (
            <EmptyState
              drawing="search"
              title={t('rules.noneSuch')}
              action={
                <Button variant="outline" onClick={clear}>
                  {t('rules.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('rules.empty')}>{t('rules.emptyText')}</EmptyState>
          )
        }
      />
      <RunDialog item={itemToRun} onClose={() => setItemToRun(undefined)} onRun={actions.run} />
    </>
  )
}
