// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type RequestStatus, watchRequests } from './request-status.ts'
import { createStore, type Store, useStore } from './store.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const Status = ({ store }: { store: Store<RequestStatus> }) => <p>{useStore(store)}</p>

function Figure() {
  const { data } = useSuspenseQuery({ queryKey: ['figure'], queryFn: () => Promise.resolve('137,173') })
  return <b>{data}</b>
}

test('a read that starts during rendering updates no other component in the same render', async () => {
  const complaints = vi.spyOn(console, 'error')
  const client = new QueryClient()
  const store = watchRequests(client, createStore<RequestStatus>('empty'))
  const page = (child: ReactNode) => (
    <QueryClientProvider client={client}>
      <Status store={store} />
      <Suspense>{child}</Suspense>
    </QueryClientProvider>
  )
  const { rerender } = render(page(null))
  rerender(page(<Figure />))
  expect(await screen.findByText('137,173')).toBeVisible()
  expect(await screen.findByText('empty')).toBeVisible()
  expect(complaints).not.toHaveBeenCalled()
})
