import type { FileItem } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, type FileRule, fileProblem } from './file-check.ts'
import { useAccountUpload } from './use-account-upload.ts'
import { uploadProblem } from './use-upload.ts'

const MEDIA: FileRule = {
  endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'mp4', 'mov', 'webm'],
  mostMegabytes: 25,
  mostVideoMegabytes: 200,
}

export const acceptedMedia = acceptOf(MEDIA)

interface MediaUploadOptions {
  chosen: readonly FileItem[]
  /** The most files that can be chosen. */
  max: number
  onChange: (files: FileItem[]) => void
}

/** Uploads images and videos one after the other, and chooses them while there is room. */
export function useMediaUpload({ chosen, max, onChange }: MediaUploadOptions) {
  const { t } = useTranslation('common')
  const [problem, setProblem] = useState<string>()
  const { upload, progress } = useAccountUpload()
  async function add(files: Iterable<File>) {
    setProblem(undefined)
    const added: FileItem[] = []
    for (const file of files) {
      const found = fileProblem(file, MEDIA)
      if (found) {
        setProblem(t(`ui.media.problem.${found}`, { name: file.name }))
        continue
      }
      try {
        added.push(await upload(file))
        onChange([...chosen, ...added].slice(0, max))
      } catch (error) {
        return setProblem(uploadProblem(error))
      }
    }
  }
  return { add, problem, /** 0 to 1 while a file is on its way. */ progress }
}
