import {
  getSocialPostOptions,
  useCreateSocialPostMutation,
  useUpdateSocialPostMutation,
} from '@adwright/sdk/react-query'
import { type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isEditConflict } from '#web/lib/edit-conflict.ts'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { bodyOf, type Draft, draftOf } from './draft.ts'

/** Where an unsaved new post is kept in the browser. */
export const NEW_POST_DRAFT = 'draft-social-post'

/** Saves a post in a state. Nothing that was typed is lost: a failure leaves the draft, and a lost race offers both versions. */
export function useSavePost(post: SocialPost | undefined, draft: Draft, setDraft: (draft: Draft) => void) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const create = useCreateSocialPostMutation()
  const update = useUpdateSocialPostMutation()
  const [pending, setPending] = useState<SocialPostStatus>()
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<SocialPost>()

  async function save(status: SocialPostStatus, isForced = false) {
    if (pending !== undefined) return
    const body = { ...bodyOf(draft, timeZone, t('composer.untitled')), status }
    setPending(status)
    setProblem(undefined)
    try {
      const expectedVersion = (isForced ? conflict : post)?.version
      const saved = post
        ? await update.mutateAsync({
            path: { accountId, id: post.id },
            query: expectedVersion === undefined ? {} : { expectedVersion },
            body,
          })
        : await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
      setConflict(undefined)
      savedData.set(NEW_POST_DRAFT, undefined)
      await invalidate('SocialMediaCalendar')
      toaster.show({ tone: 'good', title: t(`saved.${saved.status}`, { title: saved.title }) })
      void navigate(
        saved.status === SocialPostStatus.Draft
          ? paths.socialPost(saved.id)
          : paths.socialCalendar({ day: saved.scheduledAt?.slice(0, 10) }),
        { replace: !post },
      )
    } catch (error) {
      if (post && isEditConflict(error))
        setConflict(
          await queries.fetchQuery({ ...getSocialPostOptions({ path: { accountId, id: post.id } }), staleTime: 0 }),
        )
      else setProblem(Object.values(toProblem(error).fieldErrors ?? {}).flat()[0] ?? problemText(error))
    } finally {
      setPending(undefined)
    }
  }

  return {
    save,
    pending,
    problem,
    /** The version someone else has saved meanwhile. */
    conflict,
    loadLatest: () => {
      if (!conflict) return
      setDraft(draftOf(conflict))
      setConflict(undefined)
      void invalidate('getSocialPost')
    },
  }
}
