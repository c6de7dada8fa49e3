import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isFailedCall } from '#web/lib/problem.ts'

/** The server names one address of a list (`recipients.1`); the form has one field for all of them. */
export async function withListErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const errors = isFailedCall(error) ? Object.entries(error.errors ?? {}) : []
    const [message] = errors.find(([field]) => field.startsWith(`${name}.`))?.[1] ?? []
    if (message === undefined || errors.length > 1) throw error
    form.setError(name, { type: 'server', message }, { shouldFocus: true })
  }
}
