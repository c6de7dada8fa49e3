import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { withInlineStyles } from './export-png.ts'

afterEach(cleanup)

test('an exported image has inline styles without stylesheet, class or variable', () => {
  document.documentElement.style.setProperty('--ink', 'rgb(14, 107, 107)')
  const { container } = render(
    <svg role="img" aria-label="Sessions" className="chart">
      <path className="line" d="M0 0h4" style={{ fill: 'none', stroke: 'var(--ink)', strokeWidth: 2 }} />
      <text style={{ fontSize: 12 }}>
        <tspan>8K</tspan>
      </text>
    </svg>,
  )
  const drawing = container.querySelector('svg') as SVGSVGElement
  const copy = withInlineStyles(drawing)
  const line = copy.querySelector('path')
  expect(line?.getAttribute('stroke')).toBe('rgb(14, 107, 107)')
  expect(line?.getAttribute('stroke-width')).toBe('2')
  expect([...copy.querySelectorAll('[style], [class]')]).toEqual([])
  expect(copy.textContent).toBe('8K')
  expect(drawing.querySelector('path')?.getAttribute('class')).toBe('line')
})
