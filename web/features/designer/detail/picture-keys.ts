import type { KeyboardEvent } from 'react'

/** Marks the links of pictures, between which the arrow keys move. */
export const PICTURE = 'data-picture'

const linksIn = (list: Element | null | undefined) => [...(list?.querySelectorAll<HTMLElement>(`[${PICTURE}]`) ?? [])]

/** The picture beside another one: left and right in the same format, up and down in the next one. */
function neighbor(link: HTMLElement, key: string): HTMLElement | undefined {
  const list = link.closest('ul')
  const links = linksIn(list)
  const place = links.indexOf(link)
  if (key === 'ArrowLeft') return links[place - 1]
  if (key === 'ArrowRight') return links[place + 1]
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const lists = [...document.querySelectorAll('ul')].filter((one) => linksIn(one).length > 0)
  const next = lists[lists.findIndex((one) => one === list) + (key === 'ArrowDown' ? 1 : -1)]
  const others = linksIn(next)
  return others[Math.min(place, others.length - 1)]
}

interface PictureActions {
  favorite: (() => void) | undefined
  download: (() => void) | undefined
}

/** The keys of a picture in the matrix: arrows move, Space opens it, F marks it as favorite, D downloads it. */
export function onPictureKey(event: KeyboardEvent<HTMLElement>, { favorite, download }: PictureActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const link = event.currentTarget
  const target = neighbor(link, event.key)
  const letter = event.key.toLowerCase()
  const action =
    letter === 'f' ? favorite : letter === 'd' ? download : event.key === ' ' ? () => link.click() : undefined
  if (!target && !action) return
  event.preventDefault()
  target?.focus()
  action?.()
}
