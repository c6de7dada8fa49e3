import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { useNames } from './use-names.ts'

function Names({ names }: { names: readonly string[] }) {
  return <p>{useNames()(names)}</p>
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

test('up to three things are named', () => {
  renderUi(<Names names={LETTERS.slice(0, 1)} />)
  renderUi(<Names names={LETTERS.slice(0, 3)} />)
  expect(screen.getByText('“A”')).toBeInTheDocument()
  expect(screen.getByText('“A”, “B”, and “C”')).toBeInTheDocument()
})

test('of more things three are named, and the others counted', () => {
  renderUi(<Names names={LETTERS} />)
  renderUi(<Names names={LETTERS.slice(0, 4)} />, { language: 'tr' })
  expect(screen.getByText('“A”, “B”, “C”, and 4 more')).toBeInTheDocument()
  expect(screen.getByText('“A”, “B”, “C” ve 1 tane daha')).toBeInTheDocument()
})
