import { useImportSocialPostsMutation } from '@adwright/sdk/react-query'
import {
  type SocialPostImport,
  SocialPostImportOutcome,
  type SocialPostImportRow,
  type SocialPostImportRowResult,
} from '@adwright/sdk/types'
import { useState } from 'react'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { reasonText } from '#web/lib/reason-text.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'

/** The most rows that one request takes. */
const BLOCK = 500

export interface ImportResult {
  isTest: boolean
  rows: SocialPostImportRowResult[]
}

export const countOf = ({ rows }: ImportResult, outcome: SocialPostImportOutcome) =>
  rows.filter((row) => row.outcome === outcome).length

/**
 * Checks or imports the rows of a table in blocks. A block that fails ends the run; what was imported until then is shown. `run` resolves
 * to whether every row was answered.
 */
export function useImport() {
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const send = useImportSocialPostsMutation()
  const [result, setResult] = useState<ImportResult>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function run(
    rows: readonly SocialPostImportRow[],
    status: NonNullable<SocialPostImport['status']>,
    isTest: boolean,
  ) {
    const done: SocialPostImportRowResult[] = []
    setProblem(undefined)
    setProgress(0)
    try {
      for (let at = 0; at < rows.length; at += BLOCK) {
        const body = { isTest, status, rows: rows.slice(at, at + BLOCK) }
        // oxlint-disable-next-line no-await-in-loop -- a later block is compared with the posts of the earlier ones
        const answer = await send.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
        done.push(...answer.rows)
        setProgress(done.length / rows.length)
      }
    } catch (error) {
      setProblem(reasonText(error))
    }
    setProgress(undefined)
    if (done.length > 0) setResult({ isTest, rows: done })
    if (!isTest) await invalidate(...POST_READS)
    return done.length === rows.length
  }

  return { run, result, progress, problem, clear: () => setResult(undefined) }
}
