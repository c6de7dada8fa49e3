import type { AutopilotRule } from '@adwright/sdk/types'
import { useState } from 'react'
import { isSameData } from '#web/lib/same-data.ts'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import type { RuleForm } from './rule-form.ts'
import { ruleSchema } from './rule-schema.ts'

/** The state of a rule form, saved as a draft under a name and restored from it. */
export function useRuleForm(rule: AutopilotRule, draftName: string, fill: () => RuleForm) {
  const [fresh] = useState(fill)
  const [start] = useState(() => readDraft(draftName, fresh))
  const form = useContractForm(ruleSchema(rule), start)
  useDraft(draftName, form)
  return {
    form,
    /** The values without a draft. */
    fresh,
    /** True if it was restored from a draft. */
    isRestored: !isSameData(start, fresh),
  }
}
