import { SurveyStatus } from '@adwright/sdk/types'

export const statusTone = {
  [SurveyStatus.Draft]: 'neutral',
  [SurveyStatus.Open]: 'good',
  [SurveyStatus.Closed]: 'accent',
} as const
