import { getFileOptions } from '@adwright/sdk/react-query'
import { chakra, Link } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrent } from '#web/session/current.ts'

/** One file as a link; a placeholder while it cannot be read. */
function MessageFile({ fileId, index }: { fileId: string; index: number }) {
  const { t } = useTranslation('help')
  const { account } = useCurrent()
  const { data: file } = useQuery({
    ...getFileOptions({ path: { accountId: account?.id ?? '', fileId } }),
    enabled: account !== undefined,
    meta: { errors: 'toast' },
  })
  return (
    <chakra.li display="flex" gap="1.5" alignItems="center" textStyle="sm" minWidth="0">
      <Paperclip size={14} aria-hidden="true" />
      {file ? (
        <Link href={file.url} target="_blank" rel="noopener noreferrer" color="accent.fg" truncate>
          {file.name}
        </Link>
      ) : (
        t('attachments.numbered', { number: index + 1 })
      )}
    </chakra.li>
  )
}

export function MessageFiles({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('help')
  if (ids.length === 0) return null
  return (
    <chakra.ul m="0" mt="2" p="0" listStyleType="none" aria-label={t('attachments.title')}>
      {ids.map((id, index) => (
        <MessageFile key={id} fileId={id} index={index} />
      ))}
    </chakra.ul>
  )
}
