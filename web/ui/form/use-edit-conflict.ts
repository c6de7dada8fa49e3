import { useEffect, useEffectEvent, useState } from 'react'
import { createOwnSaves } from '#web/lib/own-saves.ts'

/**
 * Optimistic locking: the server compares versions and rejects the later save. A rejected save loads the latest version,
 * so that the person can decide; any other failure is thrown.
 */
export function useLatestOnConflict<Latest>(fetchLatest: () => Promise<Latest | undefined>) {
  const [latest, setLatest] = useState<Latest>()
  const [run] = useState(() => createOwnSaves<Latest>())

  /**
   * Runs a save; undefined if it was rejected because of an edit conflict. With `resultIn`, an own save whose answer was lost is no
   * conflict: it is done, or the base of this save.
   */
  async function send<Saved>(
    save: (own?: Latest) => Promise<Saved>,
    resultIn?: (latest: Latest) => Saved | undefined,
  ): Promise<Saved | undefined> {
    const outcome = await run({ send: save, fetchLatest, resultIn })
    if ('saved' in outcome) return outcome.saved
    setLatest(outcome.latest)
    return undefined
  }

  return { latest, send, clear: () => setLatest(undefined) }
}

interface EditConflictOptions<Latest> {
  /** Loads the latest version of the item; undefined if it was deleted. */
  fetchLatest: () => Promise<Latest | undefined>
  /** Bases the next save on this version. */
  rebase: (latest: Latest) => void
  /** Shows this version in the form. */
  show: (latest: Latest) => void
  /** Focuses the first field after the form has changed to another version. */
  focusFirst: () => void
}

/** The edit conflict of a form, resolved by loading the latest version or by overwriting it. */
export function useEditConflict<Latest>({ fetchLatest, rebase, show, focusFirst }: EditConflictOptions<Latest>) {
  const { latest, send, clear } = useLatestOnConflict(fetchLatest)
  const [formVersion, setFormVersion] = useState(0)
  const remount = () => setFormVersion(formVersion + 1)
  const onNewVersion = useEffectEvent(focusFirst)
  useEffect(() => {
    if (formVersion > 0) onNewVersion()
  }, [formVersion])

  return {
    /** The version that someone else has saved; undefined without a conflict. */
    latest,
    send,
    clear,
    /** The key of the fields; a new version remounts fields that have local state. */
    formVersion,
    /** Remounts the fields for a version that is put into the form in another way. */
    remount,
    loadLatest: () => {
      if (latest === undefined) return
      rebase(latest)
      clear()
      remount()
      show(latest)
    },
    /** Saves over the version of this conflict; an even newer one is a new conflict. */
    overwrite: (form: HTMLFormElement | null) => {
      if (latest === undefined) return
      rebase(latest)
      clear()
      form?.requestSubmit()
    },
  }
}
