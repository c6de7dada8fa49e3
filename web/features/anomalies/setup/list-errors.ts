import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isFailedCall } from '#web/lib/problem.ts'

/** Shows an error of one address (`recipients.1`) at the form's single field for all of them. */
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
