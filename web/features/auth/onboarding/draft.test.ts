import { beforeEach, expect, test } from 'vitest'
import { savedData } from '#web/lib/saved-data.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

beforeEach(() => savedData.clear())

test('without a draft the form is empty, with https:// and a team of 1', () => {
  expect(readDraft()).toMatchObject({ name: '', websitePrefix: 'https://', marketingTeamCount: 1 })
})

test('what was typed comes back, until it is dropped', () => {
  keepDraft({ name: 'Lindholm', websitePrefix: 'http://', industry: 11 })
  expect(readDraft()).toMatchObject({ name: 'Lindholm', websitePrefix: 'http://', industry: 11 })
  dropDraft()
  expect(readDraft().name).toBe('')
})

test('what is not of the right kind is left out', () => {
  keepDraft({ name: 7, industry: 'many', websitePrefix: 'ftp://', surprise: 'x' })
  expect(readDraft()).toEqual({
    name: '',
    companyName: '',
    websitePrefix: 'https://',
    companyWebSite: '',
    primaryContactNumber: '',
    marketingTeamCount: 1,
  })
})
