import { useCan, useCanAnywhere } from '#web/session/current.ts'
import type { Scope } from './use-task-page.ts'

/** True if the reader can change tasks of the team, or private ones, which take a role in any account. */
export function useMayManage(scope: Scope): boolean {
  const ofTeam = useCan('manageTasks')
  const ofPerson = useCanAnywhere('manageTasks')
  return scope === 'team' ? ofTeam : ofPerson
}
