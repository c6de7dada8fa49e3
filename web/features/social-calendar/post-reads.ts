/** The reads that a changed post makes stale: the calendar, what waits for somebody, and what the plan has left. */
export const POST_READS = ['SocialMediaCalendar', 'getWorkspaceAttention', 'getAccountPlanUsage'] as const
