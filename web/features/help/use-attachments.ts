import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anyFile, fileProblem, isArrived } from '#web/domain/files/file-check.ts'
import { uploadProblem, useUpload } from '#web/domain/files/use-upload.ts'
import { savedData } from '#web/lib/saved-data.ts'

export const MAX_FILES = 10

export interface Attachment {
  id: string
  name: string
  /** When an unsent upload is deleted. */
  expiresAt: string
}

const isAttachment = (value: unknown): value is Attachment =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'expiresAt'].every((field) => typeof Reflect.get(value, field) === 'string')

/** Uploads of an unsent message, restored from storage; deleted ones are omitted. */
export function readAttachments(kept: unknown, now: Date): Attachment[] {
  return Array.isArray(kept)
    ? kept.filter(isAttachment).filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
    : []
}

/** Attachments of an unsent message: each is uploaded when selected and stored with the draft. */
export function useAttachments(draft: string) {
  const { t } = useTranslation('help')
  const place = `draft-${draft}-files`
  const [files, setFiles] = useState(() => readAttachments(savedData.get(place), new Date()))
  const [problems, setProblems] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const { upload, cancel, progress } = useUpload()

  // Uploads finish after the render that started them, so the latest list is read from a ref.
  const latest = useRef(files)
  const queue = useRef<File[]>([])
  function change(next: (before: Attachment[]) => Attachment[]) {
    latest.current = next(latest.current)
    setFiles(latest.current)
    savedData.set(place, latest.current)
  }

  async function addOne(file: File) {
    const wrong = fileProblem(file, anyFile)
    if (wrong) throw new Error(t(`attachmentProblem.${wrong}`))
    const arrived = await upload(file)
    if (!arrived) return
    if (!isArrived(file, arrived, anyFile)) throw new Error(t('attachmentProblem.changed'))
    const { id, name, expiresAt } = arrived
    change((before) => [...before, { id, name, expiresAt: expiresAt ?? '' }])
  }

  async function add(chosen: readonly File[]) {
    const room = MAX_FILES - latest.current.length - queue.current.length
    setProblems(chosen.length > room ? [t('attachments.tooMany', { count: MAX_FILES })] : [])
    const isRunning = queue.current.length > 0
    queue.current.push(...chosen.slice(0, Math.max(0, room)))
    const updateWaiting = () => setWaiting(queue.current.map(({ name }) => name))
    updateWaiting()
    if (isRunning) return
    for (let file = queue.current[0]; file; file = queue.current[0]) {
      try {
        await addOne(file)
      } catch (error) {
        const problem = `${file.name}: ${uploadProblem(error)}`
        setProblems((before) => [...before, problem])
      }
      queue.current.shift()
      updateWaiting()
    }
  }

  return {
    files,
    problems,
    /** Names of the files in the queue; `progress` is that of the first one. */
    waiting,
    progress: progress ?? 0,
    isUploading: waiting.length > 0,
    add,
    cancel: () => {
      queue.current.length = Math.min(queue.current.length, 1)
      cancel()
    },
    remove: (id: string) => change((before) => before.filter((file) => file.id !== id)),
    clear: () => change(() => []),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
