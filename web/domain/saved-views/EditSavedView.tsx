import { listSavedViewsOptions, useUpdateSavedViewMutation } from '@adwright/sdk/react-query'
import type { SavedView } from '@adwright/sdk/types'
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
import { SavedViewFields } from './SavedViewFields.tsx'
import { bodyOf, valuesOf, viewSchema } from './saved-view-schema.ts'

interface EditSavedViewProps {
  title: string
  view: SavedView
  /** The current filters of the screen, which can replace the saved ones. */
  query: string
  onDone: () => void
}

/** The form of a saved view, with optimistic locking. */
export function EditSavedView({ title, view, query, onDone }: EditSavedViewProps) {
  const { t } = useTranslation('saved-views')
  const accountId = useAccount().id
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const update = useUpdateSavedViewMutation()
  const saved = useRef(view)
  const form = useContractForm(viewSchema, valuesOf(view))
  const { latest, send, formVersion, ...resolve } = useEditConflict<SavedView>({
    fetchLatest: async () => {
      const all = await queries.fetchQuery({ ...listSavedViewsOptions({ path: { accountId } }), staleTime: 0 })
      return all.find(({ id }) => id === view.id)
    },
    rebase: (other) => {
      saved.current = other
    },
    show: (other) => form.reset(valuesOf(other)),
    focusFirst: () => form.setFocus('name'),
  })
  return (
    <Form
      form={form}
      label={title}
      submit={t('submit')}
      onSubmit={async (values) => {
        const { version, query: before } = saved.current
        const body = bodyOf(values, { screen: view.screen, query: values.isReplaced ? query : before })
        const path = { accountId, viewId: view.id }
        const done = await send(
          (own) => update.mutateAsync({ path, query: { expectedVersion: own?.version ?? version }, body }),
          (other) => (containsData(other, body) ? other : undefined),
        )
        if (!done) return
        onDone()
        await invalidate('listSavedViews')
      }}
    >
      <SavedViewFields key={formVersion} screen={view.screen} isEdit />
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
