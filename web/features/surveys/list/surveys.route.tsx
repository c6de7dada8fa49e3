import { useListBusinessSurveysQuery } from '@adwright/sdk/react-query'
import { PlanLimitKind, SurveyStatus, type SurveySummary } from '@adwright/sdk/types'
import { Box, Flex } from '@chakra-ui/react'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { useSurveyActions } from '#web/features/surveys/use-survey-actions.ts'
import { problemText } from '#web/lib/problem.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { CreateLink } from '#web/ui/page/CreateLink.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { SurveyTemplates } from './SurveyTemplates.tsx'
import { useSurveyColumns } from './use-survey-columns.tsx'

export const handle = { crumb: 'surveys:title' }

export function Component() {
  const { t } = useTranslation('surveys')
  const mayManage = useCan('manageSurveys')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      primaryAction={
        <CreateLink
          to={paths.newSurvey()}
          label={t('new.button')}
          reason={mayManage ? undefined : t('reason.viewer')}
        />
      }
    >
      <Surveys />
    </Page>
  )
}

function Surveys() {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const { search, text, paging, set, ...address } = useAddress()
  const { id: accountId } = useAccount()
  const mayManage = useCan('manageSurveys')
  const actions = useSurveyActions()
  const columns = useSurveyColumns()
  const isDeleted = search.get('view') === 'deleted'
  const statuses = parseOptions(Object.values(SurveyStatus), search.getAll('statuses'))
  const surveys = useListBusinessSurveysQuery({
    path: { accountId },
    query: {
      ...paging,
      ...(isDeleted ? { isDeleted } : {}),
      ...(statuses.length > 0 ? { statuses } : {}),
      ...(text ? { searchText: text } : {}),
    },
  })
  const why = mayManage ? {} : { disabledReason: t('reason.viewer') }

  async function run(work: Promise<unknown>, done: string, undo?: () => Promise<unknown>) {
    try {
      await work
      if (undo) offerUndo({ title: done, label: t('undo'), undo: () => void run(undo(), t('restore.done')) })
      else toaster.show({ tone: 'good', title: done })
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('failed'), description: problemText(error) })
    }
  }

  const rowActions = ({ id, status }: SurveySummary): MenuAction[] => {
    if (isDeleted) {
      const onSelect = () => void run(actions.restore(id), t('restore.done'))
      return [{ id: 'restore', label: t('restore.button'), icon: RotateCcw, onSelect, ...why }]
    }
    const open = status === SurveyStatus.Open ? { disabledReason: t('delete.open') } : {}
    const onSelect = () => void run(actions.remove(id), t('delete.done'), () => actions.restore(id))
    return [
      { id: 'edit', label: t('tab.edit'), onSelect: () => void navigate(paths.editSurvey(id)) },
      { id: 'share', label: t('tab.share'), onSelect: () => void navigate(paths.surveyShare(id)) },
      { id: 'delete', label: t('delete.button'), icon: Trash2, isDanger: true, onSelect, ...open, ...why },
    ]
  }

  const open = ({ id, status }: SurveySummary) =>
    void navigate(status === SurveyStatus.Draft ? paths.editSurvey(id) : paths.surveyResults(id))

  const isFiltered = statuses.length > 0 || text !== ''
  if (surveys.data?.totalCount === 0 && !isFiltered && !isDeleted)
    return (
      <Box layerStyle="card" p={{ base: '4', md: '6' }}>
        <EmptyState title={t('empty.title')} drawing="list">
          {mayManage ? t('empty.text') : t('reason.viewer')}
        </EmptyState>
        <SurveyTemplates />
      </Box>
    )
  return (
    <Flex direction="column" gap="4">
      <PlanLimitNotice kind={PlanLimitKind.OpenSurveys} />
      <Flex as="search" gap="2" align="center" wrap="wrap">
        <SegmentSwitch
          label={t('view.label')}
          options={(['list', 'deleted'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          value={isDeleted ? 'deleted' : 'list'}
          onChange={(view) => set({ view: view === 'deleted' ? view : undefined })}
        />
        <SearchBox label={t('filter.search')} value={text} onChange={(next) => set({ text: next })} />
        <FilterChoice
          label={t('column.status')}
          options={Object.values(SurveyStatus).map((value) => ({ value: String(value), label: t(`status.${value}`) }))}
          values={statuses.map(String)}
          onChange={(next) => set({ statuses: next })}
        />
      </Flex>
      <DataTable
        label={t('title')}
        read={surveys}
        columns={columns}
        rows={surveys.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        {...(isDeleted ? {} : { onOpen: open })}
        rowActions={rowActions}
        paging={{ ...paging, totalCount: surveys.data?.totalCount ?? 0 }}
        onPageChange={address.onPageChange}
        onPageSizeChange={address.onPageSizeChange}
        empty={
          <EmptyState title={isDeleted ? t('deleted.none') : t('filter.none')} drawing="list">
            {isDeleted ? t('deleted.text') : t('filter.noneText')}
          </EmptyState>
        }
      />
    </Flex>
  )
}
