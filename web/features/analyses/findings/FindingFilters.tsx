import { AnalysisKind, FindingChange, FindingStatus, Severity } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { severityOf } from '#web/ui/feedback/severity.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { type FindingQuery, filterNames } from './use-finding-query.ts'

export function FindingFilters({ list }: { list: FindingQuery }) {
  const { t } = useTranslation('analyses')
  const { t: word } = useTranslation('common')
  const { set } = list
  return (
    <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={word('ui.filter.bar')}>
      <SearchBox label={t('findings.search')} value={list.text} onChange={(text) => set({ text })} />
      <FilterChoice
        label={t('findings.status')}
        options={Object.values(FindingStatus).map((value) => ({ value: String(value), label: t(`status.${value}`) }))}
        values={list.statuses.map(String)}
        onChange={(statuses) => set({ statuses })}
      />
      <FilterChoice
        label={t('findings.kind')}
        options={Object.values(AnalysisKind).map((value) => ({ value: String(value), label: t(`kind.${value}`) }))}
        values={list.kinds.map(String)}
        onChange={(kinds) => set({ kinds })}
      />
      <FilterChoice
        label={t('findings.severity')}
        options={Object.values(Severity).map((value) => ({
          value: String(value),
          label: word(`ui.severity.${severityOf(value)}`),
        }))}
        values={list.severities.map(String)}
        onChange={(severities) => set({ severities })}
      />
      <FilterChoice
        label={t('findings.change')}
        options={Object.values(FindingChange).map((value) => ({ value: String(value), label: t(`change.${value}`) }))}
        values={list.changes.map(String)}
        onChange={(changes) => set({ changes })}
      />
      {list.origin ? (
        <Text textStyle="sm" fontWeight="medium">
          {t(list.origin === 'strategy' ? 'findings.ofStrategy' : 'findings.ofRule')}
        </Text>
      ) : null}
      {list.isFiltered ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
        >
          {t('findings.clear')}
        </Button>
      ) : null}
    </Flex>
  )
}
