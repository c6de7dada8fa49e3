import { expect, test } from 'vitest'
import { initialsOf, nameOf } from './person.ts'

test.each([
  ['Elif Demir', 'ED'],
  ['elif', 'E'],
  ['Maria Antonia Fernández', 'MA'],
  ['  çağrı   güneş ', 'ÇG'],
  ['😀 Smile', '😀S'],
  ['', 'U'],
  [null, 'U'],
  [undefined, 'U'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a dotted i keeps its dot in Turkish initials', () => {
  expect(initialsOf('irem ilhan', 'tr')).toBe('İİ')
})

test.each([
  [{ firstName: 'Elif', lastName: 'Demir' }, 'Elif Demir'],
  [{ firstName: 'Elif', lastName: null }, 'Elif'],
  [{ firstName: ' ', lastName: 'Demir' }, 'User Demir'],
  [{}, 'User'],
])('a missing part of a name has a default', (person, name) => {
  expect(nameOf(person)).toBe(name)
})
