// The findings, the judged places, and those that could not be judged.
import type { Exchange } from './http/client.ts'

export const CHECK_NAMES = ['answers', 'negative', 'laws', 'tenancy', 'workflows', 'limits'] as const
export type CheckName = (typeof CHECK_NAMES)[number]

export type Finding = {
  check: CheckName
  /** The rule of the check, such as 'answers/schema'. */
  rule: string
  operation: string
  /** Where the contract says otherwise, as a JSON pointer. */
  pointer: string
  expected: string
  seen: string
  /** The requests that show it; the last one is the one that is judged. */
  exchanges: Exchange[]
  /** Further operations with the same finding. */
  also: string[]
  count: number
  /** Identifies the finding across runs, for the baseline. */
  key: string
}

export type NewFinding = Omit<Finding, 'also' | 'count' | 'key'> & {
  /** The detail that distinguishes it from others of the same rule at the same place; by default what was expected. */
  detail?: string
}

const keyOf = ({ rule, operation, pointer, detail, expected }: NewFinding): string => {
  const isShared = pointer.startsWith('/components/')
  return [rule, isShared ? '' : operation, pointer, detail ?? expected].join(' | ')
}

export class Findings {
  readonly #found = new Map<string, Finding>()
  onFinding: (finding: Finding) => void = () => undefined

  get all(): Finding[] {
    return [...this.#found.values()]
  }

  keyOf = keyOf

  add(given: NewFinding): void {
    const key = keyOf(given)
    const known = this.#found.get(key)
    if (known) {
      known.count += 1
      if (known.operation !== given.operation && !known.also.includes(given.operation)) known.also.push(given.operation)
      return
    }
    const { detail: _, ...finding } = given
    const added: Finding = { ...finding, also: [], count: 1, key }
    this.#found.set(key, added)
    this.onFinding(added)
  }
}

export type Skipped = { operation: string; what: string; why: string }

/** Counts what was judged: by operation and rule, and by keyword. */
export class Coverage {
  readonly #judged = new Map<string, Map<string, number>>()
  readonly keywords = new Map<string, number>()
  readonly skipped: Skipped[] = []
  /** The most items that each judged list has shown, of the lists whose pages were read. */
  readonly listed = new Map<string, number>()

  list(operation: string, items: number): void {
    this.listed.set(operation, Math.max(this.listed.get(operation) ?? 0, items))
  }

  judge(operation: string, rule: string): void {
    const rules = this.#judged.get(operation) ?? new Map<string, number>()
    rules.set(rule, (rules.get(rule) ?? 0) + 1)
    this.#judged.set(operation, rules)
  }

  keyword(keyword: string): void {
    this.keywords.set(keyword, (this.keywords.get(keyword) ?? 0) + 1)
  }

  skip(operation: string, what: string, why: string): void {
    if (!this.skipped.some((one) => one.operation === operation && one.what === what))
      this.skipped.push({ operation, what, why })
  }

  rulesOf = (operation: string): Map<string, number> => this.#judged.get(operation) ?? new Map()
  get rules(): Map<string, number> {
    const total = new Map<string, number>()
    for (const rules of this.#judged.values())
      for (const [rule, count] of rules) total.set(rule, (total.get(rule) ?? 0) + count)
    return total
  }
}
