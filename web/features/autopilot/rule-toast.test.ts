import { expect, test } from 'vitest'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { showRuleToast } from './rule-toast.ts'

test('what was offered before is taken back when the next thing is said; toasts of others stay', () => {
  toaster.show({ title: 'Saved' })
  showRuleToast({ title: 'Paused', action: { label: 'Undo', onAct: () => undefined } })
  showRuleToast({ title: 'Active again' })
  expect(toaster.all().map(({ title }) => title)).toEqual(['Saved', 'Active again'])
  toaster.dismissAll()
})
