import type { SocialPostDraft } from '@adwright/sdk/types'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Path, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isSameData } from '#web/lib/same-data.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { useAccount } from '#web/session/current.ts'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import type { Draft } from './draft.ts'

/** The draft saved in the browser; undefined if there is none or it has another shape. */
function readLocal(name: string, initial: Draft): Draft | undefined {
  const saved = savedData.get(name)
  if (typeof saved !== 'object' || saved === null || !('channels' in saved) || !Array.isArray(saved.channels))
    return undefined
  const known = Object.entries(saved).filter(([field]) => field in initial)
  const draft = { ...initial, ...Object.fromEntries(known) }
  return isSameData(draft, initial) ? undefined : draft
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
  const { watch } = form
  const save = useEffectEvent((values: object) => savedData.set(name, isSameData(values, initial) ? undefined : values))
  useEffect(() => {
    const { unsubscribe } = watch((values) => save(values))
    return unsubscribe
  }, [watch])
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
