// Texts that programs store wrongly: signs beyond ASCII, signs of several code points, signs without meaning, and texts exactly as long as allowed.
import type { Schema } from '../contract/operation.ts'
import { type Json, keysOf } from '../contract/pointer.ts'
import { walk } from './faults.ts'
import { kindOf } from './flat.ts'
import { REFERENCE } from './references.ts'

/** A place of a body with free text, and how long a text it takes. */
export type TextPlace = { place: string; max: number; root: unknown }

const NO_TEXT = ['enum', 'const', 'format', 'pattern']
const CODED = /password|token|secret|code$/i

/** The places of a body with free text, at any depth, and those at its highest level that it lacks. */
export function textPlaces(document: Json, schema: Schema | undefined, body: unknown): TextPlace[] {
  const found: TextPlace[] = []
  const visit: Parameters<typeof walk>[0]['visit'] = (flat, _, place, root) => {
    const keys = keysOf(place)
    const name = keys.findLast((key) => !/^\d+$/.test(key)) ?? ''
    if (kindOf(flat) !== 'string' || NO_TEXT.some((keyword) => keyword in flat) || flat.readOnly === true) return
    if (CODED.test(name) || REFERENCE.test(name) || (root !== body && keys.length > 1)) return
    found.push({ place, max: typeof flat.maxLength === 'number' ? flat.maxLength : Number.POSITIVE_INFINITY, root })
  }
  walk({ document, root: body, visit }, schema, body)
  return found
}

export type Signs = {
  name: string
  /** The text for a place that takes this many signs. */
  text: (max: number) => string
  /** A text that programs which take this one must take, too, as it is as long: refusing one of the two only is wrong. */
  like?: (max: number) => string
}

/** Longer texts prove nothing more. */
const MAX_LENGTH = 4000
const filled = (sign: string) => (max: number) => (max <= MAX_LENGTH ? sign.repeat(max) : '')
const plain = (text: string) => (max: number) => (Array.from(text).length <= max ? text : '')

export const SIGNS: Signs[] = [
  { name: 'U+0000', text: plain('con\u0000fo') },
  { name: 'the first half of a sign', text: plain('con\ud83dfo') },
  { name: 'the second half of a sign', text: plain('con\ude00fo') },
  { name: 'emoji of several code points', text: plain('👩‍👩‍👧 🏳️‍🌈 👍🏽') },
  { name: 'combining marks', text: plain('Zu\u0308rich a\u0323\u0302 n\u0303o') },
  { name: 'signs from right to left', text: plain('שלום \u2067مرحبا\u2069 123') },
  { name: 'letters of two bytes, as many as allowed', text: filled('ğ'), like: filled('g') },
  { name: 'signs of two code units, as many as allowed', text: filled('😀'), like: filled('g') },
]
