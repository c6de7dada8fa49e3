import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addScrollTabStop } from './scroll-tab-stop.ts'

/** An element with a layout, which a test environment does not have. */
function elementOf(scrollHeight: number, html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  Object.defineProperties(element, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 100 } })
  document.body.append(element)
  return element
}

test.each([
  ['long text is a tab stop', 300, '<p>Text</p>', '0'],
  ['short text is none', 100, '<p>Text</p>', null],
  ['long content with a button is none', 300, '<button>Save</button>', null],
])('%s', (_, height, html, tabIndex) => {
  const element = elementOf(height, html)
  const end = addScrollTabStop(element)
  expect(element.getAttribute('tabindex')).toBe(tabIndex)
  end?.()
  element.remove()
})

test('it ends to be a tab stop once its content has one', async () => {
  const element = elementOf(300, '<p>Text</p>')
  const end = addScrollTabStop(element)
  element.append(document.createElement('button'))
  await waitFor(() => expect(element).not.toHaveAttribute('tabindex'))
  end?.()
  element.remove()
})
