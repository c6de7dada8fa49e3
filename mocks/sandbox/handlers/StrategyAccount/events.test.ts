import { AnnotationKind, type StrategyEvent, StrategyEventKind, TaskEffectState, TaskStatus } from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox, openSandbox } from '#tests/support/sandbox.ts'

let opened: OpenSandbox
afterEach(() => opened.sandbox.close())

const DRAFT = {
  title: 'More',
  goal: 2,
  kpi: { metric: 'conversions', source: 1, target: 1_000_000, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2027-03-31',
  status: 2,
}

test('what the team has annotated is among the events of its days; a private annotation is for its author alone', async () => {
  opened = await openSandbox('sample')
  const [owner, admin] = [await opened.as('owner'), await opened.as('admin')]
  const { id } = (await owner('POST', `/StrategyAccount/${ACCOUNT}`, DRAFT)).body
  const annotations = `/Account/${ACCOUNT}/annotations`
  const sale = { kind: AnnotationKind.Campaign, dateBegin: '2026-11-10', dateEnd: '2026-11-12', text: 'Tent sale' }
  await admin('POST', annotations, sale)
  await admin('POST', annotations, { ...sale, text: 'My guess', isPrivate: true })
  await admin('POST', annotations, { ...sale, dateBegin: '2026-09-01', dateEnd: '2026-09-02', text: 'Long ago' })
  await admin('POST', annotations, { ...sale, dateBegin: '2026-09-30', dateEnd: '2026-10-01', text: 'Until the start' })
  const noted = async (call: typeof owner) =>
    (await call('GET', `/StrategyAccount/${ACCOUNT}/${id}/events?pageSize=100`)).body.items
      .filter(({ kind }: StrategyEvent) => kind === StrategyEventKind.Annotation)
      .map(({ day, title }: StrategyEvent) => [day, title])
  const shared = [
    ['2026-11-10', 'Tent sale'],
    ['2026-10-01', 'Until the start'],
  ]
  expect((await noted(owner)).filter(([, title]: string[]) => title !== 'My guess')).toEqual(
    expect.arrayContaining(shared),
  )
  expect(await noted(owner)).not.toContainEqual(['2026-11-10', 'My guess'])
  expect(await noted(admin)).toContainEqual(['2026-11-10', 'My guess'])
  expect((await noted(owner)).map(([, title]: string[]) => title)).not.toContain('Long ago')
})

test('a task says in the events whether its measured effect was for the better', async () => {
  opened = await openSandbox('sample')
  const owner = await opened.as('owner')
  const strategy = (await owner('POST', `/StrategyAccount/${ACCOUNT}`, DRAFT)).body
  const anomalies: { id: string }[] = (await owner('GET', `/EAnl/${ACCOUNT}/anomaly-analysis?pageSize=10`)).body.items
  const ids = await Promise.all(
    anomalies.slice(0, 5).map(async (anomaly) => {
      const draft = { title: 'Mend it', strategyId: strategy.id, origin: { kind: 1, id: anomaly.id, title: 'It' } }
      const { id } = (await owner('POST', `/TaskAccount/${ACCOUNT}`, draft)).body
      await owner('PUT', `/TaskAccount/${ACCOUNT}/${id}/status`, { status: TaskStatus.Done })
      return id
    }),
  )
  opened.sandbox.clock.forward({ days: 20 })
  const later = await opened.as('owner')
  const events: StrategyEvent[] = (await later('GET', `/StrategyAccount/${ACCOUNT}/${strategy.id}/events?pageSize=100`))
    .body.items
  const good = { [TaskEffectState.Better]: true, [TaskEffectState.Worse]: false }
  const expected = await Promise.all(
    ids.map(async (id) => {
      const { effect } = (await later('GET', `/TaskAccount/${ACCOUNT}/${id}`)).body
      return [id, good[effect?.state as keyof typeof good] ?? null]
    }),
  )
  expect(expected.map(([, isGood]) => isGood)).toContainEqual(expect.any(Boolean))
  const said = new Map(events.map(({ subjectId, isGood }) => [subjectId, isGood]))
  expect(ids.map((id) => [id, said.get(id)])).toEqual(expected)
})

test('a deleted task or post is no event any more', async () => {
  opened = await openSandbox('sample')
  const owner = await opened.as('owner')
  const strategy = (await owner('POST', `/StrategyAccount/${ACCOUNT}`, DRAFT)).body
  const { id } = (await owner('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Mend it', strategyId: strategy.id })).body
  await owner('PUT', `/TaskAccount/${ACCOUNT}/${id}/status`, { status: TaskStatus.Done })
  const subjects = async () =>
    (await owner('GET', `/StrategyAccount/${ACCOUNT}/${strategy.id}/events?pageSize=100`)).body.items.map(
      ({ subjectId }: StrategyEvent) => subjectId,
    )
  expect(await subjects()).toContain(id)
  await owner('DELETE', `/TaskAccount/${ACCOUNT}/${id}`)
  expect(await subjects()).not.toContain(id)
})
