// A file of what a run has made and not yet deleted, so that the next run can delete it after an abort.
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { isObject } from './contract/pointer.ts'

/** The deletion of an item: the operation, its path and who made it, with the text of the run by which its callers are named. */
export type Entry = { url: string; operation: string; caller: string; path: Record<string, unknown>; seed?: string }

const keyOf = ({ url, operation, path }: Entry) => JSON.stringify([url, operation, path])

export class Journal {
  readonly #file: string | undefined
  readonly #open = new Map<string, Entry>()

  /** Without a file nothing is written. */
  constructor(file?: string) {
    this.#file = file
  }

  /** The items that earlier runs left behind, the newest first. A line that was cut off by the abort is ignored. */
  read(): Entry[] {
    if (!this.#file || !existsSync(this.#file)) return []
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const given = parsed(line)
      if (given?.made) this.#open.set(keyOf(given.made), given.made)
      if (given?.gone) this.#open.delete(keyOf(given.gone))
    }
    return [...this.#open.values()].toReversed()
  }

  made = (entry: Entry): void => {
    this.#open.set(keyOf(entry), entry)
    this.#write({ made: entry })
  }

  gone = (entry: Entry): void => {
    if (this.#open.delete(keyOf(entry))) this.#write({ gone: entry })
  }

  /** Removes the file if nothing is left. */
  end(): void {
    if (this.#file && this.#open.size === 0) rmSync(this.#file, { force: true })
  }

  /** Written before the next request is sent: a killed process has no time for it. */
  #write(line: object): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}

function parsed(line: string): { made?: Entry; gone?: Entry } | undefined {
  try {
    const given: unknown = JSON.parse(line)
    return isObject(given) ? given : undefined
  } catch {
    return undefined
  }
}
