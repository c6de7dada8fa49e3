import { ChakraProvider } from '@chakra-ui/react'
import { RouterProvider } from 'react-router-dom'
import { tellOfMistake } from '#web/lib/problem.ts'
import { system } from '#web/theme/system.ts'
import type { createAppRouter } from './router.tsx'

export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} onError={tellOfMistake} />
    </ChakraProvider>
  )
}
