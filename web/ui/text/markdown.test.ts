import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

test('bold, italics and links are parts of a line; other characters stay', () => {
  expect(parseMarkdown('a **b** _c_ [d](https://e.example) <i>')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'a ' },
          { kind: 'bold', text: 'b' },
          { kind: 'text', text: ' ' },
          { kind: 'italic', text: 'c' },
          { kind: 'text', text: ' ' },
          { kind: 'link', text: 'd', url: 'https://e.example' },
          { kind: 'text', text: ' <i>' },
        ],
      ],
    },
  ])
})

test('only http and https become links', () => {
  const [block] = parseMarkdown('[x](javascript:alert(1))')
  expect(JSON.stringify(block)).not.toContain('"link"')
})

test('lines form paragraphs and lists', () => {
  const kinds = parseMarkdown('one\ntwo\n\n- a\n- b\n1. c\n\nend').map(({ kind }) => kind)
  expect(kinds).toEqual(['paragraph', 'list', 'list', 'paragraph'])
})

test('the punctuation behind an address is not part of it, and signs inside of words stay', () => {
  const linesOf = (text: string) =>
    parseMarkdown(text).flatMap((block) => (block.kind === 'paragraph' ? block.lines : []))
  expect(linesOf('See https://e.example/a_b_c?d=1, then go.')).toEqual([
    [
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'https://e.example/a_b_c?d=1', url: 'https://e.example/a_b_c?d=1' },
      { kind: 'text', text: ', then go.' },
    ],
  ])
  expect(linesOf('utm_source_2 and 2*3*4')).toEqual([[{ kind: 'text', text: 'utm_source_2 and 2*3*4' }]])
})
