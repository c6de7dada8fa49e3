import {
  getAutopilotItemOptions,
  getAutopilotRuleOptions,
  useUpdateAutopilotItemMutation,
} from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotItemDraft, AutopilotRule } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { EditConflictNotice } from '#web/features/autopilot/EditConflictNotice.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { type LatestItem, useFetchLatestItem } from '#web/features/autopilot/use-fetch-latest-item.ts'
import { isEditConflict } from '#web/lib/edit-conflict.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths, patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Missing } from '#web/ui/feedback/Missing.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { forgetDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { formOfItem, type RuleForm } from './rule-form.ts'
import { useRuleForm } from './use-rule-form.ts'

export const handle = {
  crumb: 'autopilot-setup:edit.crumb',
  above: [{ crumb: 'autopilot:rules.title', to: patterns.activeRules }],
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
  if (item.data && rule.data) return <EditItem item={item.data} rule={rule.data} />
  if (error)
    return (
      <Missing
        error={error}
        onRetry={() => void (item.error ? item.refetch() : rule.refetch())}
        title={t('edit.missing')}
        back={{ to: paths.activeRules(), label: t('edit.back') }}
      >
        {t('edit.missingText')}
      </Missing>
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
  const mayManage = useCan('manageRules')
  const draftName = `rule-${item.id}`
  const { form, fresh, isTakenUp } = useRuleForm(rule, draftName, () => formOfItem(item, rule))
  /** The version saved by someone else. */
  const [theirs, setTheirs] = useState<LatestItem>()
  /** A React key: fields with local text state are remounted for another version. */
  const [round, setRound] = useState(0)
  const notice = useRef<HTMLDivElement>(null)

  // Scrolls into view, because the save button is at the end of a long form.
  useEffect(() => {
    if (theirs) notice.current?.focus()
  }, [theirs])

  async function save(body: AutopilotItemDraft) {
    try {
      const saved = await update.mutateAsync({
        path: { ...path, autopilotId: item.id },
        // The server holds the version the form began with against its own.
        body: { ...body, expectedUpdatedAt: form.getValues('basedOn') },
      })
      forgetDraft(draftName)
      toaster.show({ tone: 'good', title: t('edit.done', { name: saved.name }) })
      void invalidate('EA')
      await navigate(paths.activeRule(saved.id))
    } catch (error) {
      if (!isEditConflict(error)) throw error
      setTheirs(await fetchLatestItem(item.id))
    }
  }

  function startFrom(version: RuleForm) {
    form.reset(version)
    forgetDraft(draftName)
    setRound(round + 1)
    setTheirs(undefined)
  }

  /** Overwrites the reported version; an even newer one causes another conflict. */
  function saveOver(latest: AutopilotItem, element: HTMLFormElement | null) {
    form.setValue('basedOn', latest.updatedAt)
    setTheirs(undefined)
    element?.requestSubmit()
  }

  return (
    <RuleEditor
      key={round}
      form={form}
      rule={rule}
      autopilotId={item.id}
      submit={t('edit.submit')}
      onSubmit={save}
      disabledReason={mayManage ? undefined : t('edit.viewer')}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.activeRule(item.id)} onClick={() => forgetDraft(draftName)}>
            {t('edit.cancel')}
          </Link>
        </Button>
      }
      notice={
        theirs ? (
          <EditConflictNotice ref={notice} savedBy={theirs.savedBy}>
            {t('edit.notSaved')}
            <Flex gap="2" mt="2" wrap="wrap">
              <Button size="sm" variant="outline" onClick={() => startFrom(formOfItem(theirs.item, rule))}>
                {t('edit.loadLatest')}
              </Button>
              <Button
                size="sm"
                variant="outline"
                onClick={({ currentTarget }) => saveOver(theirs.item, currentTarget.form)}
              >
                {t('edit.overwrite')}
              </Button>
            </Flex>
          </EditConflictNotice>
        ) : (
          <DraftNotice isTakenUp={round === 0 && isTakenUp} onStartOver={() => startFrom(fresh)} />
        )
      }
    />
  )
}
