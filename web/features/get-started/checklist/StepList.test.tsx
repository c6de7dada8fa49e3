import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { StepList } from './StepList.tsx'
import type { Step } from './StepRow.tsx'

const step = (id: string, state: Step['state']): Step => ({
  id,
  title: id,
  text: '',
  state,
  action: { label: `do ${id}`, to: `/${id}` },
  reason: undefined,
})
const marked = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))

test('while it is not known whether a step is done, none behind it is marked as the next', () => {
  renderUi(<StepList steps={[step('a', 'done'), step('b', 'unknown'), step('c', 'open')]} />)
  expect(marked()).toEqual([null, null, null])
})

test('a step whose state could not be read does not hold up the ones behind it', () => {
  renderUi(<StepList steps={[step('a', 'done'), step('b', 'unread'), step('c', 'open')]} />)
  expect(marked()).toEqual([null, null, 'step'])
})
