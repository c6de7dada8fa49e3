import { listAnnotationsOptions, useUpdateAnnotationMutation } from '@adwright/sdk/react-query'
import type { Annotation } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { containsData } from '#web/lib/contains-data.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { AnnotationFields } from './AnnotationFields.tsx'
import { annotationSchema, draftOf } from './annotation-schema.ts'

interface EditAnnotationProps {
  title: string
  annotation: Annotation
  onDone: () => void
}

/** The form of an existing annotation, with optimistic locking. */
export function EditAnnotation({ title, annotation, onDone }: EditAnnotationProps) {
  const { t } = useTranslation('annotations')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const queries = useQueryClient()
  const update = useUpdateAnnotationMutation()
  const version = useRef(annotation.version)
  const form = useContractForm(annotationSchema, draftOf(annotation))
  const { id: annotationId, dateBegin, dateEnd } = annotation
  const { latest, send, formVersion, ...resolve } = useEditConflict<Annotation>({
    fetchLatest: async () => {
      const query = { dateBegin, dateEnd }
      const all = await queries.fetchQuery({ ...listAnnotationsOptions({ path: { accountId }, query }), staleTime: 0 })
      return all.find(({ id }) => id === annotationId)
    },
    rebase: (saved) => {
      version.current = saved.version
    },
    show: (saved) => form.reset(draftOf(saved)),
    focusFirst: () => form.setFocus('text'),
  })
  return (
    <Form
      form={form}
      label={title}
      submit={t('save')}
      onSubmit={async (body) => {
        const path = { accountId, annotationId }
        const saved = await send(
          (own) => update.mutateAsync({ path, query: { expectedVersion: own?.version ?? version.current }, body }),
          (other) => (containsData(draftOf(other), body) ? other : undefined),
        )
        if (!saved) return
        onDone()
        await invalidate('listAnnotations', 'getAnomaly')
      }}
    >
      <AnnotationFields key={formVersion} />
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
