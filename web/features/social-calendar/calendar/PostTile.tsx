import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Clock, Pencil, TriangleAlert, X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NETWORK_NAMES, NetworkMarks } from '#web/features/social-calendar/post-status.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { useIsAccessMissing } from './use-access-end.ts'

const { Draft, AwaitsApproval, Scheduled, Publishing, Published, Failed, Cancelled } = SocialPostStatus

const LOOKS = {
  [Draft]: { icon: Pencil, bg: 'transparent', border: 'border.control', style: 'dashed', fg: 'fg.muted' },
  [AwaitsApproval]: {
    icon: Clock,
    bg: 'severity.low.bg',
    border: 'severity.low.solid',
    style: 'solid',
    fg: 'severity.low.fg',
  },
  [Scheduled]: { icon: Clock, bg: 'accent.subtle', border: 'accent.solid', style: 'solid', fg: 'accent.fg' },
  [Publishing]: { icon: Clock, bg: 'accent.subtle', border: 'accent.solid', style: 'dotted', fg: 'accent.fg' },
  [Published]: { icon: CircleCheck, bg: 'good.bg', border: 'good.solid', style: 'solid', fg: 'good.fg' },
  [Failed]: { icon: CircleAlert, bg: 'bad.bg', border: 'bad.solid', style: 'solid', fg: 'bad.fg' },
  [Cancelled]: { icon: X, bg: 'transparent', border: 'border.subtle', style: 'solid', fg: 'fg.muted' },
} as const

const HATCHING = 'repeating-linear-gradient(135deg, transparent 0 6px, {colors.bg.muted} 6px 9px)'

/** Returns the sentence that names a post for screen readers: time, title, networks, state. */
export function usePostSentence() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  return (post: SocialPostSummary, isAtRisk: boolean) =>
    [
      post.scheduledAt === null ? '' : format.time(post.scheduledAt, timeZone),
      post.title,
      ...new Set(post.channels.map(({ network }) => NETWORK_NAMES[network])),
      t(`status.${post.status}`),
      isAtRisk ? t('tile.noAccess') : '',
    ]
      .filter(Boolean)
      .join(', ')
}

/** A post in the calendar; its state is said by icon, pattern and words, which are visible on focus, never by color alone. Memoized, because a month has many. */
export const PostTile = memo(function PostTile({ post }: { post: SocialPostSummary }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const sentence = usePostSentence()
  const isAtRisk = useIsAccessMissing()(post)
  const { icon: Icon, bg, border, style, fg } = LOOKS[post.status]
  const taken = post.channels.filter(({ isPublished }) => isPublished).length
  const isPartial = post.status === Failed && taken > 0
  return (
    <Link
      className="group"
      to={paths.socialPost(post.id)}
      title={[post.title, t(`status.${post.status}`), isAtRisk ? t('tile.noAccess') : ''].filter(Boolean).join(' – ')}
    >
      <chakra.span
        display="block"
        textStyle="xs"
        px="1"
        py="1"
        borderRadius="l1"
        borderWidth="1px"
        borderInlineStartWidth="3px"
        bg={bg}
        position="relative"
        backgroundImage={post.status === Draft ? HATCHING : undefined}
        borderColor={border}
        borderStyle={style}
        _hover={{ borderColor: 'accent.solid' }}
      >
        <chakra.span
          display="flex"
          flexWrap="wrap"
          columnGap="0.5"
          alignItems="center"
          color="fg.muted"
          aria-hidden="true"
        >
          <chakra.span color={fg} flexShrink="0">
            <Icon size={12} aria-hidden="true" />
          </chakra.span>
          {post.scheduledAt === null ? null : (
            <chakra.span fontVariantNumeric="tabular-nums">{format.time(post.scheduledAt, timeZone)}</chakra.span>
          )}
          {isAtRisk ? (
            <chakra.span color="severity.low.fg" flexShrink="0">
              <TriangleAlert size={12} aria-hidden="true" />
            </chakra.span>
          ) : null}
          <chakra.span marginInlineStart="auto" hideBelow="lg">
            {isPartial ? (
              <chakra.span color={fg}>{t('tile.partial', { done: taken, total: post.channels.length })}</chakra.span>
            ) : (
              <NetworkMarks networks={post.channels.map(({ network }) => network)} />
            )}
          </chakra.span>
        </chakra.span>
        <chakra.span
          lineClamp="2"
          aria-hidden="true"
          overflowWrap="anywhere"
          textDecoration={post.status === Cancelled ? 'line-through' : undefined}
        >
          {post.title}
        </chakra.span>
        <chakra.span display="none" color={fg} aria-hidden="true" _groupFocusVisible={{ display: 'block' }}>
          {t(`status.${post.status}`)}
        </chakra.span>
        <chakra.span srOnly>{sentence(post, isAtRisk)}</chakra.span>
      </chakra.span>
    </Link>
  )
})
