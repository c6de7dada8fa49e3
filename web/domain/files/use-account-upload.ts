import { useCreateFileMutation } from '@adwright/sdk/react-query'
import type { FileItem } from '@adwright/sdk/types'
import { useState } from 'react'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { uploadingFetch } from '#web/session/api.ts'
import { useAccount } from '#web/session/current.ts'

/** Uploads a file to the account, with progress. */
export function useAccountUpload() {
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const create = useCreateFileMutation()
  const [progress, setProgress] = useState<number>()
  async function upload(file: File): Promise<FileItem> {
    setProgress(0)
    try {
      const stored = await create.mutateAsync({
        path: { accountId },
        body: { file },
        fetch: uploadingFetch(setProgress),
        meta: { maxRetries: 1, timeoutMs: Number.POSITIVE_INFINITY },
      })
      void invalidate('listFiles')
      return stored
    } finally {
      setProgress(undefined)
    }
  }
  return { upload, /** 0 to 1 while a file is on its way. */ progress }
}
