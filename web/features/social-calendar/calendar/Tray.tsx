import type { SocialPostSummary } from '@adwright/sdk/types'
import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'
import { Draggable } from '#web/ui/drag/Draggable.tsx'
import { DropPlace } from '#web/ui/drag/DropPlace.tsx'
import { PostRow } from './PostRow.tsx'
import { TRAY } from './use-calendar-drag.ts'

/** Posts without a time; they are dragged onto a day, and posts dropped here lose their time. An empty tray is there to be dropped on. */
export const Tray = memo(function Tray({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const mayWrite = useCan('managePosts')
  const isEmpty = posts.length === 0
  if (isEmpty && !mayWrite) return null
  return (
    <Box
      as="section"
      aria-label={t('tray.title')}
      width={{ base: '100%', xl: '17rem' }}
      flexShrink="0"
      // Phones have an agenda, in which nothing is dragged.
      hideBelow={isEmpty ? 'md' : undefined}
    >
      <DropPlace placeId={TRAY} isQuiet>
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {t('tray.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mb="2">
          {t(isEmpty ? 'tray.empty' : 'tray.text')}
        </Text>
        <Flex direction="column" gap="2">
          {posts.map((post) => (
            <Draggable key={post.id} itemId={post.id} placeId={TRAY} label={post.title} isFixed={!mayWrite}>
              <PostRow post={post} />
            </Draggable>
          ))}
        </Flex>
      </DropPlace>
    </Box>
  )
})
