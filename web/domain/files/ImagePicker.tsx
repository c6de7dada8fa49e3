import { getFileOptions } from '@adwright/sdk/react-query'
import type { FileItem } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { FieldNotes } from '#web/ui/form/FieldFrame.tsx'
import { MediaPicker } from './MediaPicker.tsx'

interface ImagePickerProps {
  id: string
  label: string
  help: string
  fileId: string | null
  error: string | undefined
  isDisabled?: boolean
  /** Whether the choice of another image is open from the start. */
  startsOpen?: boolean
  onChange: (fileId: string | null) => void
  /** Shown below the field for the chosen image. */
  children?: (src: string) => ReactNode
}

/** One image of the account, chosen from its files or uploaded. */
export function ImagePicker({
  id,
  label,
  help,
  fileId,
  error,
  isDisabled = false,
  startsOpen = false,
  onChange,
  children,
}: ImagePickerProps) {
  const { t } = useTranslation('common')
  const { id: accountId } = useAccount()
  const [isOpen, setOpen] = useState(startsOpen)
  const [picked, setPicked] = useState<FileItem>()
  const known = picked?.id === fileId ? picked : undefined
  const read = useQuery({
    ...getFileOptions({ path: { accountId, fileId: fileId ?? '' } }),
    enabled: fileId !== null && !known,
  })
  const file = fileId === null ? undefined : (known ?? read.data)

  function choose(chosen: FileItem[]) {
    const last = chosen.at(-1)
    setPicked(last)
    onChange(last?.id ?? null)
  }

  return (
    <Flex direction="column" gap="1.5" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Text id={`${id}-label`} fontWeight="medium" textStyle="sm">
        {label}
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        {file?.thumbnailUrl ? (
          <chakra.img
            src={file.thumbnailUrl}
            alt={file.altText ?? file.name}
            height="4.5rem"
            maxWidth="10rem"
            objectFit="contain"
            bg="bg.muted"
            borderRadius="l2"
          />
        ) : null}
        <Button variant="outline" size="sm" disabled={isDisabled} onClick={() => setOpen(true)}>
          <ImagePlus aria-hidden="true" />
          {fileId === null ? t('image.choose') : t('image.replace')}
        </Button>
        {fileId === null || isDisabled ? null : (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            <X aria-hidden="true" />
            {t('image.remove')}
          </Button>
        )}
      </Flex>
      <FieldNotes id={id} error={error} help={help} />
      {file?.thumbnailUrl ? children?.(file.thumbnailUrl) : null}
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        chosen={file ? [file] : []}
        max={2}
        onChange={choose}
      />
    </Flex>
  )
}
