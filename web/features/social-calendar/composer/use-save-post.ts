import {
  getSocialPostOptions,
  useCreateSocialPostMutation,
  useUpdateSocialPostMutation,
} from '@adwright/sdk/react-query'
import { type SocialPost, type SocialPostDraft, SocialPostStatus } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { containsData } from '#web/lib/contains-data.ts'
import { mergeEdits } from '#web/lib/merge-edits.ts'
import { createOwnSaves } from '#web/lib/own-saves.ts'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useSingleRun } from '#web/lib/use-single-run.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { bodyOf, type Draft, draftOf, fieldOf } from './draft.ts'
import type { DraftForm } from './use-draft-form.ts'

const AUTOSAVE_MS = 2000
const { Draft: DRAFT } = SocialPostStatus

interface SaveOptions {
  post: SocialPost | undefined
  form: DraftForm
  draft: Draft
  /** Where the draft is saved in the browser. */
  localName: string
  /** False for readers, whose input is never saved. */
  isWriter: boolean
  /** Shows the fields with errors, which phones have in another step. */
  onInvalid: () => void
}

/**
 * Saves a post in a state, and a draft automatically. Nothing that was typed is lost: a failure leaves the draft, and a lost race
 * offers both versions.
 */
export function useSavePost({ post, form, draft, localName, isWriter, onInvalid }: SaveOptions) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const intent = useLastingIntentKey(localName)
  const create = useCreateSocialPostMutation()
  const update = useUpdateSocialPostMutation()
  const runOnce = useSingleRun()
  const [pending, setPending] = useState<SocialPostStatus>()
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<SocialPost>()
  const [savedAt, setSavedAt] = useState<string>()
  // The version that the draft is based on: the post on screen can be newer, when a read in the background brings another one's edit.
  const version = useRef(post?.version)
  const [base, setBase] = useState(post)
  const [runSave] = useState(() => createOwnSaves<SocialPost>())
  const running = useRef<Promise<unknown>>(Promise.resolve())

  /** Saves a post on top of the version the draft is based on; undefined if someone else has saved it meanwhile. */
  async function change(id: string, body: SocialPostDraft) {
    const path = { accountId, id }
    const outcome = await runSave({
      send: (own) => {
        const expectedVersion = own?.version ?? version.current
        return update.mutateAsync({ path, query: expectedVersion === undefined ? {} : { expectedVersion }, body })
      },
      fetchLatest: () => queries.fetchQuery({ ...getSocialPostOptions({ path }), staleTime: 0 }),
      resultIn: (latest) => {
        const saved = { ...bodyOf(draftOf(latest), timeZone, ''), status: latest.status }
        return containsData(saved, body) ? latest : undefined
      },
    })
    if ('saved' in outcome) return outcome.saved
    setConflict(outcome.latest)
    return undefined
  }

  async function write(status: SocialPostStatus, draftBody: SocialPostDraft) {
    const body = { ...draftBody, status }
    const saved = post
      ? await change(post.id, body)
      : await create.mutateAsync({ path: { accountId }, body, headers: intent.headersOf(body) })
    if (!saved) return undefined
    if (!post) intent.forget()
    version.current = saved.version
    setBase(saved)
    setConflict(undefined)
    setProblem(undefined)
    return saved
  }

  /** Shows the messages of the server at their fields; one without a field is shown above the buttons. */
  function showProblem(error: unknown) {
    const { fieldErrors = {} } = toProblem(error)
    const messages = Object.entries(fieldErrors).map(([name, [message]]) => ({ field: fieldOf(draft, name), message }))
    for (const { field, message } of messages)
      if (field && message) form.setError(field, { type: 'server', message }, { shouldFocus: true })
    if (messages.length > 0 && messages.every(({ field }) => field !== undefined)) return showInvalid()
    setProblem(messages.find(({ field }) => field === undefined)?.message ?? problemText(error))
  }

  function showInvalid() {
    setProblem(t('composer.invalid'))
    onInvalid()
  }

  const save = (status: SocialPostStatus, then?: (saved: SocialPost) => string) =>
    runOnce(form.handleSubmit((body) => send(status, body, then), showInvalid))

  /** Bases the input on a version that someone else has saved. */
  function rebase(latest: SocialPost, next: Draft) {
    version.current = latest.version
    setBase(latest)
    setConflict(undefined)
    form.reset(next)
  }

  /** Saves, and opens the post or its day, then the address that `then` names. */
  async function send(status: SocialPostStatus, body: SocialPostDraft, then?: (saved: SocialPost) => string) {
    setPending(status)
    await running.current
    try {
      const saved = await write(status, body)
      if (!saved) return
      savedData.set(localName, undefined)
      await invalidate(...POST_READS)
      toaster.show({ tone: 'good', title: t(`saved.${saved.status}`, { title: saved.title }) })
      await navigate(
        saved.status === DRAFT
          ? paths.socialPost(saved.id)
          : paths.socialCalendar({ day: saved.scheduledAt?.slice(0, 10) }),
        { replace: !post },
      )
      if (then) await navigate(then(saved))
    } catch (error) {
      showProblem(error)
    } finally {
      setPending(undefined)
    }
  }

  // Read here, because react-hook-form validates in the background only while somebody reads this.
  const { isValid } = form.formState
  const written = JSON.stringify(bodyOf(draft, timeZone, ''))
  const autosave = useEffectEvent(async (text: string) => {
    const isDraft = isWriter && post?.status === DRAFT && conflict === undefined && pending === undefined
    if (!isDraft || !isValid || text === JSON.stringify(bodyOf(draftOf(post), timeZone, ''))) return
    try {
      const saved = await write(DRAFT, bodyOf(draft, timeZone, t('composer.untitled')))
      if (!saved) return
      queries.setQueryData(getSocialPostOptions({ path: { accountId, id: post.id } }).queryKey, saved)
      await invalidate('listSocialPosts')
      setSavedAt(serverNow().toISOString())
    } catch (error) {
      showProblem(error)
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      running.current = autosave(written)
    }, AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [written])

  return {
    save,
    pending,
    problem,
    /** When the draft was last saved automatically. */
    savedAt,
    /** The version someone else has saved meanwhile. */
    conflict,
    /** The version that the input is based on. */
    base,
    loadLatest: () => {
      if (!conflict) return
      rebase(conflict, draftOf(conflict))
      void invalidate('getSocialPost')
    },
    /** Saves the edits of both; where both changed the same field, the own value. */
    saveBoth: (status: SocialPostStatus) => {
      if (!conflict || !base) return
      rebase(conflict, mergeEdits(draftOf(base), draft, draftOf(conflict)))
      void save(status)
    },
  }
}
