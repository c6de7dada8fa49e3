import { type Annotation, AnnotationSource } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { annotationFilters, filterValueOf, isShown, notesOfDays } from './annotation-notes.ts'

const [sale, post] = exampleOf('listAnnotations') as [Annotation, Annotation]
const text = (annotation: { text: string }) => annotation.text
const on = (dateBegin: string, dateEnd: string) => ({ ...sale, dateBegin, dateEnd })
const days = ['2026-11-13', '2026-11-14', '2026-11-15']

test('an annotation covers its days within the chart', () => {
  expect(notesOfDays([on('2026-11-14', '2026-11-15')], days, text)).toEqual([{ index: 1, to: 2, text: sale.text }])
  expect(notesOfDays([on('2026-11-01', '2026-11-13')], days, text)).toMatchObject([{ index: 0, to: 0 }])
  expect(notesOfDays([on('2026-11-15', '2026-12-01')], days, text)).toMatchObject([{ index: 2, to: 2 }])
})

test('an annotation outside of the days is no note', () => {
  expect(notesOfDays([on('2026-11-10', '2026-11-12'), on('2026-11-16', '2026-11-17')], days, text)).toEqual([])
  expect(notesOfDays([sale], [], text)).toEqual([])
})

test('in a chart by hour it covers all hours of its days, in a chart by week the week it is in', () => {
  const hours = ['2026-11-13', '2026-11-13', '2026-11-14', '2026-11-14']
  expect(notesOfDays([on('2026-11-13', '2026-11-13')], hours, text)).toMatchObject([{ index: 0, to: 1 }])
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16']
  expect(notesOfDays([on('2026-11-12', '2026-11-12')], weeks, text)).toMatchObject([{ index: 1, to: 1 }])
})

test('people filter by kind, the product by source', () => {
  expect([filterValueOf(sale), filterValueOf(post)]).toEqual(['k1', 's3'])
})

test('rule runs and published posts have a switch of their own and no value of the filter', () => {
  const run = { ...post, source: AnnotationSource.RuleRun }
  const all = { filter: [], hasRoutine: false }
  expect([sale, post, run].map((one) => isShown(one, all))).toEqual([true, false, false])
  expect([sale, post, run].map((one) => isShown(one, { filter: ['k1'], hasRoutine: true }))).toEqual([true, true, true])
  expect(annotationFilters).not.toEqual(expect.arrayContaining(['s2', 's3']))
  expect(annotationFilters).toContain('s4')
})

test('events of the data are filtered by their kind', () => {
  const holiday = { dateBegin: '2026-11-14', dateEnd: '2026-11-14', text: 'Fair', name: 'Holiday', filterValue: 'k4' }
  const shown = (filter: string[]) => isShown(holiday, { filter, hasRoutine: false })
  expect([shown([]), shown(['k4']), shown(['k1'])]).toEqual([true, true, false])
})
