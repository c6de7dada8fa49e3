import { SavedViewScreen } from '@adwright/sdk/types'
import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { CreateLink } from '#web/ui/page/CreateLink.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { withSelected } from '#web/ui/table/column.ts'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { Board } from './Board.tsx'
import { ForMe } from './ForMe.tsx'
import { KeyLegend } from './KeyLegend.tsx'
import { Load } from './Load.tsx'
import { NothingToDo } from './NothingToDo.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TaskFilters } from './TaskFilters.tsx'
import { type OpenedField, TaskKeyDialog } from './TaskKeyDialog.tsx'
import { FirstSources } from './TaskSources.tsx'
import { TaskTable } from './TaskTable.tsx'
import { TaskSelectionContext } from './task-selection.ts'
import { useMayManage } from './use-may-manage.ts'
import { GROUPS, TABS, useTaskAddress, VIEWS } from './use-task-address.ts'
import { useTaskKeys } from './use-task-keys.ts'

export const handle = { crumb: 'tasks:title' }

export function Component() {
  const { t } = useTranslation('tasks')
  const { search } = useLocation()
  const { taskId } = useParams()
  const { tab } = useTaskAddress()
  const mayManage = useMayManage(tab === 'mine' ? 'own' : 'team')
  const isNarrow = useIsNarrow()
  const quickAdd = useRef<HTMLInputElement>(null)
  const isOpen = taskId !== undefined
  // The line that waits to be added is one per account.
  const add = <QuickAdd key={useAccount().id} scope={tab === 'team' ? 'team' : 'own'} input={quickAdd} />
  const create = (
    <CreateLink
      to={{ pathname: paths.newTask(), search }}
      preventScrollReset
      label={t('new')}
      reason={mayManage ? undefined : t('reason')}
      isIconOnly={isNarrow}
      // N is for the line above the lists.
      hasOtherKey
    />
  )
  // On phones a task is added at the bottom of the list; an open task takes the place of the list there.
  const addAtBottom = isOpen ? undefined : (
    <>
      <Box flex="1">{add}</Box>
      {create}
    </>
  )
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={<SavedViews screen={SavedViewScreen.Tasks} />}
      primaryAction={isNarrow ? addAtBottom : create}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isOpen ? 'minmax(0, 1fr) 26rem' : 'minmax(0, 1fr)' }}
        gap="4"
      >
        <Box minWidth="0" display={{ base: isOpen ? 'none' : 'block', lg: 'block' }}>
          <Lists quickAdd={quickAdd}>{isNarrow ? null : add}</Lists>
        </Box>
        <Outlet />
      </Grid>
    </Page>
  )
}

interface ListsProps {
  quickAdd: RefObject<HTMLInputElement | null>
  /** Shown above the lists. */
  children: ReactNode
}

function Lists({ quickAdd, children }: ListsProps) {
  const { t } = useTranslation('tasks')
  const address = useTaskAddress()
  const { switchTo, set } = useAddress()
  const [opened, setOpened] = useState<OpenedField>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => setSelected((before) => withSelected(before, [id], !before.has(id))), [])
  // Memoized, because each card reads it.
  const selection = useMemo(() => ({ ids: selected, toggle }), [selected, toggle])
  useTaskKeys({ quickAdd, onField: setOpened, onSelect: toggle })
  const { tab, view, isDeleted, isArchived } = address
  const scope = tab === 'mine' ? 'own' : 'team'
  const isList = view === 'list' || isDeleted || isArchived
  return (
    <TaskSelectionContext value={selection}>
      <Tabs
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={tab}
        onChange={(value) => switchTo({ tab: value === 'forMe' ? undefined : value })}
        actions={
          tab === 'forMe' ? undefined : (
            <SegmentSwitch
              label={t('view.label')}
              options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
              value={isList ? 'list' : 'board'}
              onChange={(value) =>
                set({ view: value === 'board' ? undefined : value, archived: undefined, deleted: undefined })
              }
            />
          )
        }
      >
        <Flex direction="column" gap="4">
          {children}
          <TaskFilters address={address} scope={tab === 'forMe' ? 'both' : scope} />
          {selected.size > 0 && !isList ? (
            <SelectionBar ids={selected} scope={scope} onClear={() => setSelected(new Set())} />
          ) : null}
          {tab === 'forMe' ? (
            <ForMe address={address} />
          ) : isList ? (
            <TaskTable scope={scope} address={address} empty={<NothingToDo isFiltered={address.isFiltered} />} />
          ) : (
            <>
              <Flex gap="3" wrap="wrap" align="center" justify="space-between">
                <Text textStyle="xs" color="fg.muted" hideBelow="md">
                  {t('board.order')}
                </Text>
                <SegmentSwitch
                  label={t('group.label')}
                  options={GROUPS.filter((value) => scope === 'team' || value !== 'assignee').map((value) => ({
                    value,
                    label: t(`group.${value}`),
                  }))}
                  value={address.group}
                  onChange={(value) => set({ group: value === 'status' ? undefined : value })}
                />
              </Flex>
              <Board scope={scope} address={address} />
              {scope === 'team' && !address.isFiltered ? <FirstSources /> : null}
            </>
          )}
          {tab === 'team' ? <Load address={address} /> : null}
          {tab !== 'forMe' && isList ? null : <KeyLegend />}
        </Flex>
      </Tabs>
      {opened ? <TaskKeyDialog opened={opened} onClose={() => setOpened(undefined)} /> : null}
    </TaskSelectionContext>
  )
}
