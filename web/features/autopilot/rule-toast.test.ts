import { expect, test } from 'vitest'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { showRuleToast } from './rule-toast.ts'

test('a rule toast replaces the previous rule toast and leaves other toasts alone', () => {
  toaster.show({ title: 'Saved' })
  showRuleToast({ title: 'Paused', action: { label: 'Undo', onAct: () => undefined } })
  showRuleToast({ title: 'Active again' })
  expect(toaster.all().map(({ title }) => title)).toEqual(['Saved', 'Active again'])
  toaster.dismissAll()
})
