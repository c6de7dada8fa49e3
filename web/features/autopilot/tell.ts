import { type ToastContent, toaster } from '#web/ui/overlay/toaster.ts'

let latest: string | undefined

/** Says how an action on rules went, in the place of what was said before: an Undo of then would meet what was done since. */
export function tell(content: ToastContent): void {
  if (latest !== undefined) toaster.dismiss(latest)
  latest = toaster.show(content)
}
