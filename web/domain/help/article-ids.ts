/** The articles of the help center in the order they are listed; their words are translations of the area `help`. */
export const articleIds = [
  'connectAds',
  'connectAnalytics',
  'firstRule',
  'modes',
  'undo',
  'anomalies',
  'incompleteDays',
  'roles',
  'invite',
  'billing',
] as const
