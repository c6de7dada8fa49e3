// The analyses of a sample workspace, made by the analyser on its data.
import {
  type AnalystContext,
  adsPlaceOf,
  type Made,
  makeCampaignRun,
  makePageRun,
} from '#mocks/sandbox/domain/ai/make-run.ts'
import { saveRun } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** Two analyses of the campaigns, so that the newer one says what has changed, and one of a page. */
const CAMPAIGN_DAYS_AGO = [8, 1]
const PAGE_DAYS_AGO = 3
const PAGE = 'https://www.lindholm-outdoor.example/wanderschuhe'

/** Makes the analyses of an account with connected data. */
export async function seedAnalyses(runtime: SystemContext, account: StoredAccount, person: Person): Promise<void> {
  const { store, newId, platforms, clock } = runtime
  const at = (daysAgo: number): AnalystContext => ({
    store,
    newId,
    platforms,
    account,
    person,
    now: new Date(clock.now().getTime() - daysAgo * DAY_MS),
  })
  const save = (made: Made) => saveRun(runtime, made)
  const [first = 0, second = 0] = CAMPAIGN_DAYS_AGO
  await save(makeCampaignRun(at(first), await adsPlaceOf(at(first), account.id)))
  await save(await makePageRun(at(PAGE_DAYS_AGO), { field: 'url', url: PAGE }))
  await save(makeCampaignRun(at(second), await adsPlaceOf(at(second), account.id)))
}
