import {
  type AutopilotItem,
  AutopilotMode,
  AutopilotStatus,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { copyOf, filterItems, type RuleFilters, rowsOf, sortRows } from './rule-list.ts'

const item = (id: string, more: Partial<AutopilotItem> = {}): AutopilotItem => ({
  currencyCode: 'EUR',
  id,
  autopilotId: id,
  version: 1,
  ruleId: 'rule_no-conversion-keyword',
  ruleName: 'Pause keywords without conversions',
  categoryId: 'cat_wasted-spend',
  customerClientId: '4839201756',
  name: id,
  status: AutopilotStatus.Active,
  mode: AutopilotMode.Suggest,
  conditions: [],
  action: { type: RuleActionType.Pause, value: null, unit: null, minLimit: null, maxLimit: null, maxChangesPerRun: 20 },
  parameters: {},
  scope: { includeAll: true, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null },
  exceptionEntityIds: [],
  schedule: { frequency: ScheduleFrequency.Daily, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
  cooldownDays: 7,
  startsOn: null,
  endsOn: null,
  notify: { emails: [], onlyWhenChanged: true },
  createdByName: 'Jonas Weber',
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
  lastRunAt: null,
  nextRunAt: null,
  lastResult: null,
  runs30d: 0,
  changes30d: 0,
  ...more,
})
const all: RuleFilters = { statuses: [], modes: [], categoryIds: [], text: '' }
const ids = (items: readonly AutopilotItem[]) => items.map(({ id }) => id)

test('archived rules are shown only with the filter for them', () => {
  const items = [item('a'), item('b', { status: AutopilotStatus.Archived })]
  expect(ids(filterItems(items, all))).toEqual(['a'])
  expect(ids(filterItems(items, { ...all, statuses: [AutopilotStatus.Archived] }))).toEqual(['b'])
})

test('an item must match every filter; text is searched in both names', () => {
  const items = [
    item('Brand', { mode: AutopilotMode.Automatic }),
    item('Tents', { mode: AutopilotMode.Automatic, status: AutopilotStatus.Paused }),
    item('Stoves'),
  ]
  expect(
    ids(
      filterItems(items, {
        ...all,
        modes: [AutopilotMode.Automatic],
        statuses: [AutopilotStatus.Paused, AutopilotStatus.NeedsAttention],
      }),
    ),
  ).toEqual(['Tents'])
  expect(ids(filterItems(items, { ...all, text: 'tents' }))).toEqual(['Tents'])
  expect(ids(filterItems(items, { ...all, text: 'PAUSE' }))).toHaveLength(3)
  expect(ids(filterItems(items, { ...all, categoryIds: ['cat_ads'] }))).toEqual([])
})

test('text is compared by the rules of the language', () => {
  expect(ids(filterItems([item('IŞIK')], { ...all, text: 'ışık' }))).toEqual(['IŞIK'])
  expect(ids(filterItems([item('Bağlantı')], { ...all, text: 'baglanti' }))).toEqual(['Bağlantı'])
})

test('rows without a value come last in either order', () => {
  const saving = (amount: number) => ({ amount, currencyCode: 'EUR', periodDays: 30, changeCount: 1, parts: [] })
  const rows = rowsOf(
    [item('none'), item('small'), item('large')],
    [
      { autopilotId: 'small', name: 'small', changedCount: 1, undoneCount: 0, estimatedSaving: saving(5) },
      { autopilotId: 'large', name: 'large', changedCount: 1, undoneCount: 0, estimatedSaving: saving(50) },
    ],
  )
  const sorted = (sortOrder: 'asc' | 'desc') =>
    sortRows(rows, { orderBy: 'saving', sortOrder }, 'en').map((row) => row.item.id)
  expect(sorted('asc')).toEqual(['small', 'large', 'none'])
  expect(sorted('desc')).toEqual(['large', 'small', 'none'])
})

test('a copy starts today at the earliest and has no history', () => {
  const original = item('a', { startsOn: '2026-11-01', endsOn: '2026-11-10' })
  const copy = copyOf(original, 'a (copy)', '2026-11-21')
  expect(copy).toMatchObject({ name: 'a (copy)', startsOn: null, endsOn: null, cooldownDays: 7 })
  expect(copy).not.toHaveProperty('status')
  expect(copyOf(item('b', { endsOn: '2026-12-31' }), 'b', '2026-11-21').endsOn).toBe('2026-12-31')
  const once = item('c', {
    startsOn: '2026-11-01',
    schedule: { ...original.schedule, frequency: ScheduleFrequency.Once },
  })
  expect(copyOf(once, 'c', '2026-11-21').startsOn).toBe('2026-11-21')
})
