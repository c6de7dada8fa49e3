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
