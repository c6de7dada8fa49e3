import { getDesignOptions } from '@adwright/sdk/react-query'
import type { Design, DesignDraft } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { draftOf } from '#web/features/designer/design-draft.ts'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { containsData } from '#web/lib/contains-data.ts'
import { mergeEdits } from '#web/lib/merge-edits.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DesignChanges } from './DesignChanges.tsx'
import { DesignEditor } from './DesignEditor.tsx'
import { bodyOf, designSchema } from './design-schema.ts'

export const handle = {
  crumb: 'designer:edit.crumb',
  ancestors: [{ crumb: 'designer:title', to: patterns.designer }],
}

export function Component() {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { designId = '' } = useParams()
  const mayManage = useCan('manageDesigns')
  const { data, error, refetch } = useQuery({
    ...getDesignOptions({ path: { accountId, automatedDesignerId: designId } }),
    meta: { errors: 'inline' },
  })
  return (
    <Page title={t('edit.title', { name: data?.name ?? '' })} lead={t('edit.lead')} wide>
      {data && !mayManage ? (
        <Notice title={t('reason.viewer')} />
      ) : data ? (
        <Editor key={data.id} design={data} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('detail.missing')}
          back={{ to: paths.designer(), label: t('detail.all') }}
        >
          {t('detail.missingText')}
        </ResourceError>
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={2} />
        </Loading>
      )}
    </Page>
  )
}

function Editor({ design }: { design: Design }) {
  const { t } = useTranslation('designer')
  const navigate = useNavigate()
  const actions = useDesignActions()
  const localName = `design-${design.id}`
  const form = useContractForm(designSchema, draftOf(design))
  useEditDraft(localName, form)
  // The version the input is based on, which a read in the background does not change.
  const [base, setBase] = useState(() => draftOf(design))
  const version = useRef(design.version)
  const { latest, send, formVersion, ...resolve } = useEditConflict<Design>({
    fetchLatest: () => actions.fetchLatest(design.id),
    rebase: (saved) => {
      form.reset(mergeEdits(base, form.getValues(), draftOf(saved)))
      setBase(draftOf(saved))
      version.current = saved.version
    },
    show: (saved) => form.reset(draftOf(saved)),
    focusFirst: () => form.setFocus('name'),
  })

  async function save(body: DesignDraft) {
    const saved = await send(
      (own) => actions.update(design.id, bodyOf(body), own?.version ?? version.current),
      (other) => (containsData(draftOf(other), bodyOf(body)) ? other : undefined),
    )
    if (!saved) return
    toaster.show({ tone: 'good', title: t('edit.done', { name: saved.name }) })
    deleteDraft(localName)
    await actions.refresh()
    await navigate(paths.design(design.id), { replace: true })
  }

  return (
    <Form
      form={form}
      label={t('edit.button')}
      submit={t('edit.submit')}
      onSubmit={save}
      status={t('edit.status')}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.design(design.id)}>{t('cancel')}</Link>
        </Button>
      }
    >
      <DesignEditor key={formVersion} />
      <EditConflictNotice latest={latest} resolve={{ ...resolve, isMerging: true }}>
        {latest ? <DesignChanges before={base} after={draftOf(latest)} /> : null}
      </EditConflictNotice>
    </Form>
  )
}
