import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { useWatches } from '#web/features/anomalies/use-watches.ts'
import { isFailedCall, toProblem } from '#web/lib/problem.ts'

interface Overtaken<T> {
  /** What the edit began with. */
  start: T
  /** The same as it is by now, in its watch; undefined when it is gone. */
  find: (watches: readonly AnomalyConfiguration[]) => T | undefined
  /** Puts another version into the form. */
  show: (latest: T) => void
  /** Goes to the first field, when the form shows another version. */
  focus: () => void
}

/** An edit of what others edit too: the server holds the version it began with against its own, and the second to save is told. */
export function useOvertaken<T extends { version: number }>({ start, find, show, focus }: Overtaken<T>) {
  const watches = useWatches()
  const version = useRef(start.version)
  const [problem, setProblem] = useState<string>()
  /** Fields that hold text of their own are drawn anew with another version. */
  const [round, setRound] = useState(0)

  const goToFirst = useRef(focus)
  useEffect(() => {
    goToFirst.current = focus
  })
  useEffect(() => {
    if (round > 0) goToFirst.current()
  }, [round])

  /** What is to be done with the version of somebody else; when it cannot be read, the notice says so. */
  async function withTheirs(act: (latest: T) => void) {
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
    /** The form goes on from another version: one that was saved, or is there by now. */
    goOnFrom: (latest: T) => {
      version.current = latest.version
      setProblem(undefined)
    },
    /** Sends an edit; undefined when somebody else was faster. */
    send: async <Saved>(work: (expectedVersion: number) => Promise<Saved>): Promise<Saved | undefined> => {
      try {
        return await work(version.current)
      } catch (error) {
        if (!isFailedCall(error) || !error.code?.endsWith('changed-meanwhile')) throw error
        setProblem(toProblem(error).message)
        return undefined
      }
    },
    takeTheirs: () =>
      withTheirs((latest) => {
        version.current = latest.version
        setProblem(undefined)
        setRound(round + 1)
        show(latest)
      }),
    keepMine: (form: HTMLFormElement | null) =>
      withTheirs((latest) => {
        version.current = latest.version
        setProblem(undefined)
        form?.requestSubmit()
      }),
  }
}
