import type { DesignDraft } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { editsOf } from '#web/lib/merge-edits.ts'
import { BeforeAfter } from '#web/ui/feedback/BeforeAfter.tsx'

/** The differences between two versions of a brief. */
export function DesignChanges({ before, after }: { before: DesignDraft; after: DesignDraft }) {
  const { t } = useTranslation('designer')
  return (
    <chakra.ul listStyleType="none" my="1" display="flex" flexDirection="column" gap="1">
      {(Object.keys(editsOf(before, after)) as (keyof DesignDraft)[]).map((field) => {
        const texts = [before[field], after[field]].map((value) => (typeof value === 'string' ? value : undefined))
        const [old, next] = texts
        return (
          <li key={field}>
            {t(`edit.field.${field}`)}
            {old || next ? ': ' : ''}
            {old || next ? <BeforeAfter {...(old ? { before: old } : {})} {...(next ? { after: next } : {})} /> : null}
          </li>
        )
      })}
    </chakra.ul>
  )
}
