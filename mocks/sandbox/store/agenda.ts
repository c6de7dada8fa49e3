// What falls due when, so that nothing has to be searched as time goes on.
import type { Store } from '#mocks/sandbox/store/store.ts'

/** The next moment at which a thing moves on by itself. */
type Due = { id: string; agenda: Agenda; subjectId: string; at: string }
export type Agenda = 'post' | 'ticket' | 'design' | 'survey' | 'file'

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    due: Due
  }
}

/** Notes when a thing moves on next; null takes it off the agenda. */
export async function noteDue(store: Store, agenda: Agenda, subjectId: string, at: Date | null): Promise<void> {
  const id = `${agenda}.${subjectId}`
  if (at === null) await store.delete('due', id)
  else await store.upsert('due', { id, agenda, subjectId, at: at.toISOString() })
}

/** Ids of what is due by a moment, the earliest first. */
export const dueBy = async (store: Store, agenda: Agenda, until: Date): Promise<string[]> =>
  (await store.list('due', agenda, { where: { at: { to: until.toISOString() } } })).map(({ subjectId }) => subjectId)
