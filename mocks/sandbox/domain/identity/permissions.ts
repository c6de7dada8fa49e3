// The role matrix (OP-20 of the requirements) as far as a role alone decides; what depends on the thing itself is in its handler.
import type { OperationId } from '@adwright/sdk/server'

export const VIEWER = 1
export const USER = 2
export const ADMIN = 3
export const OWNER = 4

/** The lowest role an operation below an account needs; viewers may do what is not named here. */
export const LOWEST_ROLE: Partial<Record<OperationId, number>> = {
  updateAccount: ADMIN,
  inviteAccountUser: ADMIN,
  updateAccountUser: ADMIN,
  createSampleWorkspace: ADMIN,
  deleteSampleWorkspace: ADMIN,
  connectIntegration: ADMIN,
  disconnectIntegration: ADMIN,
  selectCustomerClient: ADMIN,
  selectAnalyticsProperty: ADMIN,
  listAnalyticsAccounts: ADMIN,
  createAutopilotItem: USER,
  deleteAutopilotItem: USER,
  updateAutopilotItem: USER,
  updateAutopilotItemStatus: USER,
  runAutopilotItem: USER,
  restoreAutopilotItem: USER,
  approveAutopilotProposals: ADMIN,
  rejectAutopilotProposals: ADMIN,
  undoAutopilotExecution: USER,
  updateAutomation: ADMIN,
  createAutopilotException: USER,
  deleteAutopilotException: USER,
  createAnomalyConfiguration: USER,
  updateAnomalyConfiguration: USER,
  deleteAnomalyConfiguration: USER,
  createMetricSetting: USER,
  updateMetricSetting: USER,
  deleteMetricSetting: USER,
  createSocialPost: USER,
  updateSocialPost: USER,
  deleteSocialPost: USER,
  validateSocialMedia: USER,
  createAccountStrategy: USER,
  updateAccountStrategy: USER,
  deleteAccountStrategy: USER,
  createAccountTask: USER,
  updateAccountTask: USER,
  deleteAccountTask: USER,
  updateAccountTaskStatus: USER,
  createBusinessSurvey: USER,
  updateBusinessSurvey: USER,
  deleteBusinessSurvey: USER,
  createDesign: USER,
  createFile: USER,
  getWebPageAnalysis: USER,
  getAdCampaignAnalysis: USER,
  getMarketAnalysis: USER,
}
