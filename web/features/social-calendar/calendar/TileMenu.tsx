import type { SocialPostSummary } from '@adwright/sdk/types'
import { Ellipsis } from 'lucide-react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { PostMenuContext } from './use-post-menu.ts'

/** The menu of a tile. Until it is first opened it is only a button, because a month has more than a hundred tiles. */
export function TileMenu({ post }: { post: SocialPostSummary }) {
  const { t } = useTranslation('social-calendar')
  const [isMounted, setMounted] = useState(false)
  const label = t('action.menu', { title: post.title })
  return isMounted ? (
    <OpenedMenu post={post} label={label} />
  ) : (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      onClick={() => setMounted(true)}
    >
      <Ellipsis size={14} aria-hidden="true" />
    </button>
  )
}

/** The menu itself, which opens when it is mounted. */
function OpenedMenu({ post, label }: { post: SocialPostSummary; label: string }) {
  const menuOf = use(PostMenuContext)
  const trigger = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const button = trigger.current?.closest('button')
    // It takes the place of the button that had the focus.
    if (document.activeElement === document.body) button?.focus()
    button?.click()
  }, [])
  return (
    <Menu
      actions={() => menuOf(post)}
      trigger={
        <button type="button" aria-label={label}>
          <span ref={trigger}>
            <Ellipsis size={14} aria-hidden="true" />
          </span>
        </button>
      }
    />
  )
}
