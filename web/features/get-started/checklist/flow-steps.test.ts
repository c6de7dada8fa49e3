import { IntegrationPlatform } from '@adwright/sdk/types'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { stepsOfFlow } from './flow-steps.ts'

const t = ((key: string) => key) as unknown as TFunction<'get-started'>

const facts = {
  isConnected: false,
  isBroken: false,
  isChosen: false,
  hasData: false,
  reason: undefined,
  onConnect: () => undefined,
  isLeaving: false,
}
const shown = (more: Partial<Parameters<typeof stepsOfFlow>[1]>) =>
  stepsOfFlow(t, { platform: IntegrationPlatform.GoogleAds, ...facts, ...more }).map(({ id, state, reason }) => [
    id,
    state,
    reason,
  ])

test('the choice requires the connection, and data requires the choice', () => {
  expect(shown({})).toEqual([
    ['connect', 'open', undefined],
    ['choose', 'open', 'reason.platformFirst'],
    ['sync', 'open', undefined],
  ])
  expect(shown({ isConnected: true, isChosen: true })).toEqual([
    ['connect', 'done', undefined],
    ['choose', 'done', undefined],
    ['sync', 'unknown', undefined],
  ])
})

test('a client account or data from before a disconnection does not count', () => {
  expect(shown({ isChosen: true, hasData: true }).map(([, state]) => state)).toEqual(['open', 'open', 'open'])
})

test('a connection that does not work has to be made again before anything is chosen', () => {
  const [connect, choose] = stepsOfFlow(t, {
    platform: IntegrationPlatform.GoogleAds,
    ...facts,
    isConnected: true,
    isBroken: true,
  })
  expect([connect?.state, connect?.text, connect?.action?.label]).toEqual(['open', 'flow.againText', 'action.again'])
  expect([choose?.state, choose?.reason]).toEqual(['open', 'reason.platformFirst'])
})

test('where nothing is chosen, connecting is all', () => {
  expect(shown({ platform: IntegrationPlatform.Meta, isConnected: true })).toEqual([['connect', 'done', undefined]])
})

test('the open steps say why a person cannot connect', () => {
  expect(shown({ reason: 'ask an admin' })[0]).toEqual(['connect', 'open', 'ask an admin'])
  expect(shown({ reason: 'ask an admin', isConnected: true })[1]).toEqual(['choose', 'open', 'ask an admin'])
})
