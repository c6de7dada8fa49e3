import { expect, test } from 'vitest'
import { readView } from './report-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('the default view is sessions by channel without a filter', () => {
  expect(read('')).toEqual({
    metric: 'sessions',
    filter: undefined,
    by: 'sessionDefaultChannelGroup',
    sort: { orderBy: 'sessions', sortOrder: 'desc' },
    propertyName: undefined,
  })
})

test('a filter needs its dimension and its value', () => {
  expect(read('dimension=country&dimensionValue=T%C3%BCrkiye').filter).toEqual({
    dimension: 'country',
    value: 'Türkiye',
  })
  for (const query of ['dimension=country', 'dimensionValue=x', 'dimension=planet&dimensionValue=Mars']) {
    expect(read(query)).toMatchObject({ filter: undefined })
  }
})

test.each([
  'metric=luck',
  'by=planet',
  'orderBy=__proto__&sortOrder=up',
  'propertyName=1%20or%201',
  'dimension=planet&dimensionValue=Mars',
])('%s is invalid and gives the default view', (query) => expect(read(query)).toEqual(read('')))
