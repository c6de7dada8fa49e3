/** The writing tools, in the order of their list. */
export const TOOL_IDS = [
  'ad-texts',
  'structured-data',
  'picture-check',
  'alternative-text',
  'post-ideas',
  'survey-questions',
  'strategy-plan',
] as const

export type ToolId = (typeof TOOL_IDS)[number]
