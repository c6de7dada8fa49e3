import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { DragArea } from './DragArea.tsx'
import { Draggable } from './Draggable.tsx'
import { DropPlace } from './DropPlace.tsx'
import { placesInOrder } from './drag-state.ts'

const PLACES = placesInOrder(['one', 'two', 'closed'].map((id) => ({ id, name: id })))

function Places({ onClick, isFixed }: { onClick: () => void; isFixed: boolean }) {
  const [place, setPlace] = useState('one')
  return (
    <DragArea
      places={PLACES}
      reasonOf={(_, to) => (to === 'closed' ? 'Not there' : undefined)}
      onDrop={(_, to) => setPlace(to)}
    >
      {['one', 'two', 'closed'].map((id) => (
        <DropPlace key={id} placeId={id}>
          <section aria-label={id}>
            {place === id ? (
              <Draggable itemId="item" placeId={id} label="Item" isFixed={isFixed}>
                <button type="button" onClick={onClick}>
                  Item
                </button>
              </Draggable>
            ) : null}
          </section>
        </DropPlace>
      ))}
    </DragArea>
  )
}

/** Where the finger is, by the place below it: nothing has a size here. */
const AT = {
  one: { clientX: 10, clientY: 10 },
  two: { clientX: 110, clientY: 10 },
  closed: { clientX: 210, clientY: 10 },
}
type Point = { clientX: number; clientY: number }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  document.elementFromPoint = (x) => screen.getByRole('region', { name: x < 100 ? 'one' : x < 200 ? 'two' : 'closed' })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

function open(isFixed = false) {
  const onClick = vi.fn<() => void>()
  renderUi(<Places onClick={onClick} isFixed={isFixed} />)
  const item = screen.getByRole('button', { name: 'Item' })
  const touchesAt = (points: Point[]) => points.map((point, identifier) => ({ ...point, identifier, target: item }))
  return {
    item,
    onClick,
    press: (point: Point = AT.one) => {
      fireEvent.pointerDown(item, { pointerType: 'touch', ...point })
      fireEvent.touchStart(item, { touches: touchesAt([point]), changedTouches: touchesAt([point]) })
    },
    wait: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      }),
    /** False if the page may not scroll with the finger. */
    move: (point: Point) =>
      fireEvent.touchMove(item, { touches: touchesAt([point]), changedTouches: touchesAt([point]) }),
    addFinger: () => fireEvent.touchStart(document.body, { touches: touchesAt([AT.one, AT.two]) }),
    /** False if no click follows. */
    release: () => fireEvent.touchEnd(item, { touches: [] }),
    cancel: () => fireEvent.touchCancel(item, { touches: [] }),
  }
}

const isIn = (place: string) => screen.getByRole('region', { name: place }).contains(screen.getByRole('button'))
const isHeld = () => document.querySelector('[data-held]') !== null
const said = () => screen.getByRole('status').textContent
const ghost = () => document.querySelector('[data-drag-ghost]')
const placeOver = () => document.querySelector('[data-over]')?.querySelector('section')?.getAttribute('aria-label')

test('a long press picks an item up, which follows the finger and is dropped where the finger leaves', () => {
  const finger = open()
  finger.press()
  finger.wait(400)
  expect(isHeld()).toBe(false)
  finger.wait(100)
  expect(isHeld()).toBe(true)
  expect(said()).toBe('Item picked up. Drag it with your finger and let go where you want it.')
  expect(ghost()).toHaveAttribute('aria-hidden', 'true')
  expect(finger.move(AT.two)).toBe(false)
  expect(placeOver()).toBe('two')
  expect(said()).toBe('two, 2 of 3')
  expect(finger.release()).toBe(false)
  expect(isIn('two')).toBe(true)
  expect(isHeld()).toBe(false)
  expect(ghost()).toBeNull()
  expect(said()).toBe('Moved to two')
})

test('a place that refuses the item says why, and nothing is moved', () => {
  const finger = open()
  finger.press()
  finger.wait(500)
  finger.move(AT.closed)
  expect(said()).toBe('closed, 3 of 3: Not there')
  expect(screen.getAllByText('Not there')[0]).toBeVisible()
  finger.release()
  expect(isIn('one')).toBe(true)
  expect(said()).toBe('Not there')
})

test('a finger that moves before the long press scrolls the page', () => {
  const finger = open()
  finger.press()
  finger.wait(100)
  expect(finger.move({ clientX: 10, clientY: 30 })).toBe(true)
  finger.wait(1000)
  expect(isHeld()).toBe(false)
  expect(finger.release()).toBe(true)
})

test('a finger that trembles still makes a long press, and a tap stays a click', () => {
  const finger = open()
  finger.press()
  finger.wait(100)
  expect(finger.release()).toBe(true)
  fireEvent.click(finger.item)
  expect(finger.onClick).toHaveBeenCalledTimes(1)
  finger.press()
  finger.move({ clientX: 16, clientY: 12 })
  finger.wait(500)
  expect(isHeld()).toBe(true)
  finger.cancel()
})

test.each(['Escape', 'a second finger', 'an interruption'])('%s puts the item back', (by) => {
  const finger = open()
  finger.press()
  finger.wait(500)
  finger.move(AT.two)
  if (by === 'Escape') fireEvent.keyDown(document.body, { key: 'Escape' })
  else if (by === 'a second finger') finger.addFinger()
  else finger.cancel()
  expect(isHeld()).toBe(false)
  expect(ghost()).toBeNull()
  expect(said()).toBe('Not moved')
  finger.move(AT.two)
  finger.release()
  expect(isIn('one')).toBe(true)
})

test('the press opens no context menu, and the browser drags nothing itself', () => {
  const { item, press, wait, release } = open()
  const openMenu = () => {
    const event = createEvent.contextMenu(item)
    fireEvent(item, event)
    return !event.defaultPrevented
  }
  const box = item.closest('[draggable]')
  expect(box).toHaveAttribute('draggable', 'true')
  press()
  expect(box).toHaveAttribute('draggable', 'false')
  expect(openMenu()).toBe(false)
  wait(500)
  expect(openMenu()).toBe(false)
  expect(fireEvent.dragStart(item)).toBe(false)
  release()
  expect(openMenu()).toBe(true)
  fireEvent.pointerDown(item, { pointerType: 'mouse' })
  expect(box).toHaveAttribute('draggable', 'true')
})

test('an item that stays where it is can be pressed without effect', () => {
  const finger = open(true)
  finger.press()
  finger.wait(1000)
  expect(isHeld()).toBe(false)
})
