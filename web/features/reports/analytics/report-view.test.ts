import { expect, test } from 'vitest'
import { readView } from './report-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('without a word in the address it is sessions by channel, unfiltered', () => {
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
])('%s asks for nothing a report has: the default view is shown', (query) => expect(read(query)).toEqual(read('')))
