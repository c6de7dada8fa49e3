import { savedData } from '#web/lib/saved-data.ts'
import type { OnboardingInput } from './onboarding-schema.ts'
import { DEFAULT_PREFIX, PREFIXES } from './website-prefix.ts'

const NAME = 'onboarding'

export type Draft = Omit<OnboardingInput, 'industry' | 'digitalMarketingGoals'> &
  Partial<Pick<OnboardingInput, 'industry' | 'digitalMarketingGoals'>>

const empty: Draft = {
  name: '',
  companyName: '',
  websitePrefix: DEFAULT_PREFIX,
  companyWebSite: '',
  primaryContactNumber: '',
  marketingTeamCount: 1,
}

const texts = ['name', 'companyName', 'companyWebSite', 'primaryContactNumber'] as const
const numbers = ['industry', 'digitalMarketingGoals', 'marketingTeamCount'] as const

/** The draft from before a reload, limited to fields of the right type. */
export function readDraft(): Draft {
  const saved = savedData.get(NAME)
  const draft = { ...empty }
  if (typeof saved !== 'object' || saved === null) return draft
  const value = (name: string): unknown => Reflect.get(saved, name)
  for (const name of texts) {
    const text = value(name)
    if (typeof text === 'string') draft[name] = text
  }
  for (const name of numbers) {
    const number = value(name)
    if (typeof number === 'number') draft[name] = number
  }
  draft.websitePrefix = PREFIXES.find((prefix) => prefix === value('websitePrefix')) ?? DEFAULT_PREFIX
  return draft
}

export const saveDraft = (typed: unknown): void => savedData.set(NAME, typed)

export const deleteDraft = (): void => savedData.set(NAME, undefined)
