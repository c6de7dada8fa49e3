import { AuditAction, AuditArea } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { AUTOPILOT, adsCaller } from '#tests/support/autopilot.ts'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

type Work = { id: string; title?: string; name?: string }

test.each([
  [AuditArea.Autopilot, AUTOPILOT],
  [AuditArea.Anomalies, `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`],
  [AuditArea.Strategies, `/StrategyAccount/${ACCOUNT}`],
  [AuditArea.Tasks, `/TaskAccount/${ACCOUNT}`],
  [AuditArea.SocialMedia, `/SocialMediaCalendar/${ACCOUNT}`],
  [AuditArea.Surveys, `/BusinessSurvey/${ACCOUNT}`],
  [AuditArea.Designs, `/AutomatedDesigner/${ACCOUNT}`],
])('what an admin deletes in area %i is in the activity log of the owner, by name', async (area, list) => {
  const open = await openSandbox('sample')
  const admin = await adsCaller(open, 'admin')
  const { body } = await admin('GET', list)
  const items: Work[] = Array.isArray(body) ? body : body.items
  let deleted: Work | undefined
  for (const item of items) if (!deleted && (await admin('DELETE', `${list}/${item.id}`)).status === 204) deleted = item
  const log = (await (await open.as('owner'))('GET', `/User/activity-log?areas=${area}`)).body.items
  expect(log[0]).toMatchObject({ area, action: AuditAction.Deleted, target: deleted?.title ?? deleted?.name })
})
