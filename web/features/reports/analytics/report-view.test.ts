import { expect, test } from 'vitest'
import { readView, withView } from './report-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('without a word in the address it is sessions by channel, unfiltered', () => {
  expect(read('')).toEqual({
    metric: 'sessions',
    filter: undefined,
    by: 'sessionDefaultChannelGroup',
    sort: { orderBy: 'sessions', sortOrder: 'desc' },
    search: '',
    propertyName: undefined,
    isMistaken: false,
  })
})

test('a filter needs its dimension and its value', () => {
  expect(read('dimension=country&dimensionValue=T%C3%BCrkiye').filter).toEqual({
    dimension: 'country',
    value: 'Türkiye',
  })
  for (const query of ['dimension=country', 'dimensionValue=x', 'dimension=planet&dimensionValue=Mars']) {
    expect(read(query)).toMatchObject({ filter: undefined, isMistaken: true })
  }
})

test.each(['metric=luck', 'by=planet', 'orderBy=__proto__', 'propertyName=1%20or%201'])(
  '%s is said to be a mistake',
  (query) => {
    expect(read(query)).toMatchObject({ metric: 'sessions', propertyName: undefined, isMistaken: true })
  },
)

test('a change keeps the period and what else is in the address', () => {
  const query = new URLSearchParams('from=2026-11-01&to=2026-11-05&dimension=country&dimensionValue=DE')
  expect(withView(query, { metric: 'conversions' }).toString()).toBe(`${query.toString()}&metric=conversions`)
  expect(withView(query, { dimension: undefined, dimensionValue: undefined }).toString()).toBe(
    'from=2026-11-01&to=2026-11-05',
  )
})
