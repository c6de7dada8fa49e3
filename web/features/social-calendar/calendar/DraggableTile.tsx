import type { SocialPostSummary } from '@adwright/sdk/types'
import { useCan } from '#web/session/current.ts'
import { Draggable } from '#web/ui/drag/Draggable.tsx'
import { PostTile } from './PostTile.tsx'
import { isMovable } from './use-calendar.ts'

/** A tile that the pointer or the keyboard moves, unless the post is out. */
export function DraggableTile({ post, placeId }: { post: SocialPostSummary; placeId: string }) {
  const mayWrite = useCan('managePosts')
  return (
    <Draggable itemId={post.id} placeId={placeId} label={post.title} isFixed={!mayWrite || !isMovable(post)}>
      <PostTile post={post} />
    </Draggable>
  )
}
