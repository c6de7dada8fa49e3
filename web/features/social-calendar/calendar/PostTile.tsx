import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { Circle, CircleAlert, CircleCheck, Clock, type LucideIcon, Pencil, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NetworkMarks, networkName } from '#web/features/social-calendar/post-status.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { TileMenu } from './TileMenu.tsx'
import { AccessMissingContext } from './use-access-end.ts'

const { Draft, AwaitsApproval, Scheduled, Publishing, Published, Failed, Cancelled } = SocialPostStatus

const ICONS: Partial<Record<number, LucideIcon>> = {
  [Draft]: Pencil,
  [AwaitsApproval]: Clock,
  [Scheduled]: Clock,
  [Publishing]: Clock,
  [Published]: CircleCheck,
  [Failed]: CircleAlert,
  [Cancelled]: X,
}

const HATCHING = 'repeating-linear-gradient(135deg, transparent 0 6px, {colors.bg.muted} 6px 9px)'

/** The look of a state; `fg` is the color of its icon and its words. */
const look = (bg: string, border: string, fg: string, style = 'solid') => ({
  '& > a': { bg, borderColor: border, borderStyle: style },
  '& [data-part=state]': { color: fg },
})

/** The look of a tile and of its parts, which are plain elements: a month has more than a hundred tiles. */
const TileBox = chakra('div', {
  base: {
    position: 'relative',
    textStyle: 'xs',
    '& > a': {
      display: 'block',
      px: '1',
      py: '1',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderInlineStartWidth: '3px',
      _hover: { borderColor: 'accent.solid' },
    },
    '& [data-part=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '0.5',
      alignItems: 'center',
      color: 'fg.muted',
      '& > *': { flexShrink: '0' },
    },
    '& [data-part=time]': { fontVariantNumeric: 'tabular-nums' },
    '& [data-part=risk]': { color: 'severity.low.fg' },
    '& [data-part=networks]': { marginInlineStart: 'auto', hideBelow: 'lg' },
    '& [data-part=title]': { lineClamp: '2', overflowWrap: 'anywhere' },
    '& [data-part=words]': { srOnly: true },
    '& [data-on-focus]': { display: 'none' },
    '& > a:focus-visible [data-on-focus]': { display: 'block' },
    // The button of the menu is in the place of the networks while the pointer or the focus is on the tile.
    '& > button': {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      boxSize: '6',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'pointer',
      opacity: '0',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
      _expanded: { opacity: '1' },
    },
    '&:is(:hover, :focus-within) > button': { opacity: '1' },
    '&:is(:hover, :focus-within) [data-part=networks]': { visibility: 'hidden' },
    // Fingers have neither; for them the button has a place of its own.
    '@media (pointer: coarse)': {
      '& > button': { opacity: '1', boxSize: '11' },
      '& [data-part=networks]': { visibility: 'visible !important' },
      '& [data-part=head]': { minHeight: '9', paddingInlineEnd: '9', alignContent: 'center' },
    },
  },
  variants: {
    status: {
      [Draft]: {
        ...look('transparent', 'border.control', 'fg.muted', 'dashed'),
        '& > a': { borderColor: 'border.control', borderStyle: 'dashed', backgroundImage: HATCHING },
      },
      [AwaitsApproval]: look('severity.low.bg', 'severity.low.solid', 'severity.low.fg'),
      [Scheduled]: look('accent.subtle', 'accent.solid', 'accent.fg'),
      [Publishing]: look('accent.subtle', 'accent.solid', 'accent.fg', 'dotted'),
      [Published]: look('good.bg', 'good.solid', 'good.fg'),
      [Failed]: look('bad.bg', 'bad.solid', 'bad.fg'),
      [Cancelled]: {
        ...look('transparent', 'border.subtle', 'fg.muted'),
        '& [data-part=title]': { textDecoration: 'line-through' },
      },
    },
  },
})

/** Returns the sentence that names a post for screen readers: time, title, networks, state. */
export function usePostSentence() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  return (post: SocialPostSummary, isAtRisk: boolean) =>
    [
      post.scheduledAt === null ? '' : format.time(post.scheduledAt, timeZone),
      post.title,
      ...new Set(post.channels.map(({ network }) => networkName(network))),
      t(`status.${post.status}`),
      isAtRisk ? t('tile.noAccess') : '',
    ]
      .filter(Boolean)
      .join(', ')
}

/** Opens the menu of the tile that has the focus, with the key that does so on the cards of the board. */
function openMenu(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
}

/** A post in the calendar with its menu; its state is said by icon, pattern and words, which are visible on focus, never by color alone. Memoized, because a month has many. */
export const PostTile = memo(function PostTile({ post }: { post: SocialPostSummary }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const sentence = usePostSentence()
  const isAtRisk = use(AccessMissingContext)(post)
  const Icon = ICONS[post.status] ?? Circle
  const taken = post.channels.filter(({ isPublished }) => isPublished).length
  const isPartial = post.status === Failed && taken > 0
  return (
    <TileBox status={post.status} data-post={post.id}>
      <Link
        to={paths.socialPost(post.id)}
        title={[post.title, t(`status.${post.status}`), isAtRisk ? t('tile.noAccess') : ''].filter(Boolean).join(' – ')}
        onKeyDown={openMenu}
      >
        <span data-part="head" aria-hidden="true">
          <span data-part="state">
            <Icon size={12} aria-hidden="true" />
          </span>
          {post.scheduledAt === null ? null : <span data-part="time">{format.time(post.scheduledAt, timeZone)}</span>}
          {isAtRisk ? (
            <span data-part="risk">
              <TriangleAlert size={12} aria-hidden="true" />
            </span>
          ) : null}
          <span data-part="networks">
            {isPartial ? (
              <span data-part="state">{t('tile.partial', { done: taken, total: post.channels.length })}</span>
            ) : (
              <NetworkMarks networks={post.channels.map(({ network }) => network)} />
            )}
          </span>
        </span>
        <span data-part="title" aria-hidden="true">
          {post.title}
        </span>
        <span data-part="state" data-on-focus aria-hidden="true">
          {t(`status.${post.status}`)}
        </span>
        <span data-part="words">{sentence(post, isAtRisk)}</span>
      </Link>
      <TileMenu post={post} />
    </TileBox>
  )
})
