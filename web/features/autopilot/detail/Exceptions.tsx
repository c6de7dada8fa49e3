import { listAutopilotExceptionsOptions, useDeleteAutopilotExceptionMutation } from '@adwright/sdk/react-query'
import type { AutopilotException, AutopilotItem } from '@adwright/sdk/types'
import { Box, Button, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const ExceptionDialog = lazyDialog(async () => (await import('./ExceptionDialog.tsx')).ExceptionDialog)
const MAX_EXCEPTIONS = 100

function useExceptionColumns(): readonly Column<AutopilotException>[] {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('activity.change.thing'),
        width: '14rem',
        cell: (exception) => (
          <Box minWidth="0" py="1">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {exception.name}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {t(`words.entity.${exception.entityType}`)}
            </Text>
            <EntityPath entity={exception} />
          </Box>
        ),
      },
      {
        id: 'ruleId',
        header: t('detail.exceptions.from'),
        priority: 1,
        cell: ({ ruleId }) => t(ruleId === null ? 'detail.exceptions.allRules' : 'detail.exceptions.thisRule'),
      },
      {
        id: 'reason',
        header: t('detail.exceptions.reason'),
        priority: 2,
        cell: ({ reason }) => <Box maxWidth="24rem">{reason || '–'}</Box>,
      },
      {
        id: 'expiresOn',
        header: t('detail.exceptions.until'),
        priority: 3,
        cell: ({ expiresOn }) => (expiresOn === null ? t('detail.noEnd') : format.date(expiresOn)),
      },
      {
        id: 'createdByName',
        header: t('detail.exceptions.by'),
        priority: 4,
        cell: ({ createdByName, createdAt }) => (
          <>
            {createdByName}
            <Text textStyle="xs" color="fg.muted">
              {format.date(createdAt, 'medium', timeZone)}
            </Text>
          </>
        ),
      },
    ],
    [t, format, timeZone],
  )
}

interface ExceptionsProps {
  item: AutopilotItem
  /** Why the viewer can't change them. */
  blocked: string | undefined
}

/** The exceptions of the rule, and those of all rules. */
export function Exceptions({ item, blocked }: ExceptionsProps) {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const { text, set } = useAddress()
  const invalidate = useInvalidate()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<AutopilotException>()
  const remove = useDeleteAutopilotExceptionMutation()
  const list = useQuery({
    ...listAutopilotExceptionsOptions({
      path,
      query: { recordsPerPage: MAX_EXCEPTIONS, ...(text === '' ? {} : { searchText: text }) },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = (list.data?.items ?? []).filter(({ ruleId }) => ruleId === null || ruleId === item.ruleId)
  const add = (
    <DisabledReason reason={blocked}>
      <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" />
        {t('detail.exceptions.add')}
      </Button>
    </DisabledReason>
  )

  async function leave(exception: AutopilotException) {
    await ensureDeleted(remove.mutateAsync({ path: { ...path, exceptionId: exception.id } }))
    toaster.show({ tone: 'good', title: t('detail.exceptions.removed', { name: exception.name }) })
    await invalidate('EA')
  }

  return (
    <>
      <DataTable
        label={t('detail.exceptions.title')}
        columns={useExceptionColumns()}
        rows={rows}
        getRowId={({ id }) => id}
        nameOf={({ name }) => name}
        read={list}
        toolbar={
          <>
            <SearchBox label={t('detail.exceptions.search')} value={text} onChange={(next) => set({ text: next })} />
            {add}
          </>
        }
        rowActions={(exception) => [
          {
            id: 'remove',
            label: t('detail.exceptions.remove'),
            icon: Trash2,
            isDanger: true,
            onSelect: () => setLeaving(exception),
            ...(blocked ? { disabledReason: blocked } : {}),
          },
        ]}
        empty={
          text === '' ? (
            <EmptyState title={t('detail.exceptions.empty')}>{t('detail.exceptions.emptyText')}</EmptyState>
          ) : (
            <EmptyState drawing="search" title={t('detail.exceptions.noneSuch')} />
          )
        }
      />
      {(list.data?.totalCount ?? 0) > MAX_EXCEPTIONS ? (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {t('detail.exceptions.more', { count: MAX_EXCEPTIONS })}
        </Text>
      ) : null}
      <ExceptionDialog item={item} isOpen={isAdding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        title={t('detail.exceptions.ask', { name: leaving?.name ?? '' })}
        confirm={t('detail.exceptions.remove')}
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && leave(leaving)}
      >
        {t(leaving?.ruleId === null ? 'detail.exceptions.askAll' : 'detail.exceptions.askThis')}
      </ConfirmDialog>
    </>
  )
}
