import type { SocialPostDraft } from '@adwright/sdk/types'
import { useEffect, useState } from 'react'
import { type Path, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { savedData } from '#web/lib/saved-data.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { useAccount } from '#web/session/current.ts'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import type { Draft } from './draft.ts'

const WAIT_MS = 500

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** The draft saved in the browser; undefined if there is none or it has another shape. */
function readLocal(name: string, initial: Draft): Draft | undefined {
  const saved = savedData.get(name)
  if (typeof saved !== 'object' || saved === null || !('channels' in saved) || !Array.isArray(saved.channels))
    return undefined
  const known = Object.entries(saved).filter(([field]) => field in initial)
  const draft = { ...initial, ...Object.fromEntries(known) }
  return isSame(draft, initial) ? undefined : draft
}

export type DraftForm = ReturnType<typeof useDraftForm>['form']

/**
 * The form of a post. Its input survives a reload and a lost connection: it is saved in the browser while it differs from the stored
 * post. A time given by the address wins over that of the saved draft.
 */
export function useDraftForm(name: string, initial: Draft) {
  const { t } = useTranslation('social-calendar')
  const { timeZone } = useAccount()
  const [restored] = useState(() => readLocal(name, initial))
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const form = useContractForm<Draft, SocialPostDraft>(
    () => import('./draft-schema.ts').then(({ draftSchema }) => draftSchema(timeZone, t('composer.untitled'))),
    restored ? { ...restored, scheduledAt: initial.scheduledAt ?? restored.scheduledAt } : initial,
  )
  const draft = useWatch({ control: form.control }) as Draft
  const settled = useDebouncedValue(draft, WAIT_MS)
  const isChanged = !isSame(settled, initial)
  useEffect(() => savedData.set(name, isChanged ? settled : undefined), [name, settled, isChanged])
  return {
    form,
    draft,
    change: (values: Partial<Draft>) => {
      for (const [field, value] of Object.entries(values))
        form.setValue(field as Path<Draft>, value, {
          shouldDirty: true,
          shouldValidate: true,
        })
    },
    isRestored,
    /** Drops what was restored. */
    discard: () => {
      form.reset(initial)
      setIsRestored(false)
    },
  }
}
