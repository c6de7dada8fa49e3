import { getBrandKitOptions, getDesignOptions, getSocialPostOptions } from '@adwright/sdk/react-query'
import { type DesignDraft, PlanLimitKind } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { draftOf } from '#web/features/designer/design-draft.ts'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { toLanguage } from '#web/i18n/language.ts'
import { parseIds, useAddress } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DesignEditor } from './DesignEditor.tsx'
import { bodyOf, designSchema, emptyDesign } from './design-schema.ts'

const MAX_NAME = 100
const MAX_BRIEF = 4000
const TEST = 'test'

export const handle = {
  crumb: 'designer:new.title',
  ancestors: [{ crumb: 'designer:title', to: patterns.designer }],
}

export function Component() {
  const { t, i18n } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { search } = useAddress()
  const mayManage = useCan('manageDesigns')
  const [copyOf] = parseIds(search.getAll('copyOf'), 1)
  const [postId] = parseIds(search.getAll('postId'), 1)
  const kit = useQuery({ ...getBrandKitOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const source = useQuery({
    ...getDesignOptions({ path: { accountId, automatedDesignerId: copyOf ?? '' } }),
    enabled: copyOf !== undefined,
    meta: { errors: 'inline' },
  })
  const post = useQuery({
    ...getSocialPostOptions({ path: { accountId, id: postId ?? '' } }),
    enabled: postId !== undefined,
    meta: { errors: 'inline' },
  })
  // A post without a picture brings its title and its text; the address has those of a post that is not saved yet.
  const name = (search.get('name') ?? post.data?.title ?? '').slice(0, MAX_NAME)
  const brief = (search.get('brief') ?? post.data?.text ?? '').slice(0, MAX_BRIEF)
  const failed = [kit, source, post].find(({ error }) => error)
  const isReady = kit.data && (copyOf === undefined || source.data) && (postId === undefined || post.data)
  const language = toLanguage(i18n.resolvedLanguage)
  return (
    <Page title={t('new.title')} lead={t('new.lead')} wide>
      {!mayManage ? (
        <Notice title={t('reason.viewer')} />
      ) : isReady ? (
        <NewDesign
          key={copyOf ?? postId}
          source={copyOf ?? postId ?? name}
          draft={
            source.data
              ? draftOf(source.data)
              : { ...emptyDesign(language, kit.data.logoFileId), name, brief, postId: postId ?? null }
          }
        />
      ) : failed ? (
        <SectionError
          title={t(failed === post ? 'new.postError' : 'detail.error')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={2} />
        </Loading>
      )}
    </Page>
  )
}

interface NewDesignProps {
  draft: DesignDraft
  /** The copied design, or the post that lacks a picture, by its id or title; each has a local draft of its own. */
  source: string
}

function NewDesign({ draft, source }: NewDesignProps) {
  const { t } = useTranslation('designer')
  const navigate = useNavigate()
  const limitReason = usePlanLimitReason(PlanLimitKind.Designs)
  const actions = useDesignActions()
  const { id: accountId } = useAccount()
  const localName = `design-${accountId}-${source}`
  const [start] = useState(() => readDraft(localName, draft))
  const form = useContractForm(designSchema, start)
  useDraft(localName, form)

  async function create(body: DesignDraft, isTest: boolean) {
    const saved = await actions.create(bodyOf(body), isTest)
    toaster.show({ tone: 'good', title: t('new.done', { name: saved.name }) })
    await actions.refresh()
    deleteDraft(localName)
    await navigate(paths.design(saved.id), { replace: true })
  }

  return (
    <Form
      form={form}
      label={t('new.title')}
      submit={limitReason ? t('new.test') : t('new.submit')}
      onSubmit={(body, action) => create(body, limitReason !== undefined || action === TEST)}
      status={limitReason ? t('new.testStatus') : t('new.status')}
      secondary={
        <>
          <Button asChild variant="ghost">
            <Link to={paths.designer()} onClick={() => deleteDraft(localName)}>
              {t('cancel')}
            </Link>
          </Button>
          {limitReason ? null : (
            <Button type="submit" value={TEST} variant="outline">
              {t('new.test')}
            </Button>
          )}
        </>
      }
    >
      <PlanLimitNotice kind={PlanLimitKind.Designs} />
      <DesignEditor />
    </Form>
  )
}
