import type { Point } from './long-press.ts'

/** A copy of a held item that follows the finger; the drag area gives it its look. */
export interface DragGhost {
  moveTo: (point: Point) => void
  remove: () => void
}

/** Shows a copy of an item over its place. The copy can't be read, focused or pressed. */
export function showDragGhost(item: HTMLElement, from: Point): DragGhost {
  const { left, top, width } = item.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.setAttribute('data-drag-ghost', '')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
  for (const child of item.children) ghost.append(child.cloneNode(true))
  for (const part of ghost.querySelectorAll('[id]')) part.removeAttribute('id')
  item.closest('[data-drag-area]')?.append(ghost)
  return {
    moveTo({ x, y }) {
      ghost.style.translate = `${x - from.x}px ${y - from.y}px`
    },
    remove: () => ghost.remove(),
  }
}
