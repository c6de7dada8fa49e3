import type { SocialPostSummary } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NetworkMarks, PostStatus } from '#web/features/social-calendar/post-status.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { AccessMissingContext } from './use-access-end.ts'
import { PostMenuContext } from './use-post-menu.ts'

/** For fingers, all of the text opens the post. */
const textOpensPost = {
  '@media (pointer: coarse)': { '& a::after': { content: '""', position: 'absolute', inset: '0' } },
}

/** A post as a row with its menu, in the agenda and the tray. */
export function PostRow({ post }: { post: SocialPostSummary }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const menuOf = use(PostMenuContext)
  const isAtRisk = use(AccessMissingContext)(post)
  return (
    <Flex layerStyle="card" p="2.5" gap="2" align="flex-start">
      <Flex direction="column" gap="1" flex="1" minWidth="0" position="relative" css={textOpensPost}>
        <Link to={paths.socialPost(post.id)}>
          <chakra.span fontWeight="medium" overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
            {post.title}
          </chakra.span>
        </Link>
        <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
          {post.scheduledAt === null ? null : <span>{format.time(post.scheduledAt, timeZone)}</span>}
          {post.channels.length > 0 ? <NetworkMarks networks={post.channels.map(({ network }) => network)} /> : null}
          <PostStatus status={post.status} />
        </Flex>
        {isAtRisk ? (
          <chakra.span textStyle="xs" color="severity.low.fg">
            {t('tile.noAccess')}
          </chakra.span>
        ) : null}
      </Flex>
      <Menu
        actions={() => menuOf(post)}
        trigger={<IconButton icon={EllipsisVertical} label={t('action.menu', { title: post.title })} />}
      />
    </Flex>
  )
}
