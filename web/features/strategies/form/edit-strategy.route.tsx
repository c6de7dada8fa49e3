import type { Strategy, StrategyDraft } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ChangesSince } from '#web/features/strategies/detail/StrategyChanges.tsx'
import { useIsPrivate, useMayManage, useStrategy } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { containsData } from '#web/lib/contains-data.ts'
import { mergeEdits } from '#web/lib/merge-edits.ts'
import { paths, patterns } from '#web/paths.ts'
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
import { StrategyFields } from './StrategyFields.tsx'
import { formOf, strategySchema } from './strategy-schema.ts'

export const handle = {
  crumb: 'strategies:edit.crumb',
  ancestors: [{ crumb: 'strategies:title', to: patterns.strategies }],
}

export function Component() {
  const { t } = useTranslation('strategies')
  const { strategyId = '' } = useParams()
  const isPrivate = useIsPrivate()
  const mayManage = useMayManage(isPrivate)
  const { data, error, refetch } = useStrategy(isPrivate, strategyId)
  return (
    <Page title={t('edit.title', { title: data?.title ?? '' })}>
      {data && !mayManage ? (
        <Notice title={t('reason.viewer')} />
      ) : data ? (
        <Editor key={data.id} strategy={data} isPrivate={isPrivate} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('detail.missing')}
          back={{ to: paths.strategies(), label: t('detail.all') }}
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

function Editor({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const navigate = useNavigate()
  const actions = usePlanActions(isPrivate)
  const localName = `strategy-${strategy.id}`
  const form = useContractForm(strategySchema, formOf(strategy))
  useEditDraft(localName, form)
  // The version the input is based on: the strategy on screen can be newer, when a read in the background brings another one's edit.
  const [base, setBase] = useState(strategy)
  const version = useRef(strategy.version)
  const back = isPrivate ? paths.privateStrategy(strategy.id) : paths.strategy(strategy.id)
  const { latest, send, formVersion, ...resolve } = useEditConflict<Strategy>({
    fetchLatest: () => actions.fetchLatest(strategy.id),
    rebase: (saved) => {
      form.reset(mergeEdits(formOf(base), form.getValues(), formOf(saved)))
      setBase(saved)
      version.current = saved.version
    },
    show: (saved) => form.reset(formOf(saved)),
    focusFirst: () => form.setFocus('title'),
  })

  async function save(body: StrategyDraft) {
    const saved = await send(
      (own) => actions.update(strategy.id, body, own?.version ?? version.current),
      (other) => (containsData(formOf(other), body) ? other : undefined),
    )
    if (!saved) return
    deleteDraft(localName)
    toaster.show({ tone: 'good', title: t('edit.done', { title: saved.title }) })
    await actions.refresh()
    // In the place of the form, to which Back must not lead again.
    await navigate(back, { replace: true })
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
          <Link to={back} onClick={() => deleteDraft(localName)}>
            {t('cancel')}
          </Link>
        </Button>
      }
    >
      <StrategyFields key={formVersion} isPrivate={isPrivate} />
      <EditConflictNotice latest={latest} resolve={{ ...resolve, isMerging: true }}>
        <ChangesSince strategy={base} isPrivate={isPrivate} />
      </EditConflictNotice>
    </Form>
  )
}
