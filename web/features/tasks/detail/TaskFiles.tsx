import { getFileOptions } from '@adwright/sdk/react-query'
import type { Task } from '@adwright/sdk/types'
import { Button, chakra, Text } from '@chakra-ui/react'
import { useQueries } from '@tanstack/react-query'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, anyFile, fileProblem } from '#web/domain/files/file-check.ts'
import { useAccountUpload } from '#web/domain/files/use-account-upload.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useAccount } from '#web/session/current.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { SaveTask } from './use-task-api.ts'

const MAX_FILES = 10
const KILOBYTE = 1024

/** The files of a task: opened, added by upload, and removed from the task, which leaves them in the account. */
export function TaskFiles({ task, save, isReadOnly }: { task: Task; save: SaveTask; isReadOnly: boolean }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, progress } = useAccountUpload()
  const [problem, setProblem] = useState<string>()
  const ids = task.attachmentFileIds
  const files = useQueries({
    queries: ids.map((id) => ({
      ...getFileOptions({ path: { accountId, fileId: id } }),
      meta: { errors: 'inline' as const },
    })),
  })

  async function add(file: File | undefined) {
    if (!file) return
    const refused = fileProblem(file, anyFile)
    if (refused) return setProblem(t(`files.${refused}`, { name: file.name }))
    setProblem(undefined)
    try {
      const { id } = await upload(file)
      await save({ attachmentFileIds: [...ids, id] })
    } catch (error) {
      setProblem(serverMessageOr(error, t('change.retry')))
    }
  }

  if (isReadOnly && ids.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="semibold" mb="1">
        {t('files.title')}
      </Text>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
        {ids.map((id, index) => {
          const file = files[index]?.data
          return (
            <chakra.li key={id} display="flex" gap="2" alignItems="center">
              <Paperclip size={14} aria-hidden="true" />
              {file ? (
                <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
                  <chakra.a
                    href={file.url}
                    target="_blank"
                    rel="noreferrer"
                    color="accent.fg"
                    textDecoration="underline"
                  >
                    {file.name}
                  </chakra.a>{' '}
                  <chakra.span textStyle="xs" color="fg.muted">
                    {t('files.kilobytes', { size: format.number(Math.ceil(file.sizeBytes / KILOBYTE)) })}
                  </chakra.span>
                </chakra.span>
              ) : (
                <chakra.span flex="1" color="fg.muted">
                  {t(files[index]?.error ? 'files.gone' : 'files.loading')}
                </chakra.span>
              )}
              {isReadOnly ? null : (
                <IconButton
                  size="xs"
                  icon={X}
                  label={t('files.remove', { name: file?.name ?? id })}
                  onClick={() => void save({ attachmentFileIds: ids.filter((one) => one !== id) })}
                />
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
      {problem ? (
        <Text role="alert" color="bad.fg" textStyle="sm" mt="1">
          {problem}
        </Text>
      ) : null}
      {isReadOnly || ids.length >= MAX_FILES ? null : (
        <>
          <Button
            size="sm"
            variant="outline"
            mt="2"
            disabled={progress !== undefined}
            onClick={() => input.current?.click()}
          >
            <Paperclip aria-hidden="true" />
            {progress === undefined ? t('files.add') : t('files.uploading', { share: format.rate(progress, 0) })}
          </Button>
          <chakra.input
            ref={input}
            type="file"
            accept={acceptOf(anyFile)}
            srOnly
            tabIndex={-1}
            aria-label={t('files.add')}
            onChange={({ currentTarget }) => {
              void add(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </>
      )}
    </section>
  )
}
