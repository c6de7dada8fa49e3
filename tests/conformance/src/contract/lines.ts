// Finds the line of a JSON pointer in the text of a contract.
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { keysOf } from './pointer.ts'

/** Skips a JSON string that begins at `index`; returns the index after it. */
function afterString(text: string, index: number): number {
  let end = index + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end + 1
}

function afterValue(text: string, index: number): number {
  if (text[index] === '"') return afterString(text, index)
  let depth = 0
  for (let end = index; end < text.length; end += 1) {
    const sign = text[end]
    if (sign === '"') end = afterString(text, end) - 1
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      if (depth === 0) return end
      depth -= 1
      if (depth === 0) return end + 1
    } else if (sign === ',' && depth === 0) return end
  }
  return text.length
}

const spaces = (text: string, index: number) => {
  let end = index
  while (/[\s,:]/.test(text[end] ?? 'x')) end += 1
  return end
}

/** Returns the index of the value that a pointer leads to, or of the last container on its way. */
function jsonIndex(text: string, pointer: string): number {
  let index = spaces(text, 0)
  for (const key of keysOf(pointer)) {
    const isList = text[index] === '['
    let place = spaces(text, index + 1)
    let found = -1
    for (let count = 0; place < text.length && text[place] !== '}' && text[place] !== ']'; count += 1) {
      let name = String(count)
      if (!isList) {
        const end = afterString(text, place)
        name = JSON.parse(text.slice(place, end)) as string
        place = spaces(text, end)
      }
      if (name === key) {
        found = place
        break
      }
      place = spaces(text, afterValue(text, place))
    }
    if (found < 0) return index
    index = found
  }
  return index
}

function yamlLines(text: string): (pointer: string) => number {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  return (pointer) => {
    let node: unknown = document.contents
    let offset = 0
    for (const key of keysOf(pointer)) {
      const pair = isMap(node)
        ? node.items.find((one) => String(Reflect.get(Object(one.key), 'value')) === key)
        : undefined
      const next: unknown = pair?.value ?? (isSeq(node) ? node.items[Number(key)] : undefined)
      const range: unknown = Reflect.get(Object(pair?.key ?? next), 'range')
      if (!next || !Array.isArray(range)) break
      offset = Number(range[0])
      node = next
    }
    return counter.linePos(offset).line
  }
}

/** Returns a function from pointer to line number, from 1. */
export function linesOf(text: string): (pointer: string) => number {
  if (!text.trimStart().startsWith('{')) return yamlLines(text)
  return (pointer) => {
    const index = jsonIndex(text, pointer)
    let line = 1
    for (let place = text.indexOf('\n'); place >= 0 && place < index; place = text.indexOf('\n', place + 1)) line += 1
    return line
  }
}
