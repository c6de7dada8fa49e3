// An overrides file of several files: `parts` names them, relative to it, and each gives keys of its own.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { UnusableContract } from './contract/contract.ts'
import { isObject, type Json } from './contract/pointer.ts'

const PARTS = 'parts'
/** The file that names the parts, in messages. */
const WHOLE = 'the overrides file'

// A file of one's own may use its anchors as often as it likes.
const parsed = (text: string): unknown => parse(text, { merge: true, maxAliasCount: -1 }) ?? {}

function partOf(file: string, folder: string): Json {
  let text: string
  try {
    text = readFileSync(path.resolve(folder, file), 'utf8')
  } catch (error) {
    throw new UnusableContract(
      `The part ${file} of the overrides cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const given = parsed(text)
  if (!isObject(given)) throw new UnusableContract(`The part ${file} of the overrides is not a map.`)
  if (PARTS in given) throw new UnusableContract(`The part ${file} of the overrides has parts of its own.`)
  return given
}

/** Puts the keys of a part to those before it: the entries of maps side by side. What is given twice is refused. */
class Merged {
  readonly all: Json = {}
  /** The file that has given each key. */
  readonly #givenIn = new Map<string, string>()

  #note(key: string, file: string): void {
    const before = this.#givenIn.get(key)
    if (before !== undefined)
      throw new UnusableContract(`${key} is given twice: in ${before} and in ${file}. Give it in one file.`)
    this.#givenIn.set(key, file)
  }

  add(part: Json, file: string): void {
    for (const [key, value] of Object.entries(part)) {
      const known = this.all[key]
      const isMap = isObject(value) && (known === undefined || isObject(known))
      if (!isMap) this.#note(key, file)
      for (const name of isMap ? Object.keys(value) : []) this.#note(`${key}.${name}`, file)
      this.all[key] = isMap ? { ...Object(known), ...value } : value
    }
  }
}

/** The overrides as they are written, with their parts; `folder` is that of the file. */
export function writtenOverrides(text: string, folder: string): unknown {
  const given = parsed(text)
  if (!isObject(given) || !(PARTS in given)) return given
  const { [PARTS]: files, ...own } = given
  if (!Array.isArray(files) || !files.every((one) => typeof one === 'string'))
    throw new UnusableContract('The parts of the overrides are not a list of files.')
  const merged = new Merged()
  merged.add(own, WHOLE)
  for (const file of files) merged.add(partOf(file, folder), file)
  return merged.all
}
