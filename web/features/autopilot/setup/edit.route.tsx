import {
  getAutopilotItemOptions,
  getAutopilotRuleOptions,
  useUpdateAutopilotItemMutation,
} from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotItemDraft, AutopilotRule } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { SavedBy } from '#web/features/autopilot/SavedBy.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useEditReason } from '#web/features/autopilot/use-edit-reason.ts'
import { type LatestItem, useFetchLatestItem } from '#web/features/autopilot/use-fetch-latest-item.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths, patterns } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { deleteDraft } from '#web/ui/form/use-draft.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { NoPermission } from './NoPermission.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { formOfItem, type RuleForm } from './rule-form.ts'
import { useRuleForm } from './use-rule-form.ts'

export const handle = {
  crumb: 'autopilot-setup:edit.crumb',
  ancestors: [{ crumb: 'autopilot:rules.title', to: patterns.activeRules }],
}

export function Component() {
  const { t } = useTranslation('autopilot-setup')
  const { autopilotId = '' } = useParams()
  return (
    <Page title={t('edit.title')} lead={t('edit.lead')} wide>
      <ClientNeeded>
        <Edit key={autopilotId} autopilotId={autopilotId} />
      </ClientNeeded>
    </Page>
  )
}

function Edit({ autopilotId }: { autopilotId: string }) {
  const { t } = useTranslation('autopilot-setup')
  const { path } = useClient()
  // The form keeps the version it was opened with; edits by others are reported when saving.
  const item = useQuery({
    ...getAutopilotItemOptions({ path: { ...path, autopilotId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const rule = useQuery({
    ...getAutopilotRuleOptions({ path: { ...path, ruleId: item.data?.ruleId ?? '' } }),
    enabled: item.data !== undefined,
  })
  const error = item.error ?? rule.error
  const reason = useEditReason(item.data?.mode)
  useObjectTitle(item.data && t('edit.titleOf', { name: item.data.name }))
  if (item.data && reason)
    return (
      <NoPermission
        title={t('edit.viewerTitle')}
        reason={reason}
        to={paths.activeRule(autopilotId)}
        link={t('edit.viewRule')}
      />
    )
  if (item.data && rule.data) return <EditItem item={item.data} rule={rule.data} />
  if (error)
    return (
      <ResourceError
        error={error}
        onRetry={() => void (item.error ? item.refetch() : rule.refetch())}
        title={t('edit.missing')}
        back={{ to: paths.activeRules(), label: t('edit.back') }}
      >
        {t('edit.missingText')}
      </ResourceError>
    )
  return (
    <Loading>
      <TableSkeleton rows={10} />
    </Loading>
  )
}

function EditItem({ item, rule }: { item: AutopilotItem; rule: AutopilotRule }) {
  const { t } = useTranslation('autopilot-setup')
  const { path } = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const fetchLatestItem = useFetchLatestItem()
  const update = useUpdateAutopilotItemMutation()
  const draftName = `rule-${item.id}`
  const { form, fresh, isRestored: isTakenUp } = useRuleForm(rule, draftName, () => formOfItem(item, rule))
  const showForm = (version: RuleForm) => {
    form.reset(version)
    deleteDraft(draftName)
  }
  const { latest, send, formVersion, remount, ...resolve } = useEditConflict<LatestItem>({
    fetchLatest: () => fetchLatestItem(item.id),
    rebase: (saved) => form.setValue('basedOn', saved.item.version),
    show: (saved) => showForm(formOfItem(saved.item, rule)),
    focusFirst: () => form.setFocus('name'),
  })

  function startOver() {
    showForm(fresh)
    remount()
  }

  async function save(body: AutopilotItemDraft) {
    const saved = await send(() =>
      update.mutateAsync({
        path: { ...path, autopilotId: item.id },
        query: { expectedVersion: form.getValues('basedOn') },
        body,
      }),
    )
    if (!saved) return
    deleteDraft(draftName)
    toaster.show({ tone: 'good', title: t('edit.done', { name: saved.name }) })
    void invalidate('EA')
    await navigate(paths.activeRule(saved.id), { replace: true })
  }

  return (
    <RuleEditor
      key={formVersion}
      form={form}
      rule={rule}
      autopilotId={item.id}
      submit={t('edit.submit')}
      onSubmit={save}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.activeRule(item.id)} onClick={() => deleteDraft(draftName)}>
            {t('edit.cancel')}
          </Link>
        </Button>
      }
      notice={
        latest ? (
          <EditConflictNotice latest={latest} resolve={resolve}>
            <SavedBy savedBy={latest.savedBy} />
          </EditConflictNotice>
        ) : (
          <DraftNotice isRestored={formVersion === 0 && isTakenUp} onStartOver={startOver} />
        )
      }
    />
  )
}
