// The budget of a campaign over some days: as it was in force, and as planned.
import { daysInMonthOf } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { daysOf, type Window } from '#mocks/sandbox/domain/autopilot/windows.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** `share` is how much of the day counts. */
type DayOfBudget = { day: Day; budget: number; share: number }

/** The daily budgets in force. Of today only the hours gone by count where the window has more days. */
export function budgetsIn(
  world: RuleWorld,
  entityId: string,
  window: Window,
  { day: today, hour }: { day: Day; hour: number },
): DayOfBudget[] {
  const count = daysOf(window)
  return Array.from({ length: count }, (_, place) => {
    const day = addDays(window.from, place)
    const share = day === today && count > 1 ? hour / 24 : 1
    return { day, budget: world.dailyBudgetOn(entityId, day) ?? 0, share }
  })
}

export const totalBudgetOf = (days: readonly DayOfBudget[]): number =>
  days.reduce((sum, { budget, share }) => sum + budget * share, 0)

/**
 * The plan for some days. Without a plan of the month it is their daily budgets, where a cut leaves the plan as it was: otherwise a rule that
 * cuts the budget of what is over plan would cut the plan, too, and cut again and again.
 */
export function planFor(days: readonly DayOfBudget[], planOfMonth: number | null): number {
  let highest = 0
  return totalBudgetOf(
    days.map((one) => {
      highest = Math.max(highest, one.budget)
      return { ...one, budget: planOfMonth ? planOfMonth / daysInMonthOf(one.day) : highest }
    }),
  )
}
