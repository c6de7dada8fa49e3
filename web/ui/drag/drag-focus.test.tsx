import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { DragArea } from './DragArea.tsx'
import { Draggable } from './Draggable.tsx'
import { DropPlace } from './DropPlace.tsx'
import { placesInOrder } from './drag-state.ts'

const PLACES = placesInOrder(['one', 'two', 'three'].map((id) => ({ id, name: id })))

/** Three places of which one is shown at a time, as months are; Ctrl+Z puts the item back, as Undo does. */
function Pages({ isPaged }: { isPaged: boolean }) {
  const [shown, setShown] = useState('one')
  const [place, setPlace] = useState('one')
  const places = isPaged ? [shown] : ['one', 'two', 'three']
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the page
    <div onKeyDown={({ key, ctrlKey }) => key === 'z' && ctrlKey && setPlace('one')}>
      <DragArea places={PLACES} reasonOf={() => undefined} onDrop={(_, to) => setPlace(to)} onVisit={setShown}>
        {places.map((id) => (
          <DropPlace key={id} placeId={id}>
            <h2>{id}</h2>
            {place === id ? (
              <Draggable itemId="item" placeId={id} label="Item">
                <button type="button">{`Item in ${id}`}</button>
              </Draggable>
            ) : null}
          </DropPlace>
        ))}
      </DragArea>
    </div>
  )
}

const item = (place: string) => screen.getByRole('button', { name: `Item in ${place}` })

function open(isPaged: boolean) {
  const { user } = renderUi(<Pages isPaged={isPaged} />)
  item('one').focus()
  return user
}

test('an item that is carried to another page takes the focus there, or where it is put back', async () => {
  const user = open(true)
  await user.keyboard('m{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('heading')).toHaveTextContent('three')
  expect(screen.queryByRole('button')).toBeNull()
  await user.keyboard('{Escape}')
  expect(item('one')).toHaveFocus()
  await user.keyboard('m{ArrowRight}{Enter}')
  expect(item('two')).toHaveFocus()
})

test('the focus goes with an item whose move is undone', async () => {
  const user = open(false)
  await user.keyboard('m{ArrowRight}{Enter}')
  expect(item('two')).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  expect(item('one')).toHaveFocus()
})

test('an item takes no focus after a click elsewhere', async () => {
  const user = open(true)
  await user.keyboard('m{ArrowRight}')
  await user.click(document.body)
  await user.keyboard('{ArrowLeft}')
  expect(document.body).toHaveFocus()
})
