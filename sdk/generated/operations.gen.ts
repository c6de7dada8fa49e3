// This file is generated from the contract by scripts/contract.ts

import type * as T from './types.gen.ts';

export type Group = 'AI' | 'Account' | 'App' | 'Auth' | 'AutomatedDesigner' | 'BusinessSurvey' | 'Category' | 'EA' | 'EAIntegration' | 'EAnl' | 'EAnlIntegration' | 'EarnMail' | 'EarnadoML' | 'File' | 'Integration' | 'LinkedIn' | 'Meta' | 'Payment' | 'SocialMediaCalendar' | 'StrategyAccount' | 'StrategyUser' | 'Subscription' | 'TaskAccount' | 'TaskUser' | 'Ticket' | 'User' | 'Verification';

/** The inputs and responses of each operation, by operationId. */
export interface OperationTypes {
  listAccounts: { group: 'Account'; data: T.ListAccountsData; responses: T.ListAccountsResponses; errors: T.ListAccountsErrors };
  createAccount: { group: 'Account'; data: T.CreateAccountData; responses: T.CreateAccountResponses; errors: T.CreateAccountErrors };
  updateAccount: { group: 'Account'; data: T.UpdateAccountData; responses: T.UpdateAccountResponses; errors: T.UpdateAccountErrors };
  getAccount: { group: 'Account'; data: T.GetAccountData; responses: T.GetAccountResponses; errors: T.GetAccountErrors };
  getAccountSubscription: { group: 'Account'; data: T.GetAccountSubscriptionData; responses: T.GetAccountSubscriptionResponses; errors: T.GetAccountSubscriptionErrors };
  getSampleWorkspace: { group: 'Account'; data: T.GetSampleWorkspaceData; responses: T.GetSampleWorkspaceResponses; errors: T.GetSampleWorkspaceErrors };
  createSampleWorkspace: { group: 'Account'; data: T.CreateSampleWorkspaceData; responses: T.CreateSampleWorkspaceResponses; errors: T.CreateSampleWorkspaceErrors };
  deleteSampleWorkspace: { group: 'Account'; data: T.DeleteSampleWorkspaceData; responses: T.DeleteSampleWorkspaceResponses; errors: T.DeleteSampleWorkspaceErrors };
  listAccountUsers: { group: 'Account'; data: T.ListAccountUsersData; responses: T.ListAccountUsersResponses; errors: T.ListAccountUsersErrors };
  inviteAccountUser: { group: 'Account'; data: T.InviteAccountUserData; responses: T.InviteAccountUserResponses; errors: T.InviteAccountUserErrors };
  updateAccountUser: { group: 'Account'; data: T.UpdateAccountUserData; responses: T.UpdateAccountUserResponses; errors: T.UpdateAccountUserErrors };
  removeAccountUser: { group: 'Account'; data: T.RemoveAccountUserData; responses: T.RemoveAccountUserResponses; errors: T.RemoveAccountUserErrors };
  acceptInvitation: { group: 'Account'; data: T.AcceptInvitationData; responses: T.AcceptInvitationResponses; errors: T.AcceptInvitationErrors };
  declineInvitation: { group: 'Account'; data: T.DeclineInvitationData; responses: T.DeclineInvitationResponses; errors: T.DeclineInvitationErrors };
  createAiAnswer: { group: 'AI'; data: T.CreateAiAnswerData; responses: T.CreateAiAnswerResponses; errors: T.CreateAiAnswerErrors };
  createAiSchemaAnswer: { group: 'AI'; data: T.CreateAiSchemaAnswerData; responses: T.CreateAiSchemaAnswerResponses; errors: T.CreateAiSchemaAnswerErrors };
  createAiImageAnswer: { group: 'AI'; data: T.CreateAiImageAnswerData; responses: T.CreateAiImageAnswerResponses; errors: T.CreateAiImageAnswerErrors };
  getWebPageAnalysis: { group: 'AI'; data: T.GetWebPageAnalysisData; responses: T.GetWebPageAnalysisResponses; errors: T.GetWebPageAnalysisErrors };
  getAdCampaignAnalysis: { group: 'AI'; data: T.GetAdCampaignAnalysisData; responses: T.GetAdCampaignAnalysisResponses; errors: T.GetAdCampaignAnalysisErrors };
  getMarketAnalysis: { group: 'AI'; data: T.GetMarketAnalysisData; responses: T.GetMarketAnalysisResponses; errors: T.GetMarketAnalysisErrors };
  getEnums: { group: 'App'; data: T.GetEnumsData; responses: T.GetEnumsResponses; errors: T.GetEnumsErrors };
  getConstants: { group: 'App'; data: T.GetConstantsData; responses: T.GetConstantsResponses; errors: T.GetConstantsErrors };
  login: { group: 'Auth'; data: T.LoginData; responses: T.LoginResponses; errors: T.LoginErrors };
  register: { group: 'Auth'; data: T.RegisterData; responses: T.RegisterResponses; errors: T.RegisterErrors };
  registerWithCode: { group: 'Auth'; data: T.RegisterWithCodeData; responses: T.RegisterWithCodeResponses; errors: T.RegisterWithCodeErrors };
  unsubscribe: { group: 'Auth'; data: T.UnsubscribeData; responses: T.UnsubscribeResponses; errors: T.UnsubscribeErrors };
  logout: { group: 'Auth'; data: T.LogoutData; responses: T.LogoutResponses; errors: T.LogoutErrors };
  reauthorize: { group: 'Auth'; data: T.ReauthorizeData; responses: T.ReauthorizeResponses; errors: T.ReauthorizeErrors };
  refreshToken: { group: 'Auth'; data: T.RefreshTokenData; responses: T.RefreshTokenResponses; errors: T.RefreshTokenErrors };
  listDesigns: { group: 'AutomatedDesigner'; data: T.ListDesignsData; responses: T.ListDesignsResponses; errors: T.ListDesignsErrors };
  createDesign: { group: 'AutomatedDesigner'; data: T.CreateDesignData; responses: T.CreateDesignResponses; errors: T.CreateDesignErrors };
  listDesignTypes: { group: 'AutomatedDesigner'; data: T.ListDesignTypesData; responses: T.ListDesignTypesResponses; errors: T.ListDesignTypesErrors };
  getDesign: { group: 'AutomatedDesigner'; data: T.GetDesignData; responses: T.GetDesignResponses; errors: T.GetDesignErrors };
  listBusinessSurveys: { group: 'BusinessSurvey'; data: T.ListBusinessSurveysData; responses: T.ListBusinessSurveysResponses; errors: T.ListBusinessSurveysErrors };
  createBusinessSurvey: { group: 'BusinessSurvey'; data: T.CreateBusinessSurveyData; responses: T.CreateBusinessSurveyResponses; errors: T.CreateBusinessSurveyErrors };
  updateBusinessSurvey: { group: 'BusinessSurvey'; data: T.UpdateBusinessSurveyData; responses: T.UpdateBusinessSurveyResponses; errors: T.UpdateBusinessSurveyErrors };
  deleteBusinessSurvey: { group: 'BusinessSurvey'; data: T.DeleteBusinessSurveyData; responses: T.DeleteBusinessSurveyResponses; errors: T.DeleteBusinessSurveyErrors };
  listCategories: { group: 'Category'; data: T.ListCategoriesData; responses: T.ListCategoriesResponses; errors: T.ListCategoriesErrors };
  getAdsConnectionRequirements: { group: 'EA'; data: T.GetAdsConnectionRequirementsData; responses: T.GetAdsConnectionRequirementsResponses; errors: T.GetAdsConnectionRequirementsErrors };
  getAdsInformation: { group: 'EA'; data: T.GetAdsInformationData; responses: T.GetAdsInformationResponses; errors: T.GetAdsInformationErrors };
  getAdsToken: { group: 'EA'; data: T.GetAdsTokenData; responses: T.GetAdsTokenResponses; errors: T.GetAdsTokenErrors };
  listCustomerClients: { group: 'EA'; data: T.ListCustomerClientsData; responses: T.ListCustomerClientsResponses; errors: T.ListCustomerClientsErrors };
  listAdsAccounts: { group: 'EA'; data: T.ListAdsAccountsData; responses: T.ListAdsAccountsResponses; errors: T.ListAdsAccountsErrors };
  getAdsAccountEnabled: { group: 'EA'; data: T.GetAdsAccountEnabledData; responses: T.GetAdsAccountEnabledResponses; errors: T.GetAdsAccountEnabledErrors };
  selectCustomerClient: { group: 'EA'; data: T.SelectCustomerClientData; responses: T.SelectCustomerClientResponses; errors: T.SelectCustomerClientErrors };
  listAutopilotCategories: { group: 'EA'; data: T.ListAutopilotCategoriesData; responses: T.ListAutopilotCategoriesResponses; errors: T.ListAutopilotCategoriesErrors };
  listAutopilotItems: { group: 'EA'; data: T.ListAutopilotItemsData; responses: T.ListAutopilotItemsResponses; errors: T.ListAutopilotItemsErrors };
  createAutopilotItem: { group: 'EA'; data: T.CreateAutopilotItemData; responses: T.CreateAutopilotItemResponses; errors: T.CreateAutopilotItemErrors };
  getAutopilotItem: { group: 'EA'; data: T.GetAutopilotItemData; responses: T.GetAutopilotItemResponses; errors: T.GetAutopilotItemErrors };
  updateAutopilotItem: { group: 'EA'; data: T.UpdateAutopilotItemData; responses: T.UpdateAutopilotItemResponses; errors: T.UpdateAutopilotItemErrors };
  deleteAutopilotItem: { group: 'EA'; data: T.DeleteAutopilotItemData; responses: T.DeleteAutopilotItemResponses; errors: T.DeleteAutopilotItemErrors };
  updateAutopilotItemStatus: { group: 'EA'; data: T.UpdateAutopilotItemStatusData; responses: T.UpdateAutopilotItemStatusResponses; errors: T.UpdateAutopilotItemStatusErrors };
  runAutopilotItem: { group: 'EA'; data: T.RunAutopilotItemData; responses: T.RunAutopilotItemResponses; errors: T.RunAutopilotItemErrors };
  restoreAutopilotItem: { group: 'EA'; data: T.RestoreAutopilotItemData; responses: T.RestoreAutopilotItemResponses; errors: T.RestoreAutopilotItemErrors };
  listAutopilotVersions: { group: 'EA'; data: T.ListAutopilotVersionsData; responses: T.ListAutopilotVersionsResponses; errors: T.ListAutopilotVersionsErrors };
  previewAutopilotItem: { group: 'EA'; data: T.PreviewAutopilotItemData; responses: T.PreviewAutopilotItemResponses; errors: T.PreviewAutopilotItemErrors };
  backtestAutopilotItem: { group: 'EA'; data: T.BacktestAutopilotItemData; responses: T.BacktestAutopilotItemResponses; errors: T.BacktestAutopilotItemErrors };
  listAutopilotProposals: { group: 'EA'; data: T.ListAutopilotProposalsData; responses: T.ListAutopilotProposalsResponses; errors: T.ListAutopilotProposalsErrors };
  approveAutopilotProposals: { group: 'EA'; data: T.ApproveAutopilotProposalsData; responses: T.ApproveAutopilotProposalsResponses; errors: T.ApproveAutopilotProposalsErrors };
  rejectAutopilotProposals: { group: 'EA'; data: T.RejectAutopilotProposalsData; responses: T.RejectAutopilotProposalsResponses; errors: T.RejectAutopilotProposalsErrors };
  getAutomation: { group: 'EA'; data: T.GetAutomationData; responses: T.GetAutomationResponses; errors: T.GetAutomationErrors };
  updateAutomation: { group: 'EA'; data: T.UpdateAutomationData; responses: T.UpdateAutomationResponses; errors: T.UpdateAutomationErrors };
  getAutopilotEffect: { group: 'EA'; data: T.GetAutopilotEffectData; responses: T.GetAutopilotEffectResponses; errors: T.GetAutopilotEffectErrors };
  listAutopilotRules: { group: 'EA'; data: T.ListAutopilotRulesData; responses: T.ListAutopilotRulesResponses; errors: T.ListAutopilotRulesErrors };
  listRuleCatalogue: { group: 'EA'; data: T.ListRuleCatalogueData; responses: T.ListRuleCatalogueResponses; errors: T.ListRuleCatalogueErrors };
  getAutopilotRule: { group: 'EA'; data: T.GetAutopilotRuleData; responses: T.GetAutopilotRuleResponses; errors: T.GetAutopilotRuleErrors };
  listRuleActivity: { group: 'EA'; data: T.ListRuleActivityData; responses: T.ListRuleActivityResponses; errors: T.ListRuleActivityErrors };
  listRulesInActivity: { group: 'EA'; data: T.ListRulesInActivityData; responses: T.ListRulesInActivityResponses; errors: T.ListRulesInActivityErrors };
  listAutopilotActivity: { group: 'EA'; data: T.ListAutopilotActivityData; responses: T.ListAutopilotActivityResponses; errors: T.ListAutopilotActivityErrors };
  listAutopilotExceptions: { group: 'EA'; data: T.ListAutopilotExceptionsData; responses: T.ListAutopilotExceptionsResponses; errors: T.ListAutopilotExceptionsErrors };
  createAutopilotException: { group: 'EA'; data: T.CreateAutopilotExceptionData; responses: T.CreateAutopilotExceptionResponses; errors: T.CreateAutopilotExceptionErrors };
  deleteAutopilotException: { group: 'EA'; data: T.DeleteAutopilotExceptionData; responses: T.DeleteAutopilotExceptionResponses; errors: T.DeleteAutopilotExceptionErrors };
  listAutopilotAssets: { group: 'EA'; data: T.ListAutopilotAssetsData; responses: T.ListAutopilotAssetsResponses; errors: T.ListAutopilotAssetsErrors };
  listAutopilotExecutions: { group: 'EA'; data: T.ListAutopilotExecutionsData; responses: T.ListAutopilotExecutionsResponses; errors: T.ListAutopilotExecutionsErrors };
  getAutopilotExecution: { group: 'EA'; data: T.GetAutopilotExecutionData; responses: T.GetAutopilotExecutionResponses; errors: T.GetAutopilotExecutionErrors };
  undoAutopilotExecution: { group: 'EA'; data: T.UndoAutopilotExecutionData; responses: T.UndoAutopilotExecutionResponses; errors: T.UndoAutopilotExecutionErrors };
  listViolatingCampaigns: { group: 'EA'; data: T.ListViolatingCampaignsData; responses: T.ListViolatingCampaignsResponses; errors: T.ListViolatingCampaignsErrors };
  listViolatingAdGroupKeywords: { group: 'EA'; data: T.ListViolatingAdGroupKeywordsData; responses: T.ListViolatingAdGroupKeywordsResponses; errors: T.ListViolatingAdGroupKeywordsErrors };
  listCampaignMetrics: { group: 'EA'; data: T.ListCampaignMetricsData; responses: T.ListCampaignMetricsResponses; errors: T.ListCampaignMetricsErrors };
  listBiddingStrategyMetrics: { group: 'EA'; data: T.ListBiddingStrategyMetricsData; responses: T.ListBiddingStrategyMetricsResponses; errors: T.ListBiddingStrategyMetricsErrors };
  listAdGroupMetrics: { group: 'EA'; data: T.ListAdGroupMetricsData; responses: T.ListAdGroupMetricsResponses; errors: T.ListAdGroupMetricsErrors };
  listAdMetrics: { group: 'EA'; data: T.ListAdMetricsData; responses: T.ListAdMetricsResponses; errors: T.ListAdMetricsErrors };
  listKeywordMetrics: { group: 'EA'; data: T.ListKeywordMetricsData; responses: T.ListKeywordMetricsResponses; errors: T.ListKeywordMetricsErrors };
  listSearchTermMetrics: { group: 'EA'; data: T.ListSearchTermMetricsData; responses: T.ListSearchTermMetricsResponses; errors: T.ListSearchTermMetricsErrors };
  listAdGroupMetricsByCampaign: { group: 'EA'; data: T.ListAdGroupMetricsByCampaignData; responses: T.ListAdGroupMetricsByCampaignResponses; errors: T.ListAdGroupMetricsByCampaignErrors };
  listAdMetricsByCampaign: { group: 'EA'; data: T.ListAdMetricsByCampaignData; responses: T.ListAdMetricsByCampaignResponses; errors: T.ListAdMetricsByCampaignErrors };
  listKeywordMetricsByCampaign: { group: 'EA'; data: T.ListKeywordMetricsByCampaignData; responses: T.ListKeywordMetricsByCampaignResponses; errors: T.ListKeywordMetricsByCampaignErrors };
  listSearchTermMetricsByCampaign: { group: 'EA'; data: T.ListSearchTermMetricsByCampaignData; responses: T.ListSearchTermMetricsByCampaignResponses; errors: T.ListSearchTermMetricsByCampaignErrors };
  listAdMetricsByAdGroup: { group: 'EA'; data: T.ListAdMetricsByAdGroupData; responses: T.ListAdMetricsByAdGroupResponses; errors: T.ListAdMetricsByAdGroupErrors };
  listKeywordMetricsByAdGroup: { group: 'EA'; data: T.ListKeywordMetricsByAdGroupData; responses: T.ListKeywordMetricsByAdGroupResponses; errors: T.ListKeywordMetricsByAdGroupErrors };
  listSearchTermMetricsByAdGroup: { group: 'EA'; data: T.ListSearchTermMetricsByAdGroupData; responses: T.ListSearchTermMetricsByAdGroupResponses; errors: T.ListSearchTermMetricsByAdGroupErrors };
  listSearchTermMetricsByAd: { group: 'EA'; data: T.ListSearchTermMetricsByAdData; responses: T.ListSearchTermMetricsByAdResponses; errors: T.ListSearchTermMetricsByAdErrors };
  getSnapshot: { group: 'EA'; data: T.GetSnapshotData; responses: T.GetSnapshotResponses; errors: T.GetSnapshotErrors };
  listSnapshotFailedEntities: { group: 'EA'; data: T.ListSnapshotFailedEntitiesData; responses: T.ListSnapshotFailedEntitiesResponses; errors: T.ListSnapshotFailedEntitiesErrors };
  getAdsIntegration: { group: 'EAIntegration'; data: T.GetAdsIntegrationData; responses: T.GetAdsIntegrationResponses; errors: T.GetAdsIntegrationErrors };
  listAvailableMetrics: { group: 'EAnl'; data: T.ListAvailableMetricsData; responses: T.ListAvailableMetricsResponses; errors: T.ListAvailableMetricsErrors };
  getAnalyticsInformation: { group: 'EAnl'; data: T.GetAnalyticsInformationData; responses: T.GetAnalyticsInformationResponses; errors: T.GetAnalyticsInformationErrors };
  listAnalyticsAccounts: { group: 'EAnl'; data: T.ListAnalyticsAccountsData; responses: T.ListAnalyticsAccountsResponses; errors: T.ListAnalyticsAccountsErrors };
  getAnalyticsReport: { group: 'EAnl'; data: T.GetAnalyticsReportData; responses: T.GetAnalyticsReportResponses; errors: T.GetAnalyticsReportErrors };
  getAnalyticsAccountEnabled: { group: 'EAnl'; data: T.GetAnalyticsAccountEnabledData; responses: T.GetAnalyticsAccountEnabledResponses; errors: T.GetAnalyticsAccountEnabledErrors };
  selectAnalyticsProperty: { group: 'EAnl'; data: T.SelectAnalyticsPropertyData; responses: T.SelectAnalyticsPropertyResponses; errors: T.SelectAnalyticsPropertyErrors };
  listAnomalies: { group: 'EAnl'; data: T.ListAnomaliesData; responses: T.ListAnomaliesResponses; errors: T.ListAnomaliesErrors };
  updateAnomalies: { group: 'EAnl'; data: T.UpdateAnomaliesData; responses: T.UpdateAnomaliesResponses; errors: T.UpdateAnomaliesErrors };
  getAnomaly: { group: 'EAnl'; data: T.GetAnomalyData; responses: T.GetAnomalyResponses; errors: T.GetAnomalyErrors };
  updateAnomaly: { group: 'EAnl'; data: T.UpdateAnomalyData; responses: T.UpdateAnomalyResponses; errors: T.UpdateAnomalyErrors };
  createAnomalyComment: { group: 'EAnl'; data: T.CreateAnomalyCommentData; responses: T.CreateAnomalyCommentResponses; errors: T.CreateAnomalyCommentErrors };
  listAnomalyConfigurations: { group: 'EAnl'; data: T.ListAnomalyConfigurationsData; responses: T.ListAnomalyConfigurationsResponses; errors: T.ListAnomalyConfigurationsErrors };
  createAnomalyConfiguration: { group: 'EAnl'; data: T.CreateAnomalyConfigurationData; responses: T.CreateAnomalyConfigurationResponses; errors: T.CreateAnomalyConfigurationErrors };
  previewAnomalySetting: { group: 'EAnl'; data: T.PreviewAnomalySettingData; responses: T.PreviewAnomalySettingResponses; errors: T.PreviewAnomalySettingErrors };
  updateAnomalyConfiguration: { group: 'EAnl'; data: T.UpdateAnomalyConfigurationData; responses: T.UpdateAnomalyConfigurationResponses; errors: T.UpdateAnomalyConfigurationErrors };
  deleteAnomalyConfiguration: { group: 'EAnl'; data: T.DeleteAnomalyConfigurationData; responses: T.DeleteAnomalyConfigurationResponses; errors: T.DeleteAnomalyConfigurationErrors };
  createMetricSetting: { group: 'EAnl'; data: T.CreateMetricSettingData; responses: T.CreateMetricSettingResponses; errors: T.CreateMetricSettingErrors };
  updateMetricSetting: { group: 'EAnl'; data: T.UpdateMetricSettingData; responses: T.UpdateMetricSettingResponses; errors: T.UpdateMetricSettingErrors };
  deleteMetricSetting: { group: 'EAnl'; data: T.DeleteMetricSettingData; responses: T.DeleteMetricSettingResponses; errors: T.DeleteMetricSettingErrors };
  getAnalyticsIntegration: { group: 'EAnlIntegration'; data: T.GetAnalyticsIntegrationData; responses: T.GetAnalyticsIntegrationResponses; errors: T.GetAnalyticsIntegrationErrors };
  listMlAccounts: { group: 'EarnadoML'; data: T.ListMlAccountsData; responses: T.ListMlAccountsResponses; errors: T.ListMlAccountsErrors };
  listMailUsers: { group: 'EarnMail'; data: T.ListMailUsersData; responses: T.ListMailUsersResponses; errors: T.ListMailUsersErrors };
  createTemporaryFile: { group: 'File'; data: T.CreateTemporaryFileData; responses: T.CreateTemporaryFileResponses; errors: T.CreateTemporaryFileErrors };
  listFiles: { group: 'File'; data: T.ListFilesData; responses: T.ListFilesResponses; errors: T.ListFilesErrors };
  createFile: { group: 'File'; data: T.CreateFileData; responses: T.CreateFileResponses; errors: T.CreateFileErrors };
  getFile: { group: 'File'; data: T.GetFileData; responses: T.GetFileResponses; errors: T.GetFileErrors };
  listIntegrations: { group: 'Integration'; data: T.ListIntegrationsData; responses: T.ListIntegrationsResponses; errors: T.ListIntegrationsErrors };
  connectIntegration: { group: 'Integration'; data: T.ConnectIntegrationData; responses: T.ConnectIntegrationResponses; errors: T.ConnectIntegrationErrors };
  disconnectIntegration: { group: 'Integration'; data: T.DisconnectIntegrationData; responses: T.DisconnectIntegrationResponses; errors: T.DisconnectIntegrationErrors };
  listLinkedInOrganizations: { group: 'LinkedIn'; data: T.ListLinkedInOrganizationsData; responses: T.ListLinkedInOrganizationsResponses; errors: T.ListLinkedInOrganizationsErrors };
  listMetaPages: { group: 'Meta'; data: T.ListMetaPagesData; responses: T.ListMetaPagesResponses; errors: T.ListMetaPagesErrors };
  getMetaCanPost: { group: 'Meta'; data: T.GetMetaCanPostData; responses: T.GetMetaCanPostResponses; errors: T.GetMetaCanPostErrors };
  receiveStripeEvent: { group: 'Payment'; data: T.ReceiveStripeEventData; responses: T.ReceiveStripeEventResponses; errors: T.ReceiveStripeEventErrors };
  createBillingPortalSession: { group: 'Payment'; data: T.CreateBillingPortalSessionData; responses: T.CreateBillingPortalSessionResponses; errors: T.CreateBillingPortalSessionErrors };
  listSocialPosts: { group: 'SocialMediaCalendar'; data: T.ListSocialPostsData; responses: T.ListSocialPostsResponses; errors: T.ListSocialPostsErrors };
  createSocialPost: { group: 'SocialMediaCalendar'; data: T.CreateSocialPostData; responses: T.CreateSocialPostResponses; errors: T.CreateSocialPostErrors };
  validateSocialMedia: { group: 'SocialMediaCalendar'; data: T.ValidateSocialMediaData; responses: T.ValidateSocialMediaResponses; errors: T.ValidateSocialMediaErrors };
  getSocialPost: { group: 'SocialMediaCalendar'; data: T.GetSocialPostData; responses: T.GetSocialPostResponses; errors: T.GetSocialPostErrors };
  updateSocialPost: { group: 'SocialMediaCalendar'; data: T.UpdateSocialPostData; responses: T.UpdateSocialPostResponses; errors: T.UpdateSocialPostErrors };
  deleteSocialPost: { group: 'SocialMediaCalendar'; data: T.DeleteSocialPostData; responses: T.DeleteSocialPostResponses; errors: T.DeleteSocialPostErrors };
  listAccountStrategies: { group: 'StrategyAccount'; data: T.ListAccountStrategiesData; responses: T.ListAccountStrategiesResponses; errors: T.ListAccountStrategiesErrors };
  createAccountStrategy: { group: 'StrategyAccount'; data: T.CreateAccountStrategyData; responses: T.CreateAccountStrategyResponses; errors: T.CreateAccountStrategyErrors };
  getAccountStrategy: { group: 'StrategyAccount'; data: T.GetAccountStrategyData; responses: T.GetAccountStrategyResponses; errors: T.GetAccountStrategyErrors };
  updateAccountStrategy: { group: 'StrategyAccount'; data: T.UpdateAccountStrategyData; responses: T.UpdateAccountStrategyResponses; errors: T.UpdateAccountStrategyErrors };
  deleteAccountStrategy: { group: 'StrategyAccount'; data: T.DeleteAccountStrategyData; responses: T.DeleteAccountStrategyResponses; errors: T.DeleteAccountStrategyErrors };
  listUserStrategies: { group: 'StrategyUser'; data: T.ListUserStrategiesData; responses: T.ListUserStrategiesResponses; errors: T.ListUserStrategiesErrors };
  createUserStrategy: { group: 'StrategyUser'; data: T.CreateUserStrategyData; responses: T.CreateUserStrategyResponses; errors: T.CreateUserStrategyErrors };
  getUserStrategy: { group: 'StrategyUser'; data: T.GetUserStrategyData; responses: T.GetUserStrategyResponses; errors: T.GetUserStrategyErrors };
  updateUserStrategy: { group: 'StrategyUser'; data: T.UpdateUserStrategyData; responses: T.UpdateUserStrategyResponses; errors: T.UpdateUserStrategyErrors };
  deleteUserStrategy: { group: 'StrategyUser'; data: T.DeleteUserStrategyData; responses: T.DeleteUserStrategyResponses; errors: T.DeleteUserStrategyErrors };
  listSubscriptionHistory: { group: 'Subscription'; data: T.ListSubscriptionHistoryData; responses: T.ListSubscriptionHistoryResponses; errors: T.ListSubscriptionHistoryErrors };
  listAccountTasks: { group: 'TaskAccount'; data: T.ListAccountTasksData; responses: T.ListAccountTasksResponses; errors: T.ListAccountTasksErrors };
  createAccountTask: { group: 'TaskAccount'; data: T.CreateAccountTaskData; responses: T.CreateAccountTaskResponses; errors: T.CreateAccountTaskErrors };
  getAccountTask: { group: 'TaskAccount'; data: T.GetAccountTaskData; responses: T.GetAccountTaskResponses; errors: T.GetAccountTaskErrors };
  updateAccountTask: { group: 'TaskAccount'; data: T.UpdateAccountTaskData; responses: T.UpdateAccountTaskResponses; errors: T.UpdateAccountTaskErrors };
  deleteAccountTask: { group: 'TaskAccount'; data: T.DeleteAccountTaskData; responses: T.DeleteAccountTaskResponses; errors: T.DeleteAccountTaskErrors };
  createAccountTaskComment: { group: 'TaskAccount'; data: T.CreateAccountTaskCommentData; responses: T.CreateAccountTaskCommentResponses; errors: T.CreateAccountTaskCommentErrors };
  updateAccountTaskStatus: { group: 'TaskAccount'; data: T.UpdateAccountTaskStatusData; responses: T.UpdateAccountTaskStatusResponses; errors: T.UpdateAccountTaskStatusErrors };
  listUserTasks: { group: 'TaskUser'; data: T.ListUserTasksData; responses: T.ListUserTasksResponses; errors: T.ListUserTasksErrors };
  createUserTask: { group: 'TaskUser'; data: T.CreateUserTaskData; responses: T.CreateUserTaskResponses; errors: T.CreateUserTaskErrors };
  getUserTask: { group: 'TaskUser'; data: T.GetUserTaskData; responses: T.GetUserTaskResponses; errors: T.GetUserTaskErrors };
  updateUserTask: { group: 'TaskUser'; data: T.UpdateUserTaskData; responses: T.UpdateUserTaskResponses; errors: T.UpdateUserTaskErrors };
  deleteUserTask: { group: 'TaskUser'; data: T.DeleteUserTaskData; responses: T.DeleteUserTaskResponses; errors: T.DeleteUserTaskErrors };
  createUserTaskComment: { group: 'TaskUser'; data: T.CreateUserTaskCommentData; responses: T.CreateUserTaskCommentResponses; errors: T.CreateUserTaskCommentErrors };
  updateUserTaskStatus: { group: 'TaskUser'; data: T.UpdateUserTaskStatusData; responses: T.UpdateUserTaskStatusResponses; errors: T.UpdateUserTaskStatusErrors };
  listTickets: { group: 'Ticket'; data: T.ListTicketsData; responses: T.ListTicketsResponses; errors: T.ListTicketsErrors };
  createTicket: { group: 'Ticket'; data: T.CreateTicketData; responses: T.CreateTicketResponses; errors: T.CreateTicketErrors };
  getTicket: { group: 'Ticket'; data: T.GetTicketData; responses: T.GetTicketResponses; errors: T.GetTicketErrors };
  updateTicket: { group: 'Ticket'; data: T.UpdateTicketData; responses: T.UpdateTicketResponses; errors: T.UpdateTicketErrors };
  deleteTicket: { group: 'Ticket'; data: T.DeleteTicketData; responses: T.DeleteTicketResponses; errors: T.DeleteTicketErrors };
  listTicketMessages: { group: 'Ticket'; data: T.ListTicketMessagesData; responses: T.ListTicketMessagesResponses; errors: T.ListTicketMessagesErrors };
  createTicketMessage: { group: 'Ticket'; data: T.CreateTicketMessageData; responses: T.CreateTicketMessageResponses; errors: T.CreateTicketMessageErrors };
  getUser: { group: 'User'; data: T.GetUserData; responses: T.GetUserResponses; errors: T.GetUserErrors };
  updateUser: { group: 'User'; data: T.UpdateUserData; responses: T.UpdateUserResponses; errors: T.UpdateUserErrors };
  updatePassword: { group: 'User'; data: T.UpdatePasswordData; responses: T.UpdatePasswordResponses; errors: T.UpdatePasswordErrors };
  requestEmailChange: { group: 'User'; data: T.RequestEmailChangeData; responses: T.RequestEmailChangeResponses; errors: T.RequestEmailChangeErrors };
  confirmEmailChange: { group: 'User'; data: T.ConfirmEmailChangeData; responses: T.ConfirmEmailChangeResponses; errors: T.ConfirmEmailChangeErrors };
  updateUserName: { group: 'User'; data: T.UpdateUserNameData; responses: T.UpdateUserNameResponses; errors: T.UpdateUserNameErrors };
  requestPhoneChange: { group: 'User'; data: T.RequestPhoneChangeData; responses: T.RequestPhoneChangeResponses; errors: T.RequestPhoneChangeErrors };
  confirmPhoneChange: { group: 'User'; data: T.ConfirmPhoneChangeData; responses: T.ConfirmPhoneChangeResponses; errors: T.ConfirmPhoneChangeErrors };
  deactivateUser: { group: 'User'; data: T.DeactivateUserData; responses: T.DeactivateUserResponses; errors: T.DeactivateUserErrors };
  listActivityLog: { group: 'User'; data: T.ListActivityLogData; responses: T.ListActivityLogResponses; errors: T.ListActivityLogErrors };
  listLoginActivity: { group: 'User'; data: T.ListLoginActivityData; responses: T.ListLoginActivityResponses; errors: T.ListLoginActivityErrors };
  deleteOtherSessions: { group: 'User'; data: T.DeleteOtherSessionsData; responses: T.DeleteOtherSessionsResponses; errors: T.DeleteOtherSessionsErrors };
  listProTips: { group: 'User'; data: T.ListProTipsData; responses: T.ListProTipsResponses; errors: T.ListProTipsErrors };
  updateProTip: { group: 'User'; data: T.UpdateProTipData; responses: T.UpdateProTipResponses; errors: T.UpdateProTipErrors };
  listAccountInvitations: { group: 'User'; data: T.ListAccountInvitationsData; responses: T.ListAccountInvitationsResponses; errors: T.ListAccountInvitationsErrors };
  acceptAccountInvitation: { group: 'User'; data: T.AcceptAccountInvitationData; responses: T.AcceptAccountInvitationResponses; errors: T.AcceptAccountInvitationErrors };
  dismissAccountInvitation: { group: 'User'; data: T.DismissAccountInvitationData; responses: T.DismissAccountInvitationResponses; errors: T.DismissAccountInvitationErrors };
  startTrial: { group: 'User'; data: T.StartTrialData; responses: T.StartTrialResponses; errors: T.StartTrialErrors };
  requestPasswordReset: { group: 'Verification'; data: T.RequestPasswordResetData; responses: T.RequestPasswordResetResponses; errors: T.RequestPasswordResetErrors };
  resetPassword: { group: 'Verification'; data: T.ResetPasswordData; responses: T.ResetPasswordResponses; errors: T.ResetPasswordErrors };
  checkVerificationCode: { group: 'Verification'; data: T.CheckVerificationCodeData; responses: T.CheckVerificationCodeResponses; errors: T.CheckVerificationCodeErrors };
  checkRegistrationCode: { group: 'Verification'; data: T.CheckRegistrationCodeData; responses: T.CheckRegistrationCodeResponses; errors: T.CheckRegistrationCodeErrors };
}

