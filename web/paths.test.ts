import { expect, test } from 'vitest'
import { paths, withQuery } from './paths.ts'

test('parameters are escaped', () => {
  expect(paths.reset('a/b c')).toBe('/reset/a%2Fb%20c')
  expect(paths.verifyPhone('+49 170')).toBe('/settings/change-phone/%2B49%20170')
})

test('flows work with and without a platform', () => {
  expect(paths.getStarted()).toBe('/get-started')
  expect(paths.getStarted(3)).toBe('/get-started/3')
  expect(paths.getStartedSelectClient()).toBe('/get-started/select-client')
  expect(paths.integrationsSelectClient(4)).toBe('/integrations/4/select-client')
})

test('a query leaves out what is empty and repeats lists', () => {
  expect(withQuery('/activity', { ruleIds: ['a', 'b'], searchText: '', page: undefined, size: 25 })).toBe(
    '/activity?ruleIds=a&ruleIds=b&size=25',
  )
  expect(paths.dashboard()).toBe('/dashboard')
})
