import { useCreateTemporaryFileMutation } from '@adwright/sdk/react-query'
import type { FileItem } from '@adwright/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { inWords, isFailedCall, toProblem } from '#web/lib/problem.ts'
import { uploadingFetch } from '#web/session/api.ts'

const TRIES = 2

/** The connection broke: nothing says that the file is wrong, so the same upload is tried once more. */
const isBroken = (error: unknown) => isFailedCall(error) && error.kind === 'FETCH_ERROR'

/** A validation error to show beside the field, or the uploaded file. */
export function uploadProblem(error: unknown): string {
  const [said = inWords(error)] = Object.values(toProblem(error).fieldErrors ?? {}).flat()
  return said
}

/**
 * Uploads one file at a time: how far it is, and a way to stop it. A broken connection is tried again once under the
 * same idempotency key. `upload` answers undefined when it was cancelled, and throws what the server refused.
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
    const call = {
      body: { file },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      signal: controller.signal,
      fetch: uploadingFetch(setProgress),
    }
    setProgress(0)
    try {
      for (let tried = 1; ; tried += 1) {
        try {
          return await create.mutateAsync(call)
        } catch (error) {
          if (controller.signal.aborted) return undefined
          if (tried === TRIES || !isBroken(error)) throw error
          setProgress(0)
        }
      }
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }

  return { upload, cancel: () => running.current?.abort(), /** 0 to 1 while a file is on its way. */ progress }
}
