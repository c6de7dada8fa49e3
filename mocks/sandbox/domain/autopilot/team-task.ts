// The task a rule makes for the team, where its parameter says so.
import { type EntityRef, TaskOriginKind } from '@adwright/sdk/types'
import { ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { AutopilotContext, StoredExecution, StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { KINDS } from '#mocks/sandbox/domain/autopilot/words.ts'
import { newTask } from '#mocks/sandbox/domain/planning/task.ts'

const MAX_TITLE_LENGTH = 100
const MAX_LISTED = 50

const line = ({ name, campaignName, adGroupName }: EntityRef) =>
  `- ${[name, adGroupName, campaignName].filter(Boolean).join(' · ')}`

/** One task for everything a run newly found or changed, in the language of the item; none without entities. */
export async function makeTeamTask(
  { store, newId, now }: Pick<AutopilotContext, 'store' | 'newId' | 'now'>,
  item: StoredItem,
  run: Pick<StoredExecution, 'id'>,
  things: EntityRef[],
): Promise<void> {
  const [first] = things
  if (item.parameters.createTask !== true || !first) return
  const { many, one } = KINDS[first.entityType]
  const kind = (things.length === 1 ? one : many)[item.language]
  const title = `${ruleNameOf(item.ruleId, item.language)}: ${things.length} ${kind}`.slice(0, MAX_TITLE_LENGTH)
  const description = things.slice(0, MAX_LISTED).map(line).join('\n')
  const task = newTask(
    { title, description, origin: { kind: TaskOriginKind.Execution, id: run.id } },
    { id: newId('tsk'), planId: item.accountId, round: newId('atp'), personId: item.createdById, now },
  )
  await store.insert('task', task)
}
