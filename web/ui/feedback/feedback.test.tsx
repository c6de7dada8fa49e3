// @vitest-environment happy-dom
import { Button } from '@chakra-ui/react'
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Change } from './Change.tsx'
import { DisabledReason } from './DisabledReason.tsx'
import { MetricCard } from './MetricCard.tsx'
import { SeverityBadge } from './severity.tsx'

afterEach(cleanup)

test('a metric card shows its period and its change as text', () => {
  renderUi(
    <MetricCard
      label="Cost"
      value="€1,240"
      period="Last 30 days"
      change={{ value: { unit: 'share', value: 0.124 }, versus: 'vs previous 30 days' }}
      trend={[1, 2]}
      to="/cost"
    />,
  )
  const card = screen.getByRole('article')
  expect(card.textContent).toBe('CostLast 30 days€1,240+12.4%vs previous 30 days')
  expect(screen.getByRole('link', { name: 'Cost' }).getAttribute('href')).toBe('/cost')
})

test.each([
  [{ unit: 'share', value: 0.124 }, '+12.4%'],
  [{ unit: 'share', value: -0.05 }, '-5.0%'],
  [{ unit: 'share', value: 0.0001 }, '0.0%'],
  [{ unit: 'points', value: 0.0132 }, '+1.3 pts'],
  [{ unit: 'points', value: -0.0004 }, '-0.04 pts'],
  [null, '–'],
  [{ unit: 'share', value: Number.POSITIVE_INFINITY }, '–'],
] as const)('a change of %o reads %s', (change, words) => {
  const { container } = renderUi(<Change change={change} goodWhen="up" />)
  expect(container.textContent).toBe(words)
})

test('a change has the old value as deleted and the new one as inserted, with the unit once', () => {
  const { container } = renderUi(<BeforeAfter before="€1.20" after="€0.95" unit="max. CPC" />)
  expect(container.querySelector('del')?.textContent).toBe('€1.20')
  expect(container.querySelector('ins')?.textContent).toBe('€0.95')
  expect(container.textContent?.match(/max\. CPC/g)).toHaveLength(1)
})

test('each severity has its own label and shape', () => {
  const shapes = [1, 2, 3].map((level) => {
    const { container, unmount } = renderUi(<SeverityBadge level={level} />)
    const found = [container.textContent, container.querySelector('path')?.getAttribute('d')]
    unmount()
    return found
  })
  expect(shapes.map(([word]) => word)).toEqual(['Low', 'Medium', 'High'])
  expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(3)
})

test('a disabled button stays focusable, has a reason and does nothing', async () => {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  const { user } = renderUi(
    <DisabledReason reason="Your plan allows 3 users">
      <Button onClick={count}>Invite</Button>
    </DisabledReason>,
  )
  await user.tab()
  const button = screen.getByRole('button', { name: 'Invite' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your plan allows 3 users',
  )
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(clicks).toBe(0)
})

test('a disabled checkbox keeps its state and fires no change event', async () => {
  let changes = 0
  const { user } = renderUi(
    <DisabledReason reason="Ask an administrator">
      <input
        type="checkbox"
        aria-label="Watch"
        checked={false}
        onChange={() => {
          changes += 1
        }}
      />
    </DisabledReason>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Watch' })
  await user.click(box)
  await user.keyboard(' ')
  expect(box.checked).toBe(false)
  expect(changes).toBe(0)
})

test('without a reason the control works', async () => {
  let clicks = 0
  const { user } = renderUi(
    <DisabledReason reason={undefined}>
      <Button
        onClick={() => {
          clicks += 1
        }}
      >
        Invite
      </Button>
    </DisabledReason>,
  )
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(clicks).toBe(1)
})

test('the control keeps the focus when the reason changes', async () => {
  function Invite() {
    const [reason, setReason] = useState<string>()
    return (
      <DisabledReason reason={reason}>
        <Button onKeyDown={(event) => event.key === 'x' && setReason(reason ? undefined : 'Your plan allows 3 users')}>
          Invite
        </Button>
      </DisabledReason>
    )
  }
  const { user } = renderUi(<Invite />)
  await user.tab()
  const button = screen.getByRole('button', { name: 'Invite' })
  await user.keyboard('x')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(document.activeElement).toBe(button)
  await user.keyboard('x')
  expect(button).not.toHaveAttribute('aria-disabled')
  expect(document.activeElement).toBe(button)
})
