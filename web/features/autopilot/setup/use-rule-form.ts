import type { AutopilotRule } from '@adwright/sdk/types'
import { useState } from 'react'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { isSameForm, type RuleForm } from './rule-form.ts'
import { ruleSchema } from './rule-schema.ts'

/** The form of a rule, kept under a name while it is filled in; it begins with what was kept. */
export function useRuleForm(rule: AutopilotRule, draftName: string, fill: () => RuleForm) {
  const [fresh] = useState(fill)
  const [start] = useState(() => readDraft(draftName, fresh))
  const form = useContractForm(ruleSchema(rule), start)
  useDraft(draftName, form)
  return {
    form,
    /** As it would be without anything kept. */
    fresh,
    /** It began with what was typed the last time. */
    isTakenUp: !isSameForm(start, fresh),
  }
}
