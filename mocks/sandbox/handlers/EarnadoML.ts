import { type MlAccount, MlAccountStatus } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

/** The time of the nightly training, which requires a number of days with data. */
const TRAINING_UTC = '02:47:10Z'
const DAYS_NEEDED = 3

const lastNight = (now: Date): Date => {
  const today = now.toISOString().slice(0, 10)
  const tonight = new Date(`${today}T${TRAINING_UTC}`)
  return tonight <= now ? tonight : new Date(`${addDays(today, -1)}T${TRAINING_UTC}`)
}

/** The version of a model: `year.month.day` of its training. */
const versionOf = (trainedAt: Date) => {
  const [year = '', month = '', day = ''] = trainedAt.toISOString().slice(0, 10).split('-')
  return `${year}.${month}.${Number(day)}`
}

async function modelOf({ store, now }: Pick<BaseContext, 'store' | 'now'>, accountId: string) {
  const [ads, analytics] = await Promise.all([
    adsConnectionOf({ store }, accountId),
    analyticsConnectionOf(store, accountId),
  ])
  if (!ads?.credentialId && !analytics?.credentialId) return undefined
  const customerClientId = ads?.credentialId ? ads.customerClientId : null
  const propertyName = analytics?.credentialId ? analytics.propertyName : null
  const since = [ads?.connectedAt, analytics?.connectedAt].flatMap((at) => (at ? [Date.parse(at)] : []))
  const isReady = customerClientId !== null || propertyName !== null
  const trainedAt = lastNight(now)
  const age = trainedAt.getTime() - Math.min(...since)
  const isTrained = isReady && age >= DAYS_NEEDED * DAY_MS
  const model: MlAccount = {
    accountId,
    customerClientId,
    propertyName,
    modelVersion: isTrained ? versionOf(trainedAt) : null,
    lastTrainedAt: isTrained ? trainedAt.toISOString() : null,
    status: isTrained ? MlAccountStatus.Trained : isReady ? MlAccountStatus.Queued : MlAccountStatus.TooLittleData,
  }
  return model
}

export const earnadoML = {
  async listMlAccounts({ store, now, query }) {
    const accounts = await store.listAll('account')
    const models = await Promise.all(accounts.map(({ id }) => modelOf({ store, now }, id)))
    const connected = models.flatMap((model) => (model ? [model] : []))
    const sorted = connected.sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
    return ok(pageOf(sorted, query.currentPage, query.pageSize))
  },
} satisfies SandboxHandlers<'EarnadoML'>
