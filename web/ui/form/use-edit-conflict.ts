import { useEffect, useEffectEvent, useState } from 'react'
import { isEditConflict } from '#web/lib/edit-conflict.ts'

/**
 * Optimistic locking: the server compares versions and rejects the later save. A rejected save reads what is saved by now, so that the
 * reader decides what they know; any other failure is thrown.
 */
export function useLatestOnConflict<Latest>(fetchLatest: () => Promise<Latest | undefined>) {
  const [latest, setLatest] = useState<Latest>()

  /** Runs a save; undefined if it was rejected because of an edit conflict. */
  async function send<Saved>(save: () => Promise<Saved>): Promise<Saved | undefined> {
    try {
      return await save()
    } catch (error) {
      const found = isEditConflict(error) ? await fetchLatest() : undefined
      if (found === undefined) throw error
      setLatest(found)
      return undefined
    }
  }

  return { latest, send, clear: () => setLatest(undefined) }
}

interface EditConflictOptions<Latest> {
  /** Reads the item as it is by now; undefined if it is gone. */
  fetchLatest: () => Promise<Latest | undefined>
  /** The next save goes over this version. */
  rebase: (latest: Latest) => void
  /** Puts this version into the form. */
  show: (latest: Latest) => void
  /** Focuses the first field, once the form shows another version. */
  focusFirst: () => void
}

/** The edit conflict of a form: its fields go on from the latest version, or are saved over it. */
export function useEditConflict<Latest>({ fetchLatest, rebase, show, focusFirst }: EditConflictOptions<Latest>) {
  const { latest, send, clear } = useLatestOnConflict(fetchLatest)
  const [round, setRound] = useState(0)
  const redraw = () => setRound(round + 1)
  const onNewRound = useEffectEvent(focusFirst)
  useEffect(() => {
    if (round > 0) onNewRound()
  }, [round])

  return {
    /** The version someone else has saved; undefined without a conflict. */
    latest,
    send,
    clear,
    /** The key of the fields: those that hold text of their own are drawn anew with another version. */
    round,
    /** Draws the fields anew, for a version that is put into the form in another way. */
    redraw,
    loadLatest: () => {
      if (latest === undefined) return
      rebase(latest)
      clear()
      redraw()
      show(latest)
    },
    /** Saves over the version that was told of; a still newer one is told of again. */
    overwrite: (form: HTMLFormElement | null) => {
      if (latest === undefined) return
      rebase(latest)
      clear()
      form?.requestSubmit()
    },
  }
}
