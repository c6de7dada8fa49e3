import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { nameUnknownValues } from '#web/i18n/missing-text.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { startApi } from '#web/session/api.ts'

startApi()
nameUnknownValues()

/** Provides the API's query client to the views below. */
export const Connected = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
)
