import { TaskOriginKind } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { ACCOUNT, openSandbox, userElsewhere } from '#tests/support/sandbox.ts'

const { Anomaly, Execution, Finding, SocialPost, Survey, Strategy, Design } = TaskOriginKind

test('a task says nothing about an origin of another account', async () => {
  const open = await openSandbox('sample')
  await userElsewhere(open)
  const { as, sandbox } = open
  const call = await as('owner')
  const { store } = sandbox
  const of = { accountId: ACCOUNT, customerClientId: '4839201756' }
  const origins = [
    [Anomaly, (await store.list('anomaly', ACCOUNT))[0]?.id],
    [Execution, (await store.list('autopilotExecution', of))[0]?.id],
    [Finding, (await store.list('analysisFinding', ACCOUNT))[0]?.id],
    [SocialPost, (await store.list('socialPost', ACCOUNT))[0]?.id],
    [Survey, (await store.list('survey', ACCOUNT))[0]?.id],
    [Strategy, (await store.list('strategy', ACCOUNT))[0]?.id],
    [Design, (await store.list('design', ACCOUNT))[0]?.id],
  ] as const
  for (const [kind, id] of origins) {
    expect(id).toBeDefined()
    const task = (account: string) => call('POST', `/TaskAccount/${account}`, { title: 'Look', origin: { kind, id } })
    expect((await task(ACCOUNT)).body.origin).toMatchObject({ title: expect.any(String), isGone: false })
    expect((await task('acc_elsewhere')).body.origin).toMatchObject({ title: null, isGone: true, isSolved: false })
  }
  await sandbox.close()
})
