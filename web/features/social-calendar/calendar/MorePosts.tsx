import type { SocialPostSummary } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { PostTile } from './PostTile.tsx'

/** A button with the number of posts that found no room, which opens all of them. */
export function MorePosts({
  title,
  posts,
  shown,
}: {
  title: string
  posts: readonly SocialPostSummary[]
  shown: number
}) {
  const { t } = useTranslation('social-calendar')
  if (posts.length <= shown) return null
  return (
    <Popover
      label={title}
      width="18rem"
      maxHeight="24rem"
      trigger={
        <Button variant="ghost" size="xs" justifyContent="flex-start">
          {t('month.more', { count: posts.length - shown })}
        </Button>
      }
    >
      {() => (
        <Flex direction="column" gap="1" p="2" overflowY="auto">
          <Text textStyle="sm" fontWeight="medium">
            {title}
          </Text>
          {posts.map((post) => (
            <PostTile key={post.id} post={post} />
          ))}
        </Flex>
      )}
    </Popover>
  )
}
