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
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useReadAgain } from '#web/features/autopilot/use-read-again.ts'
import { isFailedCall, toProblem } from '#web/lib/problem.ts'
import { paths, patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Missing } from '#web/ui/feedback/Missing.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { forgetDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { formOfItem, isSameForm, type RuleForm } from './rule-form.ts'
import { ruleSchema } from './rule-schema.ts'

export const handle = {
  crumb: 'rules-setup:edit.crumb',
  above: [{ crumb: 'autopilot:rules.title', to: patterns.activeRules }],
}

export function Component() {
  const { t } = useTranslation('rules-setup')
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
  const { t } = useTranslation('rules-setup')
  const { path } = useClient()
  const quiet = { meta: { isShownInPlace: true } }
  // What is edited stays what it was when the form opened: news of others come as an answer to saving.
  const item = useQuery({
    ...getAutopilotItemOptions({ path: { ...path, autopilotId } }),
    ...quiet,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const rule = useQuery({
    ...getAutopilotRuleOptions({ path: { ...path, ruleId: item.data?.ruleId ?? '' } }),
    ...quiet,
    enabled: item.data !== undefined,
  })
  const error = item.error ?? rule.error
  if (item.data && rule.data)
    return (
      <EditItem
        item={item.data}
        rule={rule.data}
        readItem={async () => (await item.refetch({ throwOnError: true })).data}
      />
    )
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

interface EditItemProps {
  item: AutopilotItem
  rule: AutopilotRule
  /** The item as it is by now. */
  readItem: () => Promise<AutopilotItem | undefined>
}

function EditItem({ item, rule, readItem }: EditItemProps) {
  const { t } = useTranslation('rules-setup')
  const { path } = useClient()
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const update = useUpdateAutopilotItemMutation({ meta: { isShownInPlace: true } })
  const mayManage = useCan('manageRules')
  const draftName = `rule-${item.id}`
  const [fresh] = useState(() => formOfItem(item, rule))
  const [start] = useState(() => readDraft(draftName, fresh))
  const form = useContractForm(ruleSchema(rule), start)
  useDraft(draftName, form)
  const [conflict, setConflict] = useState<string>()
  /** Fields that hold text of their own are drawn anew with another version. */
  const [round, setRound] = useState(0)
  const notice = useRef<HTMLDivElement>(null)

  // Whoever saves stands at the foot of a long form.
  useEffect(() => {
    if (conflict) notice.current?.focus()
  }, [conflict])

  async function save(body: AutopilotItemDraft) {
    try {
      const saved = await update.mutateAsync({
        path: { ...path, autopilotId: item.id },
        // The server holds the version the form began with against its own.
        body: { ...body, expectedUpdatedAt: form.getValues('basedOn') },
      })
      forgetDraft(draftName)
      toaster.show({ tone: 'good', title: t('edit.done', { name: saved.name }) })
      void readAgain()
      await navigate(paths.activeRule(saved.id))
    } catch (error) {
      if (!isFailedCall(error) || error.code !== 'changed-meanwhile') throw error
      const { message, detail } = toProblem(error)
      setConflict(detail ?? message)
    }
  }

  function startFrom(version: RuleForm) {
    form.reset(version)
    forgetDraft(draftName)
    setRound(round + 1)
    setConflict(undefined)
  }

  /** What is to be done with the version of somebody else; when it cannot be read, the notice says so. */
  async function withTheirs(act: (latest: AutopilotItem) => void) {
    try {
      const latest = await readItem()
      if (latest) act(latest)
    } catch (error) {
      setConflict(toProblem(error).message)
    }
  }

  const keepMine = (element: HTMLFormElement | null) =>
    withTheirs((latest) => {
      form.setValue('basedOn', latest.updatedAt)
      setConflict(undefined)
      element?.requestSubmit()
    })

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
        conflict ? (
          <Notice ref={notice} tone="warning" role="alert" title={t('edit.conflict')}>
            {conflict}
            <Flex gap="2" mt="2" wrap="wrap">
              <Button
                size="sm"
                variant="outline"
                onClick={() => void withTheirs((latest) => startFrom(formOfItem(latest, rule)))}
              >
                {t('edit.takeTheirs')}
              </Button>
              <Button size="sm" variant="outline" onClick={({ currentTarget }) => void keepMine(currentTarget.form)}>
                {t('edit.keepMine')}
              </Button>
            </Flex>
          </Notice>
        ) : (
          <DraftNotice isTakenUp={round === 0 && !isSameForm(start, fresh)} onStartOver={() => startFrom(fresh)} />
        )
      }
    />
  )
}
