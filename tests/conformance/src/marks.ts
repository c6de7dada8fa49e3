// Words that a run writes into names and texts: none comes twice, so that an answer with one tells which request has written it.
import { createHash } from 'node:crypto'

/** Sixteen letters without vowels, which make no word of any language. */
const LETTERS = 'bcdfghjklmnpqrst'
const DIGITS = 6
const COUNT = 16 ** DIGITS
/** An odd step meets each of the words before it meets one again. */
const STEP = 0x9e3779

export class Marks {
  readonly #first: number
  #count = 0

  /** The same seed gives the same words. */
  constructor(seed: string) {
    this.#first = createHash('sha256').update(seed).digest().readUIntBE(0, 3)
  }

  next(): string {
    this.#count += 1
    const digits = ((this.#first + this.#count * STEP) % COUNT).toString(16).padStart(DIGITS, '0')
    return `conformance ${Array.from(digits, (one) => LETTERS[Number.parseInt(one, 16)]).join('')}`
  }
}

const MARK = new RegExp(`conformance ([${LETTERS}]{${DIGITS}})`, 'g')

/** The words of marks in a text. */
export const marksIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, word = '']) => word)
