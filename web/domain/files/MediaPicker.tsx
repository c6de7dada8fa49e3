import { listFilesOptions } from '@adwright/sdk/react-query'
import { type FileItem, FileKind } from '@adwright/sdk/types'
import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { acceptOf, type FileRule, fileProblem } from './file-check.ts'
import { useAccountUpload } from './use-account-upload.ts'
import { uploadProblem } from './use-upload.ts'

const MEDIA: FileRule = {
  endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'mp4', 'mov', 'webm'],
  mostMegabytes: 25,
  mostVideoMegabytes: 200,
}
const PAGE_SIZE = 50 as const
const BYTES_PER_GB = 1024 ** 3

interface MediaPickerProps {
  isOpen: boolean
  onClose: () => void
  chosen: readonly FileItem[]
  /** The most files that can be chosen. */
  max: number
  onChange: (files: FileItem[]) => void
}

/** Chooses images and videos of the account, in the order they are chosen, or uploads further ones. */
export function MediaPicker({ isOpen, onClose, chosen, max, onChange }: MediaPickerProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const id = useId()
  const { id: accountId } = useAccount()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { upload, progress } = useAccountUpload()
  const query = { kinds: [FileKind.Image, FileKind.Video], pageSize: PAGE_SIZE, ...(text ? { searchText: text } : {}) }
  const files = useQuery({
    ...listFilesOptions({ path: { accountId }, query }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const isFull = chosen.length >= max

  async function add(file: File) {
    const found = fileProblem(file, MEDIA)
    if (found) return setProblem(t(`ui.media.problem.${found}`, { name: file.name }))
    setProblem(undefined)
    try {
      const stored = await upload(file)
      if (!isFull) onChange([...chosen, stored])
    } catch (error) {
      setProblem(uploadProblem(error))
    }
  }

  return (
    <Dialog
      title={t('ui.media.title')}
      description={t('ui.media.text', { count: max })}
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      footer={<Button onClick={onClose}>{t('ui.media.done')}</Button>}
    >
      <Flex direction="column" gap="3">
        <Flex gap="2" wrap="wrap" align="center">
          <SearchBox label={t('ui.media.search')} value={text} onChange={setText} />
          <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            {progress === undefined
              ? t('ui.media.upload')
              : t('ui.media.uploading', { share: format.rate(progress, 0) })}
          </Button>
          <chakra.input
            ref={input}
            type="file"
            accept={acceptOf(MEDIA)}
            srOnly
            tabIndex={-1}
            aria-label={t('ui.media.upload')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void add(file)
              currentTarget.value = ''
            }}
          />
        </Flex>
        {problem ? (
          <Text role="alert" color="bad.fg" textStyle="sm">
            {problem}
          </Text>
        ) : null}
        {files.error ? (
          <SectionError title={t('ui.media.error')} error={files.error} onRetry={() => void files.refetch()} />
        ) : files.data?.items.length === 0 ? (
          <EmptyState headingLevel="h3" title={t('ui.media.empty')} />
        ) : (
          <Grid as="ul" templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="3" listStyleType="none">
            {(files.data?.items ?? []).map((file) => {
              const isChosen = chosen.some((one) => one.id === file.id)
              return (
                <chakra.li key={file.id} layerStyle="card" overflow="hidden">
                  <chakra.label htmlFor={`${id}-${file.id}`} display="block" cursor="pointer">
                    {file.thumbnailUrl ? (
                      <chakra.img src={file.thumbnailUrl} alt="" width="100%" height="7rem" objectFit="cover" />
                    ) : (
                      <chakra.span display="block" height="7rem" bg="bg.muted" />
                    )}
                    <Flex gap="2" p="2" align="flex-start">
                      <Checkbox
                        id={`${id}-${file.id}`}
                        mt="0.5"
                        checked={isChosen}
                        disabled={isFull && !isChosen}
                        onChange={() =>
                          onChange(isChosen ? chosen.filter((one) => one.id !== file.id) : [...chosen, file])
                        }
                      />
                      <chakra.span textStyle="xs" overflowWrap="anywhere">
                        {file.name}
                        <chakra.span display="block" color="fg.muted">
                          {file.width && file.height ? `${file.width} × ${file.height}` : ''}
                        </chakra.span>
                      </chakra.span>
                    </Flex>
                  </chakra.label>
                </chakra.li>
              )
            })}
          </Grid>
        )}
        {files.data ? (
          <Text textStyle="xs" color="fg.muted">
            {t('ui.media.used', {
              used: format.number(files.data.usedBytes / BYTES_PER_GB, 2),
              limit: format.number(files.data.limitBytes / BYTES_PER_GB, 0),
            })}
          </Text>
        ) : null}
      </Flex>
    </Dialog>
  )
}
