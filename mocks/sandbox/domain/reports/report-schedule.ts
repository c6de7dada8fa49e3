// When the reports of an account are due: on Mondays and on the first day of a month.
import type { Store } from '#mocks/sandbox/store/store.ts'
import { nextTimeOfDay } from '#mocks/sandbox/time/quiet-hours.ts'
import { addDays, type Day, dayIn, mondayOf, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

/** After the morning's sync, on the clocks of the account. */
const REPORT_TIME = '08:00'

export const isMonday = (day: Day): boolean => mondayOf(day) === day
export const isFirstOfMonth = (day: Day): boolean => day.endsWith('-01')

const isReportDay = (day: Day) => isMonday(day) || isFirstOfMonth(day)

/** Returns when the next report of an account is due, after a moment, on any report day or on some of them. */
export function nextReportAt(moment: Date, timeZone: string, isDue: (day: Day) => boolean = isReportDay): Date {
  for (let day = dayIn(moment, timeZone); ; day = addDays(day, 1)) {
    const at = nextTimeOfDay(REPORT_TIME, startOfDay(day, timeZone), timeZone)
    if (isDue(day) && at > moment) return at
  }
}

/** Notes the next report of an account, unless one is noted. */
export async function startReports({ store, now }: { store: Store; now: Date }, accountId: string): Promise<void> {
  const account = await store.get('account', accountId)
  if (!account) return
  const job = { kind: 'report-email', subjectId: accountId, accountId } as const
  await store.jobs.noteOnce(job, nextReportAt(now, account.timeZone))
}
