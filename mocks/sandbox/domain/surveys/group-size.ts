// From how many people on a group may be shown.
import { SurveyAudience } from '@adwright/sdk/types'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'

/** The fewest people of the own company that a group is shown from. */
const MIN_TEAM_GROUP = 5

export const minGroupSize = ({ audience }: Pick<StoredSurvey, 'audience'>) =>
  audience === SurveyAudience.OurCompany ? MIN_TEAM_GROUP : 1

/** The people of a group: those who started, and those of them who sent their answers. */
export type GroupSize = { started: number; sent: number }

/** Whether the people of a group, or those outside of it, are so few that someone could be recognised; both those who started and who sent. */
export function isTooFew(survey: StoredSurvey, group: GroupSize, all = group): boolean {
  const least = minGroupSize(survey)
  if (least === 1) return false
  return (['started', 'sent'] as const).some((which) => {
    const outside = all[which] - group[which]
    return group[which] < least || (outside > 0 && outside < least)
  })
}
