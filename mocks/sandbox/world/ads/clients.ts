// The ad accounts that a Google account can access.
import type { AdsAccount } from '@adwright/sdk/types'
import { DIRECT_ACCOUNTS as DIRECT, CLIENT_TREES as TREES } from '#mocks/sandbox/world/ads/client-trees.ts'

const LARGEST_COST = 22_084.8

/** Returns the manager account (MCC) through which an account of this currency is reached. */
export const rootManagerOf = (currencyCode: string): string =>
  (TREES.find((tree) => tree[0]?.currencyCode === currencyCode) ?? TREES[0])?.[0]?.customerId ?? ''

const treeOf = (rootId: string): AdsAccount[] =>
  TREES.find(([root]) => root?.customerClientId === rootId) ??
  DIRECT.filter(({ customerClientId }) => customerClientId === rootId)

/** The accounts below a manager that the Google account of `rootId` can access, the manager first; empty without access. */
export function clientsBelow(rootId: string, managerId: string): AdsAccount[] {
  const tree = treeOf(rootId)
  const top = tree.find(({ customerClientId, isManager }) => customerClientId === managerId && isManager)
  if (!top) return []
  if (managerId === rootId) return inOrderOfTree(tree, top)
  const depth = top.level
  const below = tree.filter((one) => one === top || one.customerId === managerId)
  return inOrderOfTree(below, top).map((one) => raised(one, depth))
}

const raised = (account: AdsAccount, by: number): AdsAccount => ({ ...account, level: account.level - by })

function inOrderOfTree(tree: AdsAccount[], top: AdsAccount): AdsAccount[] {
  const children = tree
    .filter((one) => one !== top && one.customerId === top.customerClientId)
    .sort((a, b) => a.descriptiveName.localeCompare(b.descriptiveName, 'en'))
  return [top, ...children.flatMap((child) => inOrderOfTree(tree, child))]
}

/** The accounts that the Google account can access directly, sorted by name: the manager, and accounts without a manager. */
export const directAccounts = (rootId: string): AdsAccount[] =>
  [...treeOf(rootId).slice(0, 1), ...(TREES[0]?.[0]?.customerClientId === rootId ? DIRECT : [])]
    .filter((one, index, all) => all.findIndex((other) => other.customerClientId === one.customerClientId) === index)
    .sort((a, b) => a.descriptiveName.localeCompare(b.descriptiveName, 'en'))

/** An account that the Google account can access, at any depth of the tree. */
export const clientOf = (rootId: string, customerClientId: string): AdsAccount | undefined =>
  [...treeOf(rootId), ...directAccounts(rootId)].find((one) => one.customerClientId === customerClientId)

/** A client account by its number alone. */
export const anyClient = (customerClientId: string): AdsAccount | undefined =>
  [...TREES.flat(), ...DIRECT].find((one) => one.customerClientId === customerClientId)

const MONEY_SCALE: Record<string, number> = { EUR: 1, CHF: 1.05, GBP: 0.9, TRY: 12 }

/** The price level of each currency relative to the euro. */
export const moneyScaleOf = ({ currencyCode }: AdsAccount) => MONEY_SCALE[currencyCode] ?? 1

/** Returns the size of a client relative to the largest one, from 0 to 1. */
export const sizeOf = (client: AdsAccount) =>
  Math.min(1, (client.last30DaysCost ?? 0) / moneyScaleOf(client) / LARGEST_COST)
