import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '#web/ui/feedback/BeforeAfter.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import type { EditedSurvey } from './draft.ts'
import { type ChangedPart, changedParts } from './merge.ts'

interface SurveyConflictProps {
  /** The version the own edit began with. */
  base: EditedSurvey
  /** The version someone else has saved; undefined without a conflict. */
  theirs: EditedSurvey | undefined
  onKeepBoth: () => void
  onLoadLatest: () => void
}

const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** What someone else has changed in a survey meanwhile, and what to do with it. */
export function SurveyConflict({ base, theirs, onKeepBoth, onLoadLatest }: SurveyConflictProps) {
  const { t } = useTranslation('surveys')
  const labelOf = (part: ChangedPart) =>
    part.kind === 'question' ? t('builder.question', { number: part.number }) : t(`edit.field.${part.field}`)
  // A deleted question and a new one may have the same number.
  const keyOf = (part: ChangedPart) => (part.kind === 'question' ? (part.after ?? part.before)?.id : part.field)
  const textsOf = ({ kind, before, after }: ChangedPart) =>
    kind === 'question' ? [before?.text, after?.text] : [shown(before), shown(after)]
  return (
    <EditConflictNotice latest={theirs} resolve={{ loadLatest: onLoadLatest, overwrite: onKeepBoth, isMerging: true }}>
      <chakra.ul listStyleType="none" my="1" display="flex" flexDirection="column" gap="1">
        {(theirs ? changedParts(base, theirs) : []).map((part) => {
          const [before, after] = textsOf(part)
          const isShort = before !== after && (before ?? after) !== undefined
          return (
            <li key={keyOf(part)}>
              {labelOf(part)}
              {isShort ? ': ' : ''}
              {isShort ? <BeforeAfter {...(before ? { before } : {})} {...(after ? { after } : {})} /> : null}
            </li>
          )
        })}
      </chakra.ul>
    </EditConflictNotice>
  )
}
