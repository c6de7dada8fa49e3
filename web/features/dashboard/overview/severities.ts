import { Severity } from '@adwright/sdk/types'

/** The severities of a stack, with the lowest at the bottom. */
export const severities = [
  { level: Severity.Low, role: 'low' },
  { level: Severity.Medium, role: 'medium' },
  { level: Severity.High, role: 'high' },
] as const
