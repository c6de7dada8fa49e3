import { type Ticket, type TicketMessage, TicketMessageAuthor } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCurrent } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { MessageFiles } from './MessageFiles.tsx'

/** The API returns at most this many of the latest messages. */
const MAX_MESSAGES = 100

function Message({ message }: { message: TicketMessage }) {
  const { t } = useTranslation('help')
  const format = useFormat()
  const { account, user } = useCurrent()
  const { author, authorName, text, createdAt, attachmentFileIds } = message
  const isOwn = author === TicketMessageAuthor.Customer
  return (
    <chakra.li display="flex" justifyContent={isOwn ? 'flex-end' : 'flex-start'}>
      <Box
        layerStyle="card"
        bg={isOwn ? 'accent.subtle' : author === TicketMessageAuthor.Support ? 'bg.panel' : 'bg.muted'}
        px="4"
        py="3"
        maxWidth={{ base: '100%', md: '85%' }}
        minWidth="0"
      >
        <Flex gap="2" align="baseline" wrap="wrap" mb="1" textStyle="sm">
          <chakra.span fontWeight="semibold">{isOwn ? t('thread.you') : authorName}</chakra.span>
          <chakra.time color="fg.muted" dateTime={createdAt}>
            {format.dateTime(createdAt, account?.timeZone ?? user.timeZone)}
          </chakra.time>
        </Flex>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
        <MessageFiles ids={attachmentFileIds} />
      </Box>
    </chakra.li>
  )
}

/** The messages, oldest first. */
export function Thread({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('help')
  return (
    <>
      {ticket.messages.length >= MAX_MESSAGES ? (
        <Text color="fg.muted" textStyle="sm" mb="2">
          {t('thread.last', { count: MAX_MESSAGES })}
        </Text>
      ) : null}
      <chakra.ol
        aria-label={t('thread.title')}
        m="0"
        p="0"
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="3"
      >
        {ticket.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </chakra.ol>
    </>
  )
}
