// The time of one account, ahead of its sandbox's.
import type { Kinds, Store } from '#mocks/sandbox/store/store.ts'

/** `id` is the account's. */
export type AccountClock = { id: string; aheadMs: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    accountClock: AccountClock
  }
}

/** How far an account's time is ahead; 0 for most. */
export const aheadOf = async (store: Store, accountId: string): Promise<number> =>
  (await store.get('accountClock', accountId))?.aheadMs ?? 0

export const setAhead = (store: Store, accountId: string, aheadMs: number): Promise<AccountClock> =>
  store.upsert('accountClock', { id: accountId, aheadMs })

/** What is on an agenda, by its name. */
const SUBJECTS: Record<string, keyof Kinds> = {
  post: 'socialPost',
  ticket: 'ticket',
  design: 'design',
  survey: 'survey',
  file: 'file',
}

const accountIn = (document: object | undefined): unknown => document && Reflect.get(document, 'accountId')

async function accountOf(store: Store, kind: string, document: object): Promise<unknown> {
  if (kind === 'analyticsConnection') return Reflect.get(document, 'id')
  if (kind !== 'due') return accountIn(document)
  const [agenda = ''] = String(Reflect.get(document, 'id')).split('.')
  const subject = SUBJECTS[agenda]
  return subject && accountIn(await store.get(subject, String(Reflect.get(document, 'subjectId'))))
}

const BY_ACCOUNT = ['autopilotItem', 'analyticsConnection', 'due']

/** A store in which what falls due is only that of accounts it says yes to; undefined stands for what has no account. */
export const dueOnlyOf = (store: Store, isMeant: (accountId: unknown) => boolean): Store =>
  store.where(async (kind, document) => !BY_ACCOUNT.includes(kind) || isMeant(await accountOf(store, kind, document)))
