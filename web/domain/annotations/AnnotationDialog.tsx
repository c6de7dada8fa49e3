import { useCreateAnnotationMutation, useDeleteAnnotationMutation } from '@adwright/sdk/react-query'
import type { Annotation } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import type { Period } from '#web/lib/dates.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { AnnotationFields } from './AnnotationFields.tsx'
import { annotationSchema, emptyDraft } from './annotation-schema.ts'
import { EditAnnotation } from './EditAnnotation.tsx'
import type { AnnotationRequest, AnnotationState } from './use-annotations.ts'

interface AnnotationDialogProps {
  state: AnnotationState
  request: AnnotationRequest
}

/** Creates, edits or deletes an annotation without leaving the chart. */
export function AnnotationDialog({ state: { close }, request }: AnnotationDialogProps) {
  const { t } = useTranslation('annotations')
  if (request.action === 'delete') return <DeleteAnnotation annotation={request.annotation} onClose={close} />
  const title = t(request.action === 'create' ? 'add' : 'editTitle')
  return (
    <Dialog isOpen title={title} onClose={close}>
      {request.action === 'create' ? (
        <CreateAnnotation title={title} days={request.days} onDone={close} />
      ) : (
        <EditAnnotation title={title} annotation={request.annotation} onDone={close} />
      )}
    </Dialog>
  )
}

function CreateAnnotation({ title, days, onDone }: { title: string; days: Period; onDone: () => void }) {
  const { t } = useTranslation('annotations')
  const accountId = useAccount().id
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const create = useCreateAnnotationMutation()
  const form = useContractForm(annotationSchema, emptyDraft(days))
  return (
    <Form
      form={form}
      label={title}
      submit={t('submit')}
      onSubmit={async (body) => {
        await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
        onDone()
        await invalidate('listAnnotations', 'getAnomaly')
      }}
    >
      <AnnotationFields />
    </Form>
  )
}

function DeleteAnnotation({ annotation, onClose }: { annotation: Annotation; onClose: () => void }) {
  const { t } = useTranslation('annotations')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const remove = useDeleteAnnotationMutation()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('deleteTitle')}
      confirm={t('delete')}
      onClose={onClose}
      onConfirm={async () => {
        await ensureDeleted(remove.mutateAsync({ path: { accountId, annotationId: annotation.id } }))
        await invalidate('listAnnotations', 'getAnomaly')
      }}
    >
      {t('deleteText', { text: annotation.text })}
    </ConfirmDialog>
  )
}
