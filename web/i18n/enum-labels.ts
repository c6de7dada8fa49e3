import i18n from 'i18next'

/**
 * The enumerations that the groups of texts name, by namespace and group. A group of sentences about the values, or of a textual enumeration,
 * has no labels in `getEnums`: null.
 */
export const enumerations: Record<string, string | null> = {
  'analyses:kind': 'AnalysisKind',
  'analyses:kindTitle': 'AnalysisKind',
  'analyses:status': 'FindingStatus',
  'analyses:change': 'FindingChange',
  'analyses:checkState': 'AnalysisCheckState',
  'analyses:effort': 'AiEffort',
  'analyses-tools:network': 'SocialNetwork',
  'saved-views:frequency': 'ReportFrequency',
  'annotations:kind': 'AnnotationKind',
  'annotations:source': 'AnnotationSource',
  'anomalies:status': 'AnomalyStatus',
  'anomalies:triage.done': null,
  'anomalies:events.kind': 'AnomalyEventKind',
  'anomalies:setup.granularity': 'AnomalyGranularity',
  'anomalies:setup.channel': 'AnomalyChannel',
  'anomalies:monitor.season': 'AnomalySeasonality',
  'anomalies:sensitivity': 'AnomalySensitivity',
  'anomalies:falseAlerts.day': null,
  'anomalies:falseAlerts.hour': null,
  'anomalies:falseAlerts.week': null,
  'anomalies:cause': 'AnomalyCause',
  'anomalies:direction': 'AnomalyWatchDirection',
  'autopilot:rules.status': 'AutopilotStatus',
  'autopilot:rules.mode': 'AutopilotMode',
  'autopilot:rules.ran': null,
  'autopilot:activity.kind': 'ActivityKind',
  'autopilot:activity.runStatus': 'ExecutionStatus',
  'autopilot:activity.field': null,
  'autopilot:activity.changeStatus': 'ExecutionChangeStatus',
  'autopilot:activity.trigger': 'ExecutionTrigger',
  'autopilot:detail.effect.verdict': 'EffectVerdict',
  'autopilot:heldBack.reason': null,
  'autopilot:words.entity': 'EntityType',
  'autopilot:words.compared': null,
  'autopilot:words.lookback': 'Lookback',
  'autopilot:words.action': 'RuleActionType',
  'autopilot:words.frequency': 'ScheduleFrequency',
  'autopilot:words.metric': null,
  'autopilot:words.operator': null,
  'autopilot-setup:card.risk': 'RiskLevel',
  'autopilot-setup:comparedTo': 'ComparedTo',
  // A fixed value is compared with nothing.
  'autopilot-setup:conditions.versus': null,
  'autopilot-setup:operator': null,
  'autopilot-setup:schedule.often': 'ScheduleFrequency',
  'autopilot-setup:bar.matches': null,
  'autopilot-setup:tables.status': 'AssetStatus',
  'autopilot-setup:tables.channelType': 'ChannelType',
  'autopilot-setup:tables.biddingStrategyType': 'BiddingStrategyType',
  'autopilot-setup:tables.learningStatus': 'LearningStatus',
  'autopilot-setup:tables.adStrength': 'AdStrength',
  'autopilot-setup:tables.approvalStatus': 'AdApprovalStatus',
  'autopilot-setup:tables.matchType': 'MatchType',
  'autopilot-setup:tables.addedState': 'SearchTermState',
  'common:dimension': null,
  'common:ui.history.action': 'ChangeAction',
  'dashboard:health.status': 'IntegrationHealthStatus',
  'findings:status': 'FindingStatus',
  'findings:change': 'FindingChange',
  'help:category': 'TicketCategory',
  'help:priority': 'TicketPriority',
  'help:status': 'TicketStatus',
  'help:rating': null,
  'integrations:health.name': 'IntegrationHealthStatus',
  'palette:ruleState': 'AutopilotStatus',
  'plans:limit.kind': 'PlanLimitKind',
  'reports:kind': 'ReportAnnotationKind',
  'settings-webhooks:status': 'WebhookStatus',
  'settings-webhooks:deliveryStatus': 'WebhookDeliveryStatus',
  'settings-webhooks:failure': 'WebhookFailure',
  'settings-webhooks:events': null,
  'settings:actions': 'AuditAction',
  'settings:areas': 'AuditArea',
  'settings:channels': 'NotificationChannel',
  'settings:health': 'IntegrationHealthStatus',
  'designer:checkState': 'DesignCheckState',
  'designer:font': 'BrandFont',
  'designer:layout': 'DesignLayout',
  'designer:network': 'SocialNetwork',
  'designer:part': 'DesignPart',
  'designer:set': 'DesignFormatSet',
  'designer:status': 'DesignStatus',
  'settings:memberStatus': 'MemberStatus',
  // The client has a name for every role of its own, and one for all others.
  'settings:roles': null,
  'settings:roleHelp': null,
  'shell:notifications.kind': 'NotificationKind',
  'social-calendar:import.result': null,
  'social-calendar:postType': 'SocialPostType',
  'social-calendar:saved': null,
  'social-calendar:status': 'SocialPostStatus',
  'social-calendar:toast.step': null,
  'strategies:channel': 'MarketingChannel',
  'tasks:card.findingStatus': 'FindingStatus',
  'strategies:metricSource': 'StrategyMetricSource',
  'strategies:postStatus': 'SocialPostStatus',
  'strategies:priority': 'StrategyPriority',
  'strategies:source': 'StrategySource',
  'strategies:status': 'StrategyStatus',
  'strategies:step': null,
  'strategies:taskStatus': 'TaskStatus',
  'subscriptions:event': 'SubscriptionEvent',
  'subscriptions:status': 'SubscriptionStatus',
  'surveys:audience': 'SurveyAudience',
  'surveys:compare.dimension': null,
  'surveys:compare.metric': null,
  'surveys:logic.joiners': null,
  'surveys:logic.operators': 'SurveyConditionOperator',
  'surveys:paths.finding': null,
  'surveys:status': 'SurveyStatus',
  'surveys:type': 'SurveyQuestionType',
  'tasks:board.meaning': null,
  'tasks:card.effectState': 'TaskEffectState',
  'tasks:card.originKind': 'TaskOriginKind',
  'tasks:priority': 'TaskPriority',
  'tasks:repeat.interval': null,
  'tasks:status': 'TaskStatus',
}

