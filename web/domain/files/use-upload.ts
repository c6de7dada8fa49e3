import { useCreateTemporaryFileMutation } from '@adwright/sdk/react-query'
import type { FileItem } from '@adwright/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { uploadingFetch } from '#web/session/api.ts'

/** The problem of a file, worded for its field, or the error of the upload. */
export function uploadProblem(error: unknown): string {
  const [said = problemText(error)] = Object.values(toProblem(error).fieldErrors ?? {}).flat()
  return said
}

/**
 * Uploads one file at a time, with progress and cancel. After a lost connection it retries once with the
 * same idempotency key. `upload` resolves to undefined when canceled and throws if the server rejects the file.
 */
export function useUpload() {
  const create = useCreateTemporaryFileMutation()
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)

  // The upload is canceled when the person leaves the screen.
  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File): Promise<FileItem | undefined> {
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    try {
      return await create.mutateAsync({
        body: { file },
        signal: controller.signal,
        fetch: uploadingFetch(setProgress),
        meta: { maxRetries: 1, timeoutMs: Number.POSITIVE_INFINITY },
      })
    } catch (error) {
      if (controller.signal.aborted) return undefined
      throw error
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }

  return { upload, cancel: () => running.current?.abort(), /** 0 to 1 while a file is on its way. */ progress }
}
