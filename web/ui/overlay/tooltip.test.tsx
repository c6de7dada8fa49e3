// @vitest-environment happy-dom

import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createAppSystem } from '#web/theme/system.ts'
import { Tooltip } from './Tooltip.tsx'

test('the tooltip of the next trigger opens without a second delay', async () => {
  render(
    <ChakraProvider value={createAppSystem()}>
      {['Edit', 'Delete'].map((name) => (
        <Tooltip key={name} content={`${name} rule`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </ChakraProvider>,
  )
  const [edit, remove] = ['Edit', 'Delete'].map((name) => screen.getByRole('button', { name }))
  if (!edit || !remove) throw new Error('Two triggers')
  fireEvent.pointerEnter(edit)
  await screen.findByText('Edit rule')
  // From one to the other in one movement: the first tooltip is still there, for a pointer that travels onto it.
  fireEvent.pointerLeave(edit)
  fireEvent.pointerEnter(remove)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Delete rule')
})
