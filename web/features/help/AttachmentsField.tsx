import { Box, Button, chakra, Flex, Spinner } from '@chakra-ui/react'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { type Attachments, MAX_FILES } from './use-attachments.ts'

const TAKEN = '.jpg,.jpeg,.png,.gif,.webp,.svg,.pdf,.csv,.txt,.mp4,.mov,.webm'

/** Chooses files and lists them; what could not be uploaded is said under them. */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('help')
  const { files, problems, isUploading, add, remove } = attachments
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  return (
    <Box>
      <chakra.input
        ref={input}
        type="file"
        multiple
        accept={TAKEN}
        hidden
        aria-label={t('attachments.add')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          type="button"
          size="sm"
          variant="outline"
          aria-describedby={helpId}
          disabled={files.length >= MAX_FILES}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden="true" />
          {t('attachments.add')}
        </Button>
        {isUploading ? (
          <chakra.output display="inline-flex" gap="2" alignItems="center" color="fg.muted" textStyle="sm">
            <Spinner size="sm" aria-hidden="true" />
            {t('attachments.uploading')}
          </chakra.output>
        ) : null}
      </Flex>
      <Box id={helpId} textStyle="sm" color="fg.muted" mt="1.5">
        {t('attachments.help')}
      </Box>
      {files.length > 0 ? (
        <chakra.ul m="0" mt="2" p="0" listStyleType="none" aria-label={t('attachments.title')}>
          {files.map(({ id, name }) => (
            <chakra.li key={id} display="flex" alignItems="center" gap="1" minWidth="0">
              <chakra.span truncate title={name}>
                {name}
              </chakra.span>
              <IconButton type="button" icon={X} label={t('attachments.remove', { name })} onClick={() => remove(id)} />
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      <Box role="alert" color="bad.fg" textStyle="sm">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Box>
    </Box>
  )
}