export type OperationId = keyof OperationTypes;

export type OperationEntry = {
  group: Group;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Alternatives; each lists the schemes it needs together. */
  security: string[][];
  /** The media type of the body, null without one. */
  body: string | null;
  statuses: number[];
};

/** All 189 operations of 27 groups. */
export const operations: Record<OperationId, OperationEntry> = {
  listAccounts: {"group":"Account","method":"GET","path":"/Account","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  createAccount: {"group":"Account","method":"POST","path":"/Account","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,409,413,415,422,429,500,503,507]},
  updateAccount: {"group":"Account","method":"PUT","path":"/Account","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  getAccount: {"group":"Account","method":"GET","path":"/Account/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getAccountSubscription: {"group":"Account","method":"GET","path":"/Account/{accountId}/subscription","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getSampleWorkspace: {"group":"Account","method":"GET","path":"/Account/{accountId}/sample-workspace","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createSampleWorkspace: {"group":"Account","method":"POST","path":"/Account/{accountId}/sample-workspace","security":[["bearerAuth"]],"body":null,"statuses":[201,400,401,403,404,409,429,500,503,507]},
  deleteSampleWorkspace: {"group":"Account","method":"DELETE","path":"/Account/{accountId}/sample-workspace","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,429,500,503,507]},
  listAccountUsers: {"group":"Account","method":"GET","path":"/Account/{accountId}/users","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  inviteAccountUser: {"group":"Account","method":"POST","path":"/Account/{accountId}/users","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  updateAccountUser: {"group":"Account","method":"PUT","path":"/Account/{accountId}/users/{requestedUserId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  removeAccountUser: {"group":"Account","method":"DELETE","path":"/Account/{accountId}/users/{requestedUserId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  acceptInvitation: {"group":"Account","method":"POST","path":"/Account/{accountId}/invitations/accept","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503,507]},
  declineInvitation: {"group":"Account","method":"POST","path":"/Account/{accountId}/invitations/decline","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503,507]},
  createAiAnswer: {"group":"AI","method":"POST","path":"/AI","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  createAiSchemaAnswer: {"group":"AI","method":"POST","path":"/AI/schema","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  createAiImageAnswer: {"group":"AI","method":"POST","path":"/AI/schema/image","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getWebPageAnalysis: {"group":"AI","method":"GET","path":"/AI/{accountId}/web-page-analysis","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,422,429,500,503]},
  getAdCampaignAnalysis: {"group":"AI","method":"GET","path":"/AI/{accountId}/ad-campaign-analysis","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503]},
  getMarketAnalysis: {"group":"AI","method":"GET","path":"/AI/{accountId}/market-analysis","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503]},
  getEnums: {"group":"App","method":"GET","path":"/App/enums","security":[],"body":null,"statuses":[200,400,429,500,503]},
  getConstants: {"group":"App","method":"GET","path":"/App/constants","security":[],"body":null,"statuses":[200,400,429,500,503]},
  login: {"group":"Auth","method":"POST","path":"/Auth/login","security":[],"body":"application/json","statuses":[200,400,401,413,415,422,429,500,503,507]},
  register: {"group":"Auth","method":"POST","path":"/Auth/register","security":[],"body":"application/json","statuses":[201,400,409,413,415,422,429,500,503,507]},
  registerWithCode: {"group":"Auth","method":"POST","path":"/Auth/register/{verificationCode}","security":[],"body":"application/json","statuses":[201,400,404,409,413,415,422,429,500,503,507]},
  unsubscribe: {"group":"Auth","method":"POST","path":"/Auth/unsubscribe/{identifier}","security":[],"body":"application/json","statuses":[200,400,404,413,415,422,429,500,503,507]},
  logout: {"group":"Auth","method":"POST","path":"/Auth/logout","security":[["refreshBearer"]],"body":null,"statuses":[204,400,401,429,500,503,507]},
  reauthorize: {"group":"Auth","method":"POST","path":"/Auth/reauthorize","security":[["refreshBearer"]],"body":null,"statuses":[200,400,401,429,500,503,507]},
  refreshToken: {"group":"Auth","method":"POST","path":"/auth/refresh","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503,507]},
  listDesigns: {"group":"AutomatedDesigner","method":"GET","path":"/AutomatedDesigner/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createDesign: {"group":"AutomatedDesigner","method":"POST","path":"/AutomatedDesigner/{accountId}/create","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  listDesignTypes: {"group":"AutomatedDesigner","method":"GET","path":"/AutomatedDesigner/{accountId}/design-types","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getDesign: {"group":"AutomatedDesigner","method":"GET","path":"/AutomatedDesigner/{accountId}/{automatedDesignerId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listBusinessSurveys: {"group":"BusinessSurvey","method":"GET","path":"/BusinessSurvey/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createBusinessSurvey: {"group":"BusinessSurvey","method":"POST","path":"/BusinessSurvey/{accountId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  updateBusinessSurvey: {"group":"BusinessSurvey","method":"PUT","path":"/BusinessSurvey/{accountId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteBusinessSurvey: {"group":"BusinessSurvey","method":"DELETE","path":"/BusinessSurvey/{accountId}/{id}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  listCategories: {"group":"Category","method":"GET","path":"/Category","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  getAdsConnectionRequirements: {"group":"EA","method":"GET","path":"/EA/information","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  getAdsInformation: {"group":"EA","method":"GET","path":"/EA/{accountId}/information","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getAdsToken: {"group":"EA","method":"GET","path":"/EA/{accountId}/token","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503]},
  listCustomerClients: {"group":"EA","method":"GET","path":"/EA/{accountId}/customer-clients","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAdsAccounts: {"group":"EA","method":"GET","path":"/EA/{accountId}/ads-accounts","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getAdsAccountEnabled: {"group":"EA","method":"GET","path":"/EA/{accountId}/account-enabled","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  selectCustomerClient: {"group":"EA","method":"POST","path":"/EA/{accountId}/{customerClientId}/customer","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503,507]},
  listAutopilotCategories: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/categories","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAutopilotItems: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createAutopilotItem: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getAutopilotItem: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateAutopilotItem: {"group":"EA","method":"PUT","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteAutopilotItem: {"group":"EA","method":"DELETE","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  updateAutopilotItemStatus: {"group":"EA","method":"PUT","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/status","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  runAutopilotItem: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/run","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[201,400,401,403,404,409,429,500,503,507]},
  restoreAutopilotItem: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/restore","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[201,400,401,403,404,409,429,500,503,507]},
  listAutopilotVersions: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/versions","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  previewAutopilotItem: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/preview","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  backtestAutopilotItem: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/backtest","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  listAutopilotProposals: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/proposals","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  approveAutopilotProposals: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/proposals/approve","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  rejectAutopilotProposals: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/proposals/reject","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  getAutomation: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/automation","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateAutomation: {"group":"EA","method":"PUT","path":"/EA/{accountId}/autopilot/{customerClientId}/automation","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  getAutopilotEffect: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/effect","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAutopilotRules: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/rules","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listRuleCatalogue: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/rules-all","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getAutopilotRule: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/rules/{ruleId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listRuleActivity: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/rules/{ruleId}/activity","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listRulesInActivity: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/rules-in-activity","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAutopilotActivity: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/activity","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAutopilotExceptions: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/exceptions","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createAutopilotException: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/exceptions","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteAutopilotException: {"group":"EA","method":"DELETE","path":"/EA/{accountId}/autopilot/{customerClientId}/exceptions/{exceptionId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[204,400,401,403,404,429,500,503,507]},
  listAutopilotAssets: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/assets","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAutopilotExecutions: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/executions","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getAutopilotExecution: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/executions/{executionId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  undoAutopilotExecution: {"group":"EA","method":"POST","path":"/EA/{accountId}/autopilot/{customerClientId}/executions/{executionId}/undo","security":[["bearerAuth","adsBearer"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  listViolatingCampaigns: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/violating-campaigns","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listViolatingAdGroupKeywords: {"group":"EA","method":"GET","path":"/EA/{accountId}/autopilot/{customerClientId}/violating-ad-group-keywords","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listCampaignMetrics: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/campaigns","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listBiddingStrategyMetrics: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/bidding-strategies","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAdGroupMetrics: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/ad-groups","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAdMetrics: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/ads","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listKeywordMetrics: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/keywords","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listSearchTermMetrics: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/search-terms","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAdGroupMetricsByCampaign: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/ad-groups/by-campaign/{campaignId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAdMetricsByCampaign: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/ads/by-campaign/{campaignId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listKeywordMetricsByCampaign: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/keywords/by-campaign/{campaignId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listSearchTermMetricsByCampaign: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/search-terms/by-campaign/{campaignId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAdMetricsByAdGroup: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/ads/by-ad-group/{adGroupId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listKeywordMetricsByAdGroup: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/keywords/by-ad-group/{adGroupId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listSearchTermMetricsByAdGroup: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/search-terms/by-ad-group/{adGroupId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listSearchTermMetricsByAd: {"group":"EA","method":"GET","path":"/EA/{accountId}/metrics/{customerClientId}/search-terms/by-ad/{adId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getSnapshot: {"group":"EA","method":"GET","path":"/EA/{accountId}/snapshot/{customerClientId}","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listSnapshotFailedEntities: {"group":"EA","method":"GET","path":"/EA/{accountId}/snapshot/{customerClientId}/rules/{ruleId}/failed-entities","security":[["bearerAuth","adsBearer"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getAdsIntegration: {"group":"EAIntegration","method":"GET","path":"/EAIntegration/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAvailableMetrics: {"group":"EAnl","method":"GET","path":"/EAnl/available-metrics","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  getAnalyticsInformation: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAnalyticsAccounts: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}/analytics-accounts","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503]},
  getAnalyticsReport: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}/report","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503]},
  getAnalyticsAccountEnabled: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}/account-enabled","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  selectAnalyticsProperty: {"group":"EAnl","method":"POST","path":"/EAnl/{accountId}/{propertyName}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503,507]},
  listAnomalies: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}/anomaly-analysis","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateAnomalies: {"group":"EAnl","method":"PUT","path":"/EAnl/{accountId}/anomaly-analysis","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  getAnomaly: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}/anomaly-analysis/{anomalyId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateAnomaly: {"group":"EAnl","method":"PUT","path":"/EAnl/{accountId}/anomaly-analysis/{anomalyId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  createAnomalyComment: {"group":"EAnl","method":"POST","path":"/EAnl/{accountId}/anomaly-analysis/{anomalyId}/comments","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  listAnomalyConfigurations: {"group":"EAnl","method":"GET","path":"/EAnl/{accountId}/anomaly-analysis-configuration","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createAnomalyConfiguration: {"group":"EAnl","method":"POST","path":"/EAnl/{accountId}/anomaly-analysis-configuration","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  previewAnomalySetting: {"group":"EAnl","method":"POST","path":"/EAnl/{accountId}/anomaly-analysis-configuration/preview","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  updateAnomalyConfiguration: {"group":"EAnl","method":"PUT","path":"/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteAnomalyConfiguration: {"group":"EAnl","method":"DELETE","path":"/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  createMetricSetting: {"group":"EAnl","method":"POST","path":"/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}/metric-setting","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  updateMetricSetting: {"group":"EAnl","method":"PUT","path":"/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}/metric-setting/{metricSettingId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteMetricSetting: {"group":"EAnl","method":"DELETE","path":"/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}/metric-setting/{metricSettingId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  getAnalyticsIntegration: {"group":"EAnlIntegration","method":"GET","path":"/EAnlIntegration/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listMlAccounts: {"group":"EarnadoML","method":"GET","path":"/EarnadoML/accounts","security":[["serviceBearer"]],"body":null,"statuses":[200,400,401,403,429,500,503]},
  listMailUsers: {"group":"EarnMail","method":"GET","path":"/EarnMail/users","security":[["serviceBearer"]],"body":null,"statuses":[200,400,401,403,429,500,503]},
  createTemporaryFile: {"group":"File","method":"POST","path":"/File/temp","security":[["bearerAuth"]],"body":"multipart/form-data","statuses":[201,400,401,409,413,415,422,429,500,503,507]},
  listFiles: {"group":"File","method":"GET","path":"/File/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createFile: {"group":"File","method":"POST","path":"/File/{accountId}","security":[["bearerAuth"]],"body":"multipart/form-data","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getFile: {"group":"File","method":"GET","path":"/File/{accountId}/{fileId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listIntegrations: {"group":"Integration","method":"GET","path":"/Integration/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  connectIntegration: {"group":"Integration","method":"POST","path":"/Integration/{accountId}/{platformOrCredential}","security":[["bearerAuth"]],"body":null,"statuses":[201,400,401,403,404,409,429,500,503,507]},
  disconnectIntegration: {"group":"Integration","method":"DELETE","path":"/Integration/{accountId}/{platformOrCredential}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  listLinkedInOrganizations: {"group":"LinkedIn","method":"GET","path":"/LinkedIn/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listMetaPages: {"group":"Meta","method":"GET","path":"/Meta/{accountId}/pages","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  getMetaCanPost: {"group":"Meta","method":"GET","path":"/Meta/{accountId}/can-post","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  receiveStripeEvent: {"group":"Payment","method":"POST","path":"/Payment/stripe/webhook","security":[["stripeSignature"]],"body":"application/json","statuses":[200,400,401,413,415,422,429,500,503,507]},
  createBillingPortalSession: {"group":"Payment","method":"POST","path":"/Payment/stripe/billing-portal-session/{userId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  listSocialPosts: {"group":"SocialMediaCalendar","method":"GET","path":"/SocialMediaCalendar/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createSocialPost: {"group":"SocialMediaCalendar","method":"POST","path":"/SocialMediaCalendar/{accountId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  validateSocialMedia: {"group":"SocialMediaCalendar","method":"POST","path":"/SocialMediaCalendar/{accountId}/validate-media","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  getSocialPost: {"group":"SocialMediaCalendar","method":"GET","path":"/SocialMediaCalendar/{accountId}/{id}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateSocialPost: {"group":"SocialMediaCalendar","method":"PUT","path":"/SocialMediaCalendar/{accountId}/{id}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteSocialPost: {"group":"SocialMediaCalendar","method":"DELETE","path":"/SocialMediaCalendar/{accountId}/{id}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  listAccountStrategies: {"group":"StrategyAccount","method":"GET","path":"/StrategyAccount/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createAccountStrategy: {"group":"StrategyAccount","method":"POST","path":"/StrategyAccount/{accountId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getAccountStrategy: {"group":"StrategyAccount","method":"GET","path":"/StrategyAccount/{accountId}/{strategyId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateAccountStrategy: {"group":"StrategyAccount","method":"PUT","path":"/StrategyAccount/{accountId}/{strategyId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteAccountStrategy: {"group":"StrategyAccount","method":"DELETE","path":"/StrategyAccount/{accountId}/{strategyId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  listUserStrategies: {"group":"StrategyUser","method":"GET","path":"/StrategyUser/{userId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  createUserStrategy: {"group":"StrategyUser","method":"POST","path":"/StrategyUser/{userId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getUserStrategy: {"group":"StrategyUser","method":"GET","path":"/StrategyUser/{userId}/{strategyId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  updateUserStrategy: {"group":"StrategyUser","method":"PUT","path":"/StrategyUser/{userId}/{strategyId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  deleteUserStrategy: {"group":"StrategyUser","method":"DELETE","path":"/StrategyUser/{userId}/{strategyId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  listSubscriptionHistory: {"group":"Subscription","method":"GET","path":"/Subscription/{userId}/history","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  listAccountTasks: {"group":"TaskAccount","method":"GET","path":"/TaskAccount/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  createAccountTask: {"group":"TaskAccount","method":"POST","path":"/TaskAccount/{accountId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getAccountTask: {"group":"TaskAccount","method":"GET","path":"/TaskAccount/{accountId}/{taskId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,429,500,503]},
  updateAccountTask: {"group":"TaskAccount","method":"PUT","path":"/TaskAccount/{accountId}/{taskId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  deleteAccountTask: {"group":"TaskAccount","method":"DELETE","path":"/TaskAccount/{accountId}/{taskId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,429,500,503,507]},
  createAccountTaskComment: {"group":"TaskAccount","method":"POST","path":"/TaskAccount/{accountId}/{taskId}/comment","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  updateAccountTaskStatus: {"group":"TaskAccount","method":"PUT","path":"/TaskAccount/{accountId}/{taskId}/status","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  listUserTasks: {"group":"TaskUser","method":"GET","path":"/TaskUser/{userId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  createUserTask: {"group":"TaskUser","method":"POST","path":"/TaskUser/{userId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,403,404,409,413,415,422,429,500,503,507]},
  getUserTask: {"group":"TaskUser","method":"GET","path":"/TaskUser/{userId}/{taskId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  updateUserTask: {"group":"TaskUser","method":"PUT","path":"/TaskUser/{userId}/{taskId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,413,415,422,429,500,503,507]},
  deleteUserTask: {"group":"TaskUser","method":"DELETE","path":"/TaskUser/{userId}/{taskId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,429,500,503,507]},
  createUserTaskComment: {"group":"TaskUser","method":"POST","path":"/TaskUser/{userId}/{taskId}/comment","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,404,409,413,415,422,429,500,503,507]},
  updateUserTaskStatus: {"group":"TaskUser","method":"PUT","path":"/TaskUser/{userId}/{taskId}/status","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,403,404,409,413,415,422,429,500,503,507]},
  listTickets: {"group":"Ticket","method":"GET","path":"/Ticket/{userId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  createTicket: {"group":"Ticket","method":"POST","path":"/Ticket/{userId}","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,404,409,413,415,422,429,500,503,507]},
  getTicket: {"group":"Ticket","method":"GET","path":"/Ticket/{userId}/{ticketId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  updateTicket: {"group":"Ticket","method":"PUT","path":"/Ticket/{userId}/{ticketId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,404,409,413,415,422,429,500,503,507]},
  deleteTicket: {"group":"Ticket","method":"DELETE","path":"/Ticket/{userId}/{ticketId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,404,409,429,500,503,507]},
  listTicketMessages: {"group":"Ticket","method":"GET","path":"/Ticket/{userId}/{ticketId}/messages","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,404,429,500,503]},
  createTicketMessage: {"group":"Ticket","method":"POST","path":"/Ticket/{userId}/{ticketId}/messages","security":[["bearerAuth"]],"body":"application/json","statuses":[201,400,401,404,409,413,415,422,429,500,503,507]},
  getUser: {"group":"User","method":"GET","path":"/User","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  updateUser: {"group":"User","method":"PUT","path":"/User","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,409,413,415,422,429,500,503,507]},
  updatePassword: {"group":"User","method":"PUT","path":"/User/change-password","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,413,415,422,429,500,503,507]},
  requestEmailChange: {"group":"User","method":"POST","path":"/User/change-email","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,413,415,422,429,500,503,507]},
  confirmEmailChange: {"group":"User","method":"PUT","path":"/User/change-email","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,409,413,415,422,429,500,503,507]},
  updateUserName: {"group":"User","method":"PUT","path":"/User/change-username","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,409,413,415,422,429,500,503,507]},
  requestPhoneChange: {"group":"User","method":"POST","path":"/User/change-phone","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,413,415,422,429,500,503,507]},
  confirmPhoneChange: {"group":"User","method":"PUT","path":"/User/change-phone","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,409,413,415,422,429,500,503,507]},
  deactivateUser: {"group":"User","method":"POST","path":"/User/deactivate","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,409,413,415,422,429,500,503,507]},
  listActivityLog: {"group":"User","method":"GET","path":"/User/activity-log","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  listLoginActivity: {"group":"User","method":"GET","path":"/User/login-activity","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  deleteOtherSessions: {"group":"User","method":"DELETE","path":"/User/sessions/others","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,429,500,503,507]},
  listProTips: {"group":"User","method":"GET","path":"/User/pro-tips","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  updateProTip: {"group":"User","method":"PUT","path":"/User/pro-tips/{tipId}","security":[["bearerAuth"]],"body":"application/json","statuses":[200,400,401,404,413,415,422,429,500,503,507]},
  listAccountInvitations: {"group":"User","method":"GET","path":"/User/account-invitations","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,429,500,503]},
  acceptAccountInvitation: {"group":"User","method":"POST","path":"/User/account-invitations/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,404,409,429,500,503,507]},
  dismissAccountInvitation: {"group":"User","method":"DELETE","path":"/User/account-invitations/{accountId}","security":[["bearerAuth"]],"body":null,"statuses":[204,400,401,403,404,409,429,500,503,507]},
  startTrial: {"group":"User","method":"POST","path":"/User/start-trial","security":[["bearerAuth"]],"body":null,"statuses":[200,400,401,403,409,429,500,503,507]},
  requestPasswordReset: {"group":"Verification","method":"POST","path":"/Verification/password-reset","security":[],"body":"application/json","statuses":[200,400,413,415,422,429,500,503,507]},
  resetPassword: {"group":"Verification","method":"PUT","path":"/Verification/password-reset","security":[],"body":"application/json","statuses":[200,400,409,413,415,422,429,500,503,507]},
  checkVerificationCode: {"group":"Verification","method":"GET","path":"/Verification/check","security":[],"body":null,"statuses":[200,400,429,500,503]},
  checkRegistrationCode: {"group":"Verification","method":"GET","path":"/Verification/check-register","security":[],"body":null,"statuses":[200,400,429,500,503]},
};
