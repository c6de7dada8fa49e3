import type { SocialPostSummary } from '@adwright/sdk/types'
import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'
import { Draggable } from '#web/ui/drag/Draggable.tsx'
import { DropPlace } from '#web/ui/drag/DropPlace.tsx'
import { PostRow } from './PostRow.tsx'
import { TRAY } from './use-calendar-drag.ts'

/** Posts without a time; they are dragged onto a day, and posts dropped here lose their time. */
export function Tray({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const mayWrite = useCan('managePosts')
  if (posts.length === 0) return null
  return (
    <Box as="section" aria-label={t('tray.title')} width={{ base: '100%', xl: '17rem' }} flexShrink="0">
      <DropPlace placeId={TRAY} isQuiet>
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {t('tray.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mb="2">
          {t('tray.text')}
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
}
