import { useUpdateUserMutation } from '@adwright/sdk/react-query'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ImageUp, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, fileProblem, isArrived, pictureFile } from '#web/domain/files/file-check.ts'
import { uploadProblem, useUpload } from '#web/domain/files/use-upload.ts'
import { Avatar } from '#web/domain/people/Avatar.tsx'
import { useCacheUser } from '#web/features/settings/use-cache-user.ts'
import { useUser } from '#web/session/current.ts'
import { nameOf } from '#web/session/person.ts'
import { ProgressLine } from '#web/ui/feedback/ProgressLine.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** The picture others see, or the initials; a new one is used as soon as it is uploaded. */
export function Picture() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const user = useUser()
  const cacheUser = useCacheUser()
  const update = useUpdateUserMutation()
  const { upload, cancel, progress } = useUpload()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const isBusy = progress !== undefined || update.isPending

  async function save(avatarUrl: string | null, done: string) {
    cacheUser(await update.mutateAsync({ body: { avatarUrl } }))
    toaster.show({ tone: 'good', title: done })
  }

  async function run(work: () => Promise<void>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(uploadProblem(error))
    }
  }

  const take = (file: File) =>
    run(async () => {
      const wrong = fileProblem(file, pictureFile)
      if (wrong) throw new Error(t(`pictureProblem.${wrong}`))
      const arrived = await upload(file)
      if (!arrived) return
      if (!isArrived(file, arrived, pictureFile)) throw new Error(t('pictureProblem.type'))
      await save(arrived.url, t('picture.saved'))
    })

  return (
    <Flex gap="4" align="flex-start" mb="5">
      <Avatar name={nameOf(user)} url={user.avatarUrl} size="lg" />
      <Box minWidth="0" flex="1">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {nameOf(user)}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {user.email}
        </Text>
        <Text color="fg.subtle" textStyle="xs">
          {t('info.since', { date: format.date(user.createdAt, 'medium', user.timeZone) })}
        </Text>
        <chakra.input
          ref={input}
          type="file"
          accept={acceptOf(pictureFile)}
          hidden
          aria-label={t('picture.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void take(file)
          }}
        />
        <Flex gap="2" mt="3" wrap="wrap">
          {progress === undefined ? (
            <Button
              variant="outline"
              size="sm"
              aria-describedby={helpId}
              disabled={isBusy}
              onClick={() => input.current?.click()}
            >
              <ImageUp aria-hidden="true" />
              {user.avatarUrl ? t('picture.change') : t('picture.choose')}
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={cancel}>
              <X aria-hidden="true" />
              {t('picture.cancel')}
            </Button>
          )}
          {user.avatarUrl && progress === undefined ? (
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              onClick={() => void run(() => save(null, t('picture.removed')))}
            >
              {t('picture.remove')}
            </Button>
          ) : null}
        </Flex>
        {progress === undefined ? null : (
          <ProgressLine label={t('picture.uploading')} share={progress} words={format.rate(progress, 0)} />
        )}
        <Text id={helpId} color="fg.muted" textStyle="sm" mt="1.5">
          {t('picture.help')}
        </Text>
        <Box role="alert" color="bad.fg" textStyle="sm">
          {problem}
        </Box>
      </Box>
    </Flex>
  )
}
