import { serverMessage, toProblem } from '#web/lib/problem.ts'
import { type ToastContent, toaster } from '#web/ui/overlay/toaster.ts'

interface FailureTexts {
  title: string
  /** Shown if the server sent no message. */
  fallback: string
}

/**
 * Shows a failed submission as the toast that the specification words, and returns the error for the form to show: the toast disappears, the
 * text in the form stays.
 */
export function showFailure(
  error: unknown,
  { title, fallback }: FailureTexts,
  options: Pick<ToastContent, 'action' | 'duration'> = {},
): unknown {
  const description = serverMessage(error) ?? fallback
  toaster.show({ tone: 'bad', title, description, ...options })
  return toProblem(error).fieldErrors ? error : new Error(description, { cause: error })
}
