import { expect, test } from 'vitest'
import { breakpoints, tokens } from './tokens.ts'

test('the sidebar has the widths of the specification, and is a drawer below 768 px', () => {
  const { sidebar, sidebarMobile, sidebarIcons } = tokens.sizes
  expect([sidebar, sidebarMobile, sidebarIcons].map((size) => size?.value)).toEqual(['16rem', '18rem', '3rem'])
  expect(breakpoints.md).toBe('768px')
})
