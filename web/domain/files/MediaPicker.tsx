import { listFilesOptions } from '@adwright/sdk/react-query'
import { type FileItem, FileKind } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { Pager } from '#web/ui/table/Pager.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { DesignPictures } from './DesignPictures.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { MediaTile } from './MediaTile.tsx'
import { type MediaTarget, useMediaFit } from './use-media-fit.ts'
import { acceptedMedia, useMediaUpload } from './use-media-upload.ts'

const PAGE_SIZE = 50 as const
const BYTES_PER_GB = 1024 ** 3

interface MediaPickerProps {
  isOpen: boolean
  onClose: () => void
  chosen: readonly FileItem[]
  /** The most files that can be chosen. */
  max: number
  onChange: (files: FileItem[]) => void
  /** Whether pictures of designs can be chosen, too. */
  hasDesigns?: boolean
  /** The networks that the files are chosen for; files that don't fit say why. */
  target?: MediaTarget | undefined
}

/** Chooses images and videos of the account, in the order they are chosen, or uploads further ones. */
export function MediaPicker({ isOpen, onClose, chosen, max, onChange, hasDesigns = false, target }: MediaPickerProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const [text, setText] = useState('')
  const [currentPage, setCurrentPage] = useState(1)
  const [tab, setTab] = useState<'files' | 'designs'>('files')
  const [isFitting, setFitting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { add, problem, progress } = useMediaUpload({ chosen, max, onChange })
  const query = {
    kinds: [FileKind.Image, FileKind.Video],
    currentPage,
    pageSize: PAGE_SIZE,
    ...(text ? { searchText: text } : {}),
  }
  const files = useQuery({
    ...listFilesOptions({ path: { accountId }, query }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const isFull = chosen.length >= max
  const listed = files.data?.items ?? []
  const fit = useMediaFit(listed, isOpen && target && target.networks.length > 0 ? target : undefined)
  const shown = isFitting && fit.isKnown ? listed.filter(({ id }) => fit.problemOf(id) === undefined) : listed

  function noteOf({ id, width, height }: FileItem) {
    const size = width && height ? `${width} × ${height}` : ''
    if (!target || !fit.isKnown) return size
    const note = fit.problemOf(id) ?? t('ui.media.fits', { networks: target.names })
    return size ? `${size} · ${note}` : note
  }

  const accountFiles = (
    <Flex
      direction="column"
      gap="3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void add([...event.dataTransfer.files])
      }}
      onPaste={({ clipboardData }) => void add([...clipboardData.files])}
    >
      <Flex gap="2" wrap="wrap" align="center">
        <SearchBox
          label={t('ui.media.search')}
          value={text}
          onChange={(next) => {
            setText(next)
            setCurrentPage(1)
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {progress === undefined ? t('ui.media.upload') : t('ui.media.uploading', { share: format.rate(progress, 0) })}
        </Button>
        <chakra.input
          ref={input}
          type="file"
          accept={acceptedMedia}
          multiple
          srOnly
          tabIndex={-1}
          aria-label={t('ui.media.upload')}
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {t('ui.media.drop')}
      </Text>
      {target && fit.isKnown ? (
        <chakra.label display="flex" gap="2" alignItems="center" alignSelf="flex-start" textStyle="sm">
          <Checkbox checked={isFitting} onChange={() => setFitting(!isFitting)} />
          {t('ui.media.onlyFitting', { networks: target.names })}
        </chakra.label>
      ) : null}
      {problem ? (
        <Text role="alert" color="bad.fg" textStyle="sm">
          {problem}
        </Text>
      ) : null}
      {files.error ? (
        <SectionError title={t('ui.media.error')} error={files.error} onRetry={() => void files.refetch()} />
      ) : files.data?.items.length === 0 ? (
        <EmptyState headingLevel="h3" title={text ? t('ui.media.noneFound', { text }) : t('ui.media.empty')} />
      ) : shown.length === 0 && listed.length > 0 ? (
        <Text color="fg.muted">{t('ui.media.noneFits', { networks: target?.names })}</Text>
      ) : (
        <MediaGrid isLoading={files.isPending}>
          {shown.map((file) => {
            const isChosen = chosen.some((one) => one.id === file.id)
            return (
              <MediaTile
                key={file.id}
                src={file.thumbnailUrl}
                name={file.name}
                note={noteOf(file)}
                isChosen={isChosen}
                isDisabled={isFull && !isChosen}
                onToggle={() => onChange(isChosen ? chosen.filter((one) => one.id !== file.id) : [...chosen, file])}
              />
            )
          })}
        </MediaGrid>
      )}
      {files.data && files.data.totalCount > PAGE_SIZE ? (
        <Pager
          paging={{ currentPage, pageSize: PAGE_SIZE, totalCount: files.data.totalCount }}
          onPageChange={setCurrentPage}
        />
      ) : null}
      {files.data ? (
        <Text textStyle="xs" color="fg.muted">
          {t('ui.media.used', {
            used: format.number(files.data.usedBytes / BYTES_PER_GB, 2),
            limit: format.number(files.data.limitBytes / BYTES_PER_GB, 0),
          })}
        </Text>
      ) : null}
    </Flex>
  )

  return (
    <Dialog
      title={t('ui.media.title')}
      description={t('ui.media.text', { count: max })}
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      footer={<Button onClick={onClose}>{t('ui.media.done')}</Button>}
    >
      {hasDesigns ? (
        <Tabs
          tabs={(['files', 'designs'] as const).map((value) => ({ value, label: t(`ui.media.tab.${value}`) }))}
          value={tab}
          onChange={setTab}
        >
          {tab === 'files' ? accountFiles : <DesignPictures chosen={chosen} isFull={isFull} onChange={onChange} />}
        </Tabs>
      ) : (
        accountFiles
      )}
    </Dialog>
  )
}
