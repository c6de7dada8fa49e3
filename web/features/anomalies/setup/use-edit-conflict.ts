import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { useWatches } from '#web/features/anomalies/use-watches.ts'
import { isEditConflict } from '#web/lib/edit-conflict.ts'
import { toProblem } from '#web/lib/problem.ts'

interface EditConflict<T> {
  /** The version with which the edit began. */
  start: T
  /** The same as it is by now, in its watch; undefined when it is gone. */
  find: (watches: readonly AnomalyConfiguration[]) => T | undefined
  /** Puts another version into the form. */
  show: (latest: T) => void
  /** Goes to the first field, when the form shows another version. */
  focus: () => void
}

/** Optimistic locking for an edit form: the server compares versions and rejects the later save. */
export function useEditConflict<T extends { version: number }>({ start, find, show, focus }: EditConflict<T>) {
  const watches = useWatches()
  const version = useRef(start.version)
  const [problem, setProblem] = useState<string>()
  /** A React key: fields with local text state are remounted for another version. */
  const [round, setRound] = useState(0)

  const goToFirst = useRef(focus)
  useEffect(() => {
    goToFirst.current = focus
  })
  useEffect(() => {
    if (round > 0) goToFirst.current()
  }, [round])

  /** Fetches the latest version and passes it to `act`; if that fails, shows the error in the conflict notice. */
  async function withLatest(act: (latest: T) => void) {
    try {
      const { data } = await watches.refetch({ throwOnError: true })
      const latest = find(data ?? [])
      if (latest) act(latest)
    } catch (error) {
      setProblem(toProblem(error).message)
    }
  }

  return {
    problem,
    round,
    /** Rebases the form on another version: a saved one, or the latest one. */
    rebaseOn: (latest: T) => {
      version.current = latest.version
      setProblem(undefined)
    },
    /** Sends an edit; returns undefined on an edit conflict. */
    send: async <Saved>(work: (expectedVersion: number) => Promise<Saved>): Promise<Saved | undefined> => {
      try {
        return await work(version.current)
      } catch (error) {
        if (!isEditConflict(error)) throw error
        setProblem(toProblem(error).message)
        return undefined
      }
    },
    loadLatest: () =>
      withLatest((latest) => {
        version.current = latest.version
        setProblem(undefined)
        setRound(round + 1)
        show(latest)
      }),
    overwrite: (form: HTMLFormElement | null) =>
      withLatest((latest) => {
        version.current = latest.version
        setProblem(undefined)
        form?.requestSubmit()
      }),
  }
}
