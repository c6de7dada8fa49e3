import { savedData, useSavedData } from '#web/lib/saved-data.ts'

const NAME = 'accountId'

const idOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The selected account, persisted across visits. */
export const savedAccountId = (): string | undefined => idOf(savedData.get(NAME))

export const useSavedAccountId = (): string | undefined => idOf(useSavedData(NAME))

export const chooseAccount = (accountId: string): void => savedData.set(NAME, accountId)

const PENDING = 'waitingAccountId'

/** The id of the current account if it was pending approval when last loaded; until it is loaded again, its data is not requested. */
export const usePendingAccountId = (): string | undefined => idOf(useSavedData(PENDING))

export const savePendingAccountId = (accountId: string | undefined): void => savedData.set(PENDING, accountId)

interface Choosable {
  id?: string | undefined
  accountId?: string | undefined
}

/** The id of an account, whichever of the two fields holds it. */
export const idOfAccount = (account: Choosable): string | undefined => account.id ?? account.accountId

/** The saved account if the person is still a member of it, otherwise the first. */
export const pickAccount = <A extends Choosable>(accounts: readonly A[], saved: string | undefined): A | undefined =>
  accounts.find((account) => idOfAccount(account) === saved) ?? accounts[0]
