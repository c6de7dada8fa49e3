import { type ToastContent, toaster } from '#web/ui/overlay/toaster.ts'

let latest: string | undefined

/** Shows the result of a rule action as a toast and dismisses the previous one, whose Undo button would act on outdated state. */
export function showRuleToast(content: ToastContent): string {
  if (latest !== undefined) toaster.dismiss(latest)
  latest = toaster.show(content)
  return latest
}
