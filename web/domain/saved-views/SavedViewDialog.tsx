import { useCreateSavedViewMutation, useDeleteSavedViewMutation } from '@adwright/sdk/react-query'
import type { SavedView, SavedViewScreen } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { EditSavedView } from './EditSavedView.tsx'
import { SavedViewFields } from './SavedViewFields.tsx'
import { SavedViewList } from './SavedViewList.tsx'
import { bodyOf, emptyView, viewSchema } from './saved-view-schema.ts'

export type SavedViewRequest =
  | { action: 'create' | 'manage'; screen: SavedViewScreen; query: string }
  | { action: 'edit' | 'delete'; view: SavedView; query: string }

interface SavedViewDialogProps {
  request: SavedViewRequest
  views: readonly SavedView[]
  ask: (request: SavedViewRequest) => void
  onClose: () => void
}

/** Saves the current view, lists all views, or edits and deletes one. */
export function SavedViewDialog({ request, views, ask, onClose }: SavedViewDialogProps) {
  const { t } = useTranslation('saved-views')
  if (request.action === 'delete') return <DeleteView view={request.view} onClose={onClose} />
  const title = t(`dialog.${request.action}`)
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {request.action === 'create' ? (
        <CreateView title={title} screen={request.screen} query={request.query} onDone={onClose} />
      ) : request.action === 'edit' ? (
        <EditSavedView title={title} view={request.view} query={request.query} onDone={onClose} />
      ) : (
        <SavedViewList views={views} onAsk={(action, view) => ask({ action, view, query: request.query })} />
      )}
    </Dialog>
  )
}

interface CreateViewProps {
  title: string
  screen: SavedViewScreen
  query: string
  onDone: () => void
}

function CreateView({ title, screen, query, onDone }: CreateViewProps) {
  const { t } = useTranslation('saved-views')
  const accountId = useAccount().id
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const create = useCreateSavedViewMutation()
  const form = useContractForm(viewSchema, emptyView)
  return (
    <Form
      form={form}
      label={title}
      submit={t('submit')}
      onSubmit={async (values) => {
        const body = bodyOf(values, { screen, query })
        await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
        toaster.show({ tone: 'good', title: t('saved') })
        onDone()
        await invalidate('listSavedViews')
      }}
    >
      <SavedViewFields screen={screen} />
    </Form>
  )
}

function DeleteView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation('saved-views')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const remove = useDeleteSavedViewMutation()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('deleteTitle', { name: view.name })}
      confirm={t('delete')}
      onClose={onClose}
      onConfirm={async () => {
        await ensureDeleted(remove.mutateAsync({ path: { accountId, viewId: view.id } }))
        await invalidate('listSavedViews')
      }}
    >
      {t(view.schedule ? 'deleteScheduled' : view.isShared ? 'deleteShared' : 'deleteOwn')}
    </ConfirmDialog>
  )
}
