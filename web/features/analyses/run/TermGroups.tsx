import type { SearchTermGroup } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, type QueryValues } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const SHOWN = 10
const NameLink = chakra(Link)

/** An ad group that leads to its search terms, with its campaign. */
function GroupName({ group, period }: { group: SearchTermGroup; period: QueryValues }) {
  const { adGroupId, name, campaignName } = group
  return (
    <>
      <NameLink
        to={paths.metricTable('search-terms', { ...period, adGroup: adGroupId })}
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        {name}
      </NameLink>
      <chakra.span display="block" textStyle="sm" color="fg.muted">
        {campaignName}
      </chakra.span>
    </>
  )
}

function useColumns(period: QueryValues): readonly Column<SearchTermGroup>[] {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  const count = (id: string, header: string, read: (group: SearchTermGroup) => string): Column<SearchTermGroup> => ({
    id,
    header,
    align: 'end',
    cell: read,
  })
  return [
    {
      id: 'name',
      header: t('terms.group'),
      width: '16rem',
      cell: (group) => <GroupName group={group} period={period} />,
    },
    count('terms', t('terms.count'), ({ termCount }) => format.number(termCount)),
    count('impressions', t('terms.impressions'), ({ impressions }) => format.number(impressions)),
    count('before', t('terms.before'), ({ previousImpressions }) => format.number(previousImpressions)),
    count('change', t('terms.change'), ({ impressions, previousImpressions }) =>
      format.change(impressions / previousImpressions - 1),
    ),
  ]
}

interface TermGroupsProps {
  groups: readonly SearchTermGroup[]
  from: string | null
  to: string | null
}

/** Search terms by ad group, those that rose or fell most first. */
export function TermGroups({ groups, from, to }: TermGroupsProps) {
  const { t } = useTranslation('analyses')
  const columns = useColumns({ from: from ?? undefined, to: to ?? undefined })
  const [isAll, setAll] = useState(false)
  return (
    <Section
      title={t('terms.title')}
      description={t('terms.text')}
      variant="plain"
      actions={
        groups.length > SHOWN ? (
          <Button size="sm" variant="outline" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? t('terms.fewer') : t('terms.all', { count: groups.length })}
          </Button>
        ) : undefined
      }
    >
      <DataTable
        label={t('terms.title')}
        columns={columns}
        rows={isAll ? groups : groups.slice(0, SHOWN)}
        getRowId={({ adGroupId }) => adGroupId}
        nameOf={({ name }) => name}
        empty={
          <EmptyState title={t('terms.none')} headingLevel="h3" drawing="list">
            {t('terms.noneText')}
          </EmptyState>
        }
      />
    </Section>
  )
}
