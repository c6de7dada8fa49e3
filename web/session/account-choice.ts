import { savedData, useSavedData } from '#web/lib/saved-data.ts'

const NAME = 'accountId'

const idOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The selected account, persisted across visits. */
export const savedAccountId = (): string | undefined => idOf(savedData.get(NAME))

export const useSavedAccountId = (): string | undefined => idOf(useSavedData(NAME))

export const chooseAccount = (accountId: string): void => savedData.set(NAME, accountId)

const WAITING = 'waitingAccountId'

/** True if the current account waited for approval when last loaded; until it is loaded again, its data is not requested. */
export const useWaitingAccountId = (): string | undefined => idOf(useSavedData(WAITING))

export const noteWaiting = (accountId: string | undefined): void => savedData.set(WAITING, accountId)

interface Choosable {
  id?: string | undefined
  accountId?: string | undefined
}

/** The id of an account, by either of its two names. */
export const idOfAccount = (account: Choosable): string | undefined => account.id ?? account.accountId

/** The saved account when the person still belongs to it, else the first. */
export const pickAccount = <A extends Choosable>(accounts: readonly A[], saved: string | undefined): A | undefined =>
  accounts.find((account) => idOfAccount(account) === saved) ?? accounts[0]
