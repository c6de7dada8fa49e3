import { useEffect, useState } from 'react'
import { isSameData } from '#web/lib/same-data.ts'
import { savedData } from '#web/lib/saved-data.ts'
import type { EditedSurvey } from './draft.ts'
import { mergedSurvey } from './merge.ts'

/** A survey as it is saved, with its version; 0 before it is saved at all. */
export interface SavedSurvey {
  survey: EditedSurvey
  version: number
}

/** An edit, and the version it began with. */
interface Edit {
  base: SavedSurvey
  draft: EditedSurvey
}

const isUntouched = ({ base, draft }: Edit) => isSameData(base.survey, draft)
const isSurvey = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions)

/** The edit that was stored in the browser, on top of what is saved by now; undefined if there is none. */
function readLocal(name: string, base: SavedSurvey): Edit | undefined {
  const stored = savedData.get(name) as Partial<Edit> | undefined
  if (!stored?.base || !stored.draft || !isSurvey(stored.base.survey) || !isSurvey(stored.draft)) return undefined
  const edit = { base, draft: mergedSurvey(stored.base.survey, stored.draft, base.survey) }
  return isUntouched(edit) ? undefined : edit
}

/** The edit of a survey. It survives a reload and a lost connection: it is stored in the browser while it differs from what is saved. */
export function useSurveyDraft(name: string, saved: SavedSurvey) {
  const [restored] = useState(() => readLocal(name, saved))
  const [isRestored, setRestored] = useState(restored !== undefined)
  const [edit, setEdit] = useState<Edit>(restored ?? { base: saved, draft: saved.survey })
  // Without changes of one's own, the newest version is shown.
  const { base, draft } = isUntouched(edit) ? { base: saved, draft: saved.survey } : edit
  useEffect(() => savedData.set(name, isUntouched(edit) ? undefined : edit), [name, edit])
  return {
    base,
    draft,
    isRestored,
    set: (fields: Partial<EditedSurvey>) => setEdit({ base, draft: { ...draft, ...fields } }),
    /** Changes the draft as it is by then, for actions that are offered for a while. */
    change: (next: (current: EditedSurvey) => EditedSurvey) =>
      setEdit((current) => {
        // This action may be older than the last save.
        const start =
          isUntouched(current) && saved.version > current.base.version ? { base: saved, draft: saved.survey } : current
        return { base: start.base, draft: next(start.draft) }
      }),
    /** Continues from another version, with changes on top of it if `draft` is given. */
    replace: (next: SavedSurvey, changed = next.survey) => {
      setEdit({ base: next, draft: changed })
      if (isSameData(next.survey, changed)) {
        savedData.set(name, undefined)
        setRestored(false)
      }
    },
  }
}
