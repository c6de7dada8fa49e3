// The schemas of the writing tools. The app sends them to POST /AI/schema, and the service knows them by their `$id`.

const SCHEMAS = 'https://adwright.example/schemas/'

/** The vocabulary of structured data. */
export const SCHEMA_ORG = 'https://schema.org'

export type ToolSchema =
  | 'ad-texts'
  | 'post-ideas'
  | 'survey-questions'
  | 'strategy-plan'
  | 'structured-data'
  | 'alternative-text'

export const schemaIdOf = (tool: ToolSchema): string => `${SCHEMAS}${tool}`

/** The tool of a schema; undefined for every other schema. */
export const toolOf = (schemaId: unknown): string | undefined =>
  typeof schemaId === 'string' && schemaId.startsWith(SCHEMAS) ? schemaId.slice(SCHEMAS.length) : undefined
