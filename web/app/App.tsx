import { ChakraProvider } from '@chakra-ui/react'
import { RouterProvider } from 'react-router-dom'
import { system } from '#web/theme/system.ts'
import type { createAppRouter } from './router.tsx'

export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  )
}
