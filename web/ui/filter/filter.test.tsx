import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { SearchBox } from './SearchBox.tsx'

const options = [
  { value: 'a', label: 'Paused' },
  { value: 'b', label: 'Active' },
]

const none: string[] = []

function Choice({ start = none, max }: { start?: string[]; max?: number }) {
  const [values, setValues] = useState(start)
  return <FilterChoice label="State" options={options} values={values} onChange={setValues} {...(max ? { max } : {})} />
}

test('the button shows the first chosen value and the number of others', async () => {
  const { user } = renderUi(<Choice />)
  await user.click(screen.getByRole('button', { name: 'State' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Paused' }))
  await user.click(screen.getByRole('checkbox', { name: 'Active' }))
  expect(screen.getByText('State: Paused +1')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear State' }))
  expect(screen.queryByText(/State:/)).toBeNull()
})

test('a value that is not among the options is shown and can be cleared', () => {
  renderUi(<Choice start={['gone']} />)
  expect(screen.getByRole('button', { name: 'State: gone' })).toBeVisible()
})

test('the number of values is limited to the maximum of the contract', async () => {
  const { user } = renderUi(<Choice start={['a']} max={1} />)
  await user.click(screen.getByRole('button', { name: 'State: Paused' }))
  expect(await screen.findByRole('checkbox', { name: 'Active' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Paused' })).toBeEnabled()
})

test('a long list is searched regardless of diacritics', async () => {
  const names = ['Bağlantı', 'Bütçe', 'Dönüşüm', 'Etiket', 'Kampanya', 'Kelime', 'Reklam', 'Teklif', 'Tıklama', 'Ürün']
  const options = names.map((label) => ({ value: label, label }))
  const { user } = renderUi(<FilterChoice label="Word" options={options} values={[]} onChange={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Word' }))
  await user.type(await screen.findByRole('textbox'), 'baglanti')
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Bağlantı'])
})

test('a search text is applied on Enter without surrounding spaces, and cleared by its button', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const { user } = renderUi(<SearchBox label="Search rules" value="" onChange={onChange} />)
  await user.type(screen.getByLabelText('Search rules'), ' tent {Enter}')
  expect(onChange).toHaveBeenLastCalledWith('tent')
  await user.click(screen.getByRole('button', { name: 'Clear Search rules' }))
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(screen.getByLabelText('Search rules')).toHaveFocus()
})

test('an applied text that arrives late does not undo what was typed meanwhile, but a link does', async () => {
  const applied: string[] = []
  const arrived = new EventTarget()
  function Late() {
    const [value, setValue] = useState('')
    useEffect(() => {
      arrived.addEventListener('text', (event) => setValue((event as CustomEvent<string>).detail))
    }, [])
    return <SearchBox label="Search rules" value={value} onChange={(text) => applied.push(text)} />
  }
  const arrive = (text: string) =>
    act(() => {
      arrived.dispatchEvent(new CustomEvent('text', { detail: text }))
    })
  const { user } = renderUi(<Late />)
  const field = screen.getByLabelText('Search rules')
  await user.type(field, 'u{Enter}n{Enter}d')
  expect(applied).toEqual(['u', 'un'])
  arrive('u')
  expect(field).toHaveValue('und')
  arrive('un')
  expect(field).toHaveValue('und')
  arrive('tents')
  expect(field).toHaveValue('tents')
})

test('on a phone, the filters are behind a button that says how many are set', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }) as MediaQueryList,
  )
  const { user } = renderUi(
    <FilterBar search={<SearchBox label="Search tasks" value="" onChange={() => undefined} />} count={1}>
      <Choice start={['a']} />
    </FilterBar>,
  )
  expect(screen.getByRole('textbox', { name: 'Search tasks' })).toBeInTheDocument()
  expect(screen.queryByText('State: Paused')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  expect(screen.getByText('State: Paused')).toBeInTheDocument()
  vi.restoreAllMocks()
})
