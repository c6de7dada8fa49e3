import { expect, test } from 'vitest'
import { matchingMembers, mentionAt, mentionedIn } from './mentions.ts'

const members = [
  { id: '1', name: 'Jonas Weber' },
  { id: '2', name: 'Çağrı Güneş' },
  { id: '3', name: 'Jonas Weber Klein' },
  { id: '4', name: 'Jon Sommer' },
]

test.each([
  ['Ask @Jo', { start: 4, query: 'Jo' }],
  ['@', { start: 0, query: '' }],
  ['(@Jonas We', { start: 1, query: 'Jonas We' }],
  ['one\n@Jo', { start: 4, query: 'Jo' }],
  ['write to jonas@lindholm', undefined],
  ['@Jo\nnext', undefined],
  ['nothing', undefined],
])('%j ends with the mention %o', (text, mention) => expect(mentionAt(text, text.length)).toEqual(mention))

test('only what stands before the cursor belongs to a mention', () =>
  expect(mentionAt('@Jonas, please', 3)).toEqual({ start: 0, query: 'Jo' }))

test.each([
  ['', ['1', '2', '3', '4']],
  ['jo', ['1', '3', '4']],
  ['we', ['1', '3']],
  ['cagri', ['2']],
  ['jonas weber k', ['3']],
  ['jonas weber ', ['3']],
  ['onas', []],
])('%j suggests %j', (query, ids) => expect(matchingMembers(query, members).map(({ id }) => id)).toEqual(ids))

test.each([
  ['@Jonas Weber please', ['1']],
  ['@jonas weber klein, please', ['3']],
  ['@Jonas please', ['1', '3']],
  ["@Jon'a sor", ['4']],
  ['@cagri ve @Jon', ['2', '4']],
  ['write to me@jonas.example', []],
])('%j mentions %j', (text, ids) => expect(mentionedIn(text, members)).toEqual(ids))
