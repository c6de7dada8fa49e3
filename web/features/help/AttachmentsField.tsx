import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, anyFile } from '#web/domain/files/file-check.ts'
import { ProgressLine } from '#web/ui/feedback/ProgressLine.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { type Attachments, MAX_FILES } from './use-attachments.ts'

/** Selects files and lists them; upload errors are shown below. */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('help')
  const format = useFormat()
  const { files, problems, waiting, progress, isUploading, add, cancel, remove } = attachments
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  return (
    <Box>
      <chakra.input
        ref={input}
        type="file"
        multiple
        accept={acceptOf(anyFile)}
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
          <Button type="button" size="sm" variant="ghost" onClick={cancel}>
            {t('attachments.cancel')}
          </Button>
        ) : null}
      </Flex>
      {isUploading ? (
        <ProgressLine
          label={t('attachments.uploading', { name: waiting[0] })}
          share={progress}
          words={format.rate(progress, 0)}
        />
      ) : null}
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
