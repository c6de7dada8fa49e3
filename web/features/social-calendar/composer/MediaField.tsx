import { useUpdateFileMutation } from '@adwright/sdk/react-query'
import { type FileItem, MediaValidationSeverity, type SocialPostFinding, SocialPostType } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ImagePlus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaPicker } from '#web/domain/files/MediaPicker.tsx'
import { problemText } from '#web/lib/problem.ts'
import { useAccount } from '#web/session/current.ts'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Draft } from './draft.ts'

const MAX_FILES = 10

interface MediaFieldProps {
  draft: Draft
  change: (values: Partial<Draft>) => void
  findings: readonly SocialPostFinding[]
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

/** The form of the post, and its images and videos in order. Alt with the arrow keys moves a file. */
export function MediaField({ draft, change, findings }: MediaFieldProps) {
  const { t } = useTranslation('social-calendar')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { media } = draft

  function move(index: number, by: number) {
    const next = [...media]
    const [file] = next.splice(index, 1)
    if (file && index + by >= 0 && index + by < media.length) {
      next.splice(index + by, 0, file)
      change({ media: next })
    }
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
      {media.map((file, index) => (
        <Flex
          key={file.id}
          layerStyle="card"
          p="2"
          gap="3"
          align="flex-start"
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            move(index, event.key === 'ArrowUp' ? -1 : 1)
          }}
        >
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
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t('media.down', { name: file.name })}
              disabled={index === media.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon={X}
              label={t('media.remove', { name: file.name })}
              onClick={() => change({ media: media.filter((one) => one.id !== file.id) })}
            />
          </Flex>
        </Flex>
      ))}
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        <ImagePlus aria-hidden="true" />
        {t('media.add')}
      </Button>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        chosen={media}
        max={MAX_FILES}
        onChange={(files) => change({ media: files })}
      />
    </Flex>
  )
}
