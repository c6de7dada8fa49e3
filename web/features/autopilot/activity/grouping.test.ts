import { ActivityActor, type ActivityEntry, ActivityKind, EntityType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { dayIn } from '#web/lib/dates.ts'
import { foldMatches, type Grouping, groupEntries } from './grouping.ts'

const entry = (id: string, occurredAt: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  occurredAt,
  kind: ActivityKind.ChangeApplied,
  autopilotId: null,
  autopilotName: null,
  ruleId: 'rule_a',
  ruleName: 'A',
  categoryId: 'cat_a',
  entity: null,
  actor: ActivityActor.Autopilot,
  actorName: 'Autopilot',
  before: null,
  after: null,
  text: id,
  executionId: null,
  ...more,
})
const keyword = (entityId: string) => ({
  entityType: 4 as const,
  entityId,
  name: entityId,
  campaignName: 'C',
  adGroupName: 'G',
  platformUrl: null,
})
const shown = (entries: ActivityEntry[], by: Grouping) =>
  groupEntries(entries, by, (instant) => dayIn('Europe/Istanbul', new Date(instant))).map(({ kind, key, entries }) => [
    kind,
    key,
    entries.map(({ id }) => id).join(' '),
  ])

test('entries of one run are one group, those of a later approval included', () => {
  const entries = [
    entry('approved', '2026-11-19T06:12:00Z', { executionId: 'run_1' }),
    entry('paused', '2026-11-19T06:00:00Z'),
    entry('found', '2026-11-19T05:00:00Z', { executionId: 'run_1' }),
  ]
  expect(shown(entries, 'run')).toEqual([
    ['run', 'run_1', 'approved found'],
    ['outside', 'outside-2026-11-19', 'paused'],
  ])
})

test('days are in the time zone of the account', () => {
  const entries = [entry('night', '2026-11-18T22:30:00Z'), entry('evening', '2026-11-18T20:30:00Z')]
  expect(shown(entries, 'day')).toEqual([
    ['day', '2026-11-19', 'night'],
    ['day', '2026-11-18', 'evening'],
  ])
})

test('entities are grouped by type and id; entries without an entity are grouped by rule', () => {
  const entries = [
    entry('one', '2026-11-19T06:00:00Z', { entity: keyword('7') }),
    entry('run', '2026-11-19T05:00:00Z'),
    entry('again', '2026-11-18T05:00:00Z', { entity: keyword('7') }),
    entry('campaign', '2026-11-18T04:00:00Z', { entity: { ...keyword('7'), entityType: EntityType.Campaign } }),
  ]
  expect(shown(entries, 'entity')).toEqual([
    ['entity', '4-7', 'one again'],
    ['rule', 'rule-rule_a', 'run'],
    ['entity', '1-7', 'campaign'],
  ])
})

test('two items of one catalog rule are two groups', () => {
  const entries = [
    entry('1', '2026-11-19T08:00:00Z', { autopilotId: 'ap_1' }),
    entry('2', '2026-11-19T07:00:00Z', { autopilotId: 'ap_2' }),
    entry('3', '2026-11-19T06:00:00Z', { autopilotId: 'ap_1' }),
  ]
  const groups = groupEntries(entries, 'entity', (instant) => dayIn('UTC', new Date(instant)))
  expect(groups.map(({ entries: own }) => own.map(({ id }) => id))).toEqual([['1', '3'], ['2']])
})

test('matches of one rule are collapsed into one line, changes are not', () => {
  const lines = foldMatches([
    entry('found 1', '2026-11-19T08:00:00Z', { kind: ActivityKind.ViolationFound }),
    entry('change', '2026-11-19T07:00:00Z'),
    entry('of another rule', '2026-11-19T07:00:00Z', { kind: ActivityKind.ViolationFound, ruleId: 'rule_b' }),
    entry('found 2', '2026-11-19T06:00:00Z', { kind: ActivityKind.ViolationFound }),
    entry('solved', '2026-11-19T06:00:00Z', { kind: ActivityKind.ViolationSolved }),
    entry('change of it', '2026-11-19T05:00:00Z'),
  ])
  expect(lines.map((line) => line.map(({ id }) => id))).toEqual([
    ['found 1', 'found 2'],
    ['change'],
    ['of another rule'],
    ['solved'],
    ['change of it'],
  ])
})
