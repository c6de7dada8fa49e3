import { beforeEach, expect, test } from 'vitest'
import { savedData } from '#web/lib/saved-data.ts'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'

beforeEach(() => savedData.clear())

test('without a draft the form is empty, with https:// and a team of 1', () => {
  expect(readDraft()).toMatchObject({ name: '', websitePrefix: 'https://', marketingTeamCount: 1 })
})

test('a draft is restored until it is deleted', () => {
  saveDraft({ name: 'Lindholm', websitePrefix: 'http://', industry: 11 })
  expect(readDraft()).toMatchObject({ name: 'Lindholm', websitePrefix: 'http://', industry: 11 })
  deleteDraft()
  expect(readDraft().name).toBe('')
})

test('values of the wrong type are ignored', () => {
  saveDraft({ name: 7, industry: 'many', websitePrefix: 'ftp://', surprise: 'x' })
  expect(readDraft()).toEqual({
    name: '',
    companyName: '',
    websitePrefix: 'https://',
    companyWebSite: '',
    primaryContactNumber: '',
    marketingTeamCount: 1,
  })
})
