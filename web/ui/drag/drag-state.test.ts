import { expect, test } from 'vitest'
import { dragReducer, placeAtStep, placesInOrder } from './drag-state.ts'

test('an item is held over its own place first, then over others, and nothing is held after the end', () => {
  const held = dragReducer({}, { type: 'pickUp', itemId: 'a', fromPlaceId: '1', mode: 'keyboard' })
  expect(held).toEqual({ held: { itemId: 'a', fromPlaceId: '1', mode: 'keyboard' }, overPlaceId: '1' })
  expect(dragReducer(held, { type: 'enter', placeId: '2' }).overPlaceId).toBe('2')
  expect(dragReducer(held, { type: 'end' })).toEqual({})
})

test('entering a place without holding anything changes nothing', () => {
  expect(dragReducer({}, { type: 'enter', placeId: '2' })).toEqual({})
})

test('steps stop at both ends', () => {
  expect(placeAtStep(['1', '2', '3'], '1', 1)).toBe('2')
  expect(placeAtStep(['1', '2', '3'], '3', 1)).toBe('3')
  expect(placeAtStep(['1', '2', '3'], '1', -1)).toBe('1')
})

test('places in order are visited by arrow keys and know their position', () => {
  const places = placesInOrder([
    { id: 'a', name: 'To do' },
    { id: 'b', name: 'Done' },
  ])
  expect(places.next('a', { key: 'ArrowRight', shiftKey: false })).toBe('b')
  expect(places.next('a', { key: 'x', shiftKey: false })).toBeUndefined()
  expect(places.nameOf('b')).toBe('Done')
  expect(places.positionOf?.('b')).toEqual({ position: 2, total: 2 })
})
