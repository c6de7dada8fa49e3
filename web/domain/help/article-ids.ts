/** The help center articles in display order; their texts are translations of the area `help`. */
export const articleIds = [
  'connectAds',
  'connectAnalytics',
  'firstRule',
  'modes',
  'undo',
  'anomalies',
  'tasks',
  'strategies',
  'posts',
  'designs',
  'analyses',
  'incompleteDays',
  'roles',
  'invite',
  'webhooks',
  'billing',
] as const
