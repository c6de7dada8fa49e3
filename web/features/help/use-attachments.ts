import { useCreateTemporaryFileMutation } from '@adwright/sdk/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toProblem } from '#web/lib/problem.ts'
import { savedData } from '#web/lib/saved-data.ts'

export const MAX_FILES = 10
const MAX_BYTES = 209_715_200

export interface Attachment {
  id: string
  name: string
  /** When the upload vanishes unless it is sent. */
  expiresAt: string
}

const isAttachment = (value: unknown): value is Attachment =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'expiresAt'].every((field) => typeof Reflect.get(value, field) === 'string')

/** Uploads kept for a message that was not sent yet; those that vanished meanwhile are left out. */
export function readAttachments(kept: unknown, now: Date): Attachment[] {
  return Array.isArray(kept)
    ? kept.filter(isAttachment).filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
    : []
}

/** Files of a message in the making: each is uploaded when chosen and remembered under the name of the draft. */
export function useAttachments(draft: string) {
  const { t } = useTranslation('help')
  const place = `draft-${draft}-files`
  const [files, setFiles] = useState(() => readAttachments(savedData.get(place), new Date()))
  const [problems, setProblems] = useState<readonly string[]>([])
  const [pending, setPending] = useState(0)
  const upload = useCreateTemporaryFileMutation({ meta: { isShownInPlace: true } })

  // Uploads end one after the other, long after the render that began them.
  const latest = useRef(files)
  function change(next: (before: Attachment[]) => Attachment[]) {
    latest.current = next(latest.current)
    setFiles(latest.current)
    savedData.set(place, latest.current)
  }

  async function addOne(file: File) {
    if (file.size > MAX_BYTES) throw new Error(t('attachments.tooLarge'))
    const { id, name, expiresAt } = await upload.mutateAsync({ body: { file } })
    change((before) => [...before, { id, name, expiresAt: expiresAt ?? '' }])
  }

  async function add(chosen: readonly File[]) {
    const room = MAX_FILES - latest.current.length
    setProblems(chosen.length > room ? [t('attachments.tooMany', { count: MAX_FILES })] : [])
    const taken = chosen.slice(0, room)
    setPending((count) => count + taken.length)
    for (const file of taken) {
      try {
        await addOne(file)
      } catch (error) {
        setProblems((before) => [...before, `${file.name}: ${toProblem(error).message}`])
      } finally {
        setPending((count) => count - 1)
      }
    }
  }

  return {
    files,
    problems,
    isUploading: pending > 0,
    add,
    remove: (id: string) => change((before) => before.filter((file) => file.id !== id)),
    clear: () => change(() => []),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
