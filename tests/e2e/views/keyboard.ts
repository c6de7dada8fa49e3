// Functions for keyboard tests that run inside the page.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    viewsKeys: {
      targets: HTMLElement[]
      met: Set<Element>
      /** The appearance of each target without the focus. */
      plain: Map<Element, string>
      lookOf: (one: Element) => string
    }
  }
}

/** Finds the targets of Tab in the topmost modal or on the whole page, and puts the focus before them; returns their number. */
export function findTargets(page: Page): Promise<number> {
  return page.evaluate(() => {
    const modals = [...document.querySelectorAll('dialog:modal, [role=dialog], [role=alertdialog]')]
    const within = modals.findLast((one) => one.checkVisibility())
    const radios = new Set<string>()
    const isTarget = (one: HTMLElement) => {
      if (one.tabIndex < 0 || one.matches(':disabled, [type=hidden], [inert] *, [aria-hidden=true] *')) return false
      if (one.ariaHidden === 'true' || !one.checkVisibility({ visibilityProperty: true })) return false
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
      // A group of radio buttons has one tab stop; the arrow keys reach the others.
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name, form }) => name === one.name && form === one.form,
      )
      const key = `${one.name} ${[...document.forms].indexOf(one.form as HTMLFormElement)}`
      const isFirst = !radios.has(key)
      radios.add(key)
      return group.some(({ checked }) => checked) ? one.checked : isFirst
    }
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const targets = [...(within ?? document).querySelectorAll<HTMLElement>(candidates)].filter(isTarget)
    const styleOf = (one: Element | null, pseudo?: string) => {
      if (!one) return ''
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one, pseudo)
      return [outline, boxShadow, borderColor, backgroundColor].join('|')
    }
    // The focus ring may be on a related element: the box beside a hidden checkbox, the cells of a row.
    const lookOf = (one: Element) =>
      [one, one.parentElement, one.nextElementSibling, one.previousElementSibling, one.firstElementChild]
        .map((each) => styleOf(each))
        .concat(styleOf(one, '::after'))
        .join()
    const start = document.activeElement
    const met = new Set<Element>()
    if (within && start && within.contains(start)) met.add(start)
    else {
      // Nothing has the focus, as after loading.
      const first = document.createElement('span')
      first.tabIndex = -1
      document.body.prepend(first)
      first.focus()
      first.remove()
    }
    window.viewsKeys = { targets, met, plain: new Map(targets.map((one) => [one, lookOf(one)])), lookOf }
    return targets.length
  })
}

export interface Met {
  /**
   * `end`: nothing has the focus; `again`: the element was visited before; `same`: the focus has not moved, as within the parts of a
   * date.
   */
  at: 'new' | 'end' | 'again' | 'same'
  faults: string[]
}

/** Returns the focused element and its problems. */
export function meet(page: Page): Promise<Met> {
  return page.evaluate(async (): Promise<Met> => {
    const one = document.activeElement
    const { met, plain, lookOf } = window.viewsKeys
    if (!one || one === document.body || one === document.documentElement) return { at: 'end', faults: [] }
    if (met.has(one)) return { at: one === [...met].at(-1) ? 'same' : 'again', faults: [] }
    met.add(one)
    const finished = Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)))
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 400))])
    const before = plain.get(one)
    if (before === undefined) return { at: 'new', faults: [] }
    const faults: string[] = []
    const isText = one.matches('textarea, input:not([type=checkbox], [type=radio])')
    if (before === lookOf(one) && !isText) faults.push(`focus not seen: ${one.outerHTML.slice(0, 160)}`)
    const { left, top, width, height } = one.getBoundingClientRect()
    const shares = [0.5, 0.1, 0.9]
    const isHit = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one))
      }),
    )
    if (width > 2 && height > 2 && !isHit) faults.push(`covered or out of sight: ${one.outerHTML.slice(0, 160)}`)
    return { at: 'new', faults }
  })
}

/** Returns the visible targets that Tab has not reached. */
export const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { targets, met } = window.viewsKeys
    return targets
      .filter((one) => !met.has(one) && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 160))
  })
