import {
  AnomalyStatus,
  FindingChange,
  FindingStatus,
  Severity,
  SocialPostStatus,
  StrategyHealth,
  type WorkspaceAttention,
} from '@adwright/sdk/types'
import { addDays, type Day } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'

/** The days of the anomalies that are counted. */
const ANOMALY_DAYS = 30

const postsIn = (status: SocialPostStatus) => paths.socialCalendar({ view: 'list', days: 'all', statuses: status })

/**
 * Where each count of what waits in the workspace leads: to the list of these items. Surveys with an alarm and rules with matches have
 * no filter; their lists mark them.
 */
export const attentionLinks = (today: Day): Record<keyof WorkspaceAttention, string> => ({
  overdueTasks: paths.tasks({ due: 'overdue' }),
  dueTodayTasks: paths.tasks({ due: 'today' }),
  postsAwaitingApproval: postsIn(SocialPostStatus.AwaitsApproval),
  failedPosts: postsIn(SocialPostStatus.Failed),
  strategiesOffTrack: paths.strategies({ health: StrategyHealth.OffTrack }),
  surveyAlarms: paths.surveys(),
  newFindings: paths.findings({
    statuses: [FindingStatus.Open, FindingStatus.NotBetter],
    severities: [Severity.High],
    changes: Object.values(FindingChange).filter((change) => change !== FindingChange.Gone),
  }),
  newAnomalies: paths.anomalyActivity({
    statuses: AnomalyStatus.New,
    dateBegin: addDays(today, -ANOMALY_DAYS),
    dateEnd: today,
  }),
  ruleMatches: paths.rulesSetup(),
})
