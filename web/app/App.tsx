import { ChakraProvider } from '@chakra-ui/react'
import { RouterProvider } from 'react-router-dom'
import { logUnexpectedError } from '#web/lib/problem.ts'
import type { createAppSystem } from '#web/theme/system.ts'
import type { createAppRouter } from './router.tsx'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  system: ReturnType<typeof createAppSystem>
}

export function App({ router, system }: AppProps) {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} onError={logUnexpectedError} />
    </ChakraProvider>
  )
}
