/** Labels as one searchable text, in which `labelPattern` finds a whole label and no part of one. */
export const labelLine = (labels: readonly string[] = []): string => labels.map(labelPattern).join('')

export const labelPattern = (label: string): string => `\n${label}\n`

/** The answers of a person as labels `{questionId}.{value}`. */
export const answerLine = (answers: Record<string, readonly string[]>): string =>
  labelLine(Object.entries(answers).flatMap(([id, values]) => values.map((value) => `${id}.${value}`)))
