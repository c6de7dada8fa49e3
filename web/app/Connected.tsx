import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from '#web/lib/query-client.ts'
import { startApi } from '#web/session/api.ts'

startApi()

/** Views below may read from and write to the API. */
export const Connected = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
)