/** The namespace of the labels that the server has for its enumerations; it has no file. */
const LABELS = 'enumerations'

/** The languages whose labels were requested; after a failure the values stay without label until the next start. */
const requested = new Set<string>()

/** Adding the labels to the translations updates the screens that show them. The request is not part of the code that every visit loads. */
async function requestLabels(language: string): Promise<void> {
  if (requested.has(language)) return
  requested.add(language)
  const { readServerLabels } = await import('./server-labels.ts')
  const labels = await readServerLabels()
  if (labels) i18n.addResourceBundle(language, LABELS, labels)
}

interface EnumMember {
  group: string
  value: string
}

/** Keys of members end in their value, those of other enumerations than the listed ones in a number. */
const NUMBERED = /^(?<group>.*?)\.?(?<value>\d+)$/

/** The group and the value of a key like `autopilot:rules.status.7`; undefined for a key that names no value. */
export function enumMemberOf(key: string): EnumMember | undefined {
  const { group, value } = NUMBERED.exec(key)?.groups ?? {}
  if (group !== undefined && value !== undefined) return { group, value }
  const listed = Object.keys(enumerations).find((one) => key.startsWith(`${one}.`))
  return listed === undefined ? undefined : { group: listed, value: key.slice(listed.length + 1) }
}

/** The server's label of a value that the texts do not have; undefined if it has none or until it has answered. */
export function serverLabelOf({ group, value }: EnumMember): string | undefined {
  const language = i18n.resolvedLanguage
  const name = enumerations[group]
  if (!language || !name) return undefined
  void requestLabels(language)
  return i18n.getResource(language, LABELS, `${name}.${value}`)
}
