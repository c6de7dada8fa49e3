import type { CreateAccountData } from '@adwright/sdk/types'
import type { OnboardingOutput } from './onboarding-schema.ts'

/** The onboarding form as the body of POST /Account. */
export const accountBody = (typed: OnboardingOutput): CreateAccountData['body'] => ({
  name: typed.name,
  companyName: typed.companyName,
  companyWebSite: typed.websitePrefix + typed.companyWebSite,
  primaryContactNumber: typed.primaryContactNumber,
  industry: typed.industry,
  digitalMarketingGoals: [typed.digitalMarketingGoals],
  marketingTeamCount: typed.marketingTeamCount,
})
