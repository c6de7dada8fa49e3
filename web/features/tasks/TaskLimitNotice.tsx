import { PlanLimitKind } from '@adwright/sdk/types'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { ArchiveOldButton } from './ArchiveOldButton.tsx'

/** Tells that the limit of tasks of the team is near or reached; once it is, what was done long ago can be archived. */
export function TaskLimitNotice() {
  return <PlanLimitNotice kind={PlanLimitKind.Tasks} remedy={<ArchiveOldButton scope="team" />} />
}
