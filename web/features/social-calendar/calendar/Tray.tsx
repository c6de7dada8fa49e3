import type { SocialPostSummary } from '@adwright/sdk/types'
import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { PostRow } from './PostRow.tsx'

/** Posts without a time. */
export function Tray({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  if (posts.length === 0) return null
  return (
    <Box as="section" aria-label={t('tray.title')} width={{ base: '100%', xl: '17rem' }} flexShrink="0">
      <Heading as="h2" textStyle="md" fontWeight="semibold">
        {t('tray.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {t('tray.text')}
      </Text>
      <Flex direction="column" gap="2">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </Flex>
    </Box>
  )
}
