import { useUpdateFileMutation } from '@adwright/sdk/react-query'
import { type FileItem, MediaValidationSeverity, type SocialPostFinding, SocialPostType } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ImagePlus, Palette, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MediaPicker } from '#web/domain/files/MediaPicker.tsx'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { problemText } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { SortableList } from '#web/ui/drag/SortableList.tsx'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { DesignOffer } from './DesignOffer.tsx'
import type { Draft } from './draft.ts'

const MAX_FILES = 10
const MAX_NAME = 100
/** What an address holds of the text, as the brief of a design. */
const MAX_BRIEF = 1000

interface MediaFieldProps {
  draft: Draft
  change: (values: Partial<Draft>) => void
  findings: readonly SocialPostFinding[]
  /** The saved post; undefined for a new one, which no design can name yet. */
  postId: string | undefined
  /** Saves a new post, and begins a design for it. */
  onDesign: () => void
}

function AltText({ file, onSaved }: { file: FileItem; onSaved: (file: FileItem) => void }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const update = useUpdateFileMutation()
  const [text, setText] = useState(file.altText ?? '')
  async function save() {
    if (text.trim() === (file.altText ?? '')) return
    try {
      onSaved(
        await update.mutateAsync({ path: { accountId, fileId: file.id }, body: { altText: text.trim() || null } }),
      )
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('media.altFailed'), description: problemText(error) })
    }
  }
  return (
    <Input
      size="sm"
      aria-label={t('media.altFor', { name: file.name })}
      placeholder={t('media.alt')}
      maxLength={500}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void save()}
    />
  )
}

/** The form of the post, and its images and videos in order. */
export function MediaField({ draft, change, findings, postId, onDesign }: MediaFieldProps) {
  const { t } = useTranslation('social-calendar')
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { media } = draft
  const networks = [...new Set(draft.channels.map(({ network }) => network))]
  const names = networks.map((network) => networkName(network)).join(', ')
  const mayDesign = useCan('manageDesigns')

  const move = (from: number, to: number) => {
    const file = media[from]
    if (file) change({ media: media.toSpliced(from, 1).toSpliced(to, 0, file) })
  }

  return (
    <Flex direction="column" gap="3">
      <Flex direction="column" gap="1.5" maxWidth="14rem">
        <chakra.label htmlFor={id} textStyle="label">
          {t('media.form')}
        </chakra.label>
        <Select
          id={id}
          value={draft.postType}
          onChange={({ target }) => {
            const postType = Object.values(SocialPostType).find((one) => String(one) === target.value)
            if (postType) change({ postType })
          }}
        >
          {Object.values(SocialPostType).map((one) => (
            <option key={one} value={one}>
              {t(`postType.${one}`)}
            </option>
          ))}
        </Select>
      </Flex>
      <SortableList items={media} keyOf={({ id: fileId }) => fileId} labelOf={({ name }) => name} onMove={move}>
        {(file, index) => (
          <Flex layerStyle="card" p="2" gap="3" align="flex-start">
            {file.thumbnailUrl ? (
              <chakra.img
                src={file.thumbnailUrl}
                alt=""
                boxSize="16"
                objectFit="cover"
                borderRadius="l1"
                flexShrink="0"
              />
            ) : null}
            <Flex direction="column" gap="1.5" flex="1" minWidth="0">
              <Text textStyle="sm" overflowWrap="anywhere">
                {file.name}
              </Text>
              <AltText
                key={file.altText}
                file={file}
                onSaved={(saved) => change({ media: media.map((one) => (one.id === saved.id ? saved : one)) })}
              />
              {findings
                .filter(({ fileId, severity }) => fileId === file.id && severity === MediaValidationSeverity.Error)
                .map(({ rule, network, message }) => (
                  <Text key={`${rule} ${network}`} textStyle="xs" color="bad.fg">
                    {message}
                  </Text>
                ))}
            </Flex>
            <Flex>
              <IconButton
                icon={ArrowUp}
                label={t('media.up', { name: file.name })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('media.down', { name: file.name })}
                disabled={index === media.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon={X}
                label={t('media.remove', { name: file.name })}
                onClick={() => {
                  // Without a further file, nothing of the list is left to have the focus.
                  if (media.length === 1) add.current?.focus()
                  change({ media: media.filter((one) => one.id !== file.id) })
                }}
              />
            </Flex>
          </Flex>
        )}
      </SortableList>
      <Flex gap="2" wrap="wrap">
        <Button ref={add} variant="outline" onClick={() => setIsOpen(true)}>
          <ImagePlus aria-hidden="true" />
          {t('media.add')}
        </Button>
        {media.length > 0 || !mayDesign ? null : postId === undefined ? (
          <Button variant="ghost" onClick={onDesign}>
            <Palette aria-hidden="true" />
            {t('media.saveAndDesign')}
          </Button>
        ) : (
          <Button asChild variant="ghost">
            {/* In a tab of its own: the post stays open, and offers the picture once it is drawn. */}
            <Link
              to={paths.newDesign({
                postId,
                name: draft.title.slice(0, MAX_NAME),
                brief: draft.text.slice(0, MAX_BRIEF),
              })}
              target="_blank"
            >
              <Palette aria-hidden="true" />
              {t('media.design')}
            </Link>
          </Button>
        )}
      </Flex>
      {postId === undefined || media.length >= MAX_FILES ? null : (
        <DesignOffer postId={postId} draft={draft} change={change} onUsed={() => add.current?.focus()} />
      )}
      <MediaPicker
        hasDesigns
        target={networks.length > 0 ? { networks, names, postType: draft.postType } : undefined}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        chosen={media}
        max={MAX_FILES}
        onChange={(files) => change({ media: files })}
      />
    </Flex>
  )
}
