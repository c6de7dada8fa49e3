// A search finds what holds its text, counts what it finds, and takes no sign of the text for another one.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import type { Call, Exchange } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { ListModel } from '../model/lists.ts'
import { judgeLaw, type Law } from './law.ts'
import { identity, type Pages, readPages } from './pages.ts'

const NONSENSE = 'zqxjkvconformance'
/** Texts that hardly anything holds; their signs stand for any text in the languages of databases and regular expressions. */
const WILDCARDS = ['%%%', '___', '.*.*']

const MAX_TEXT = 60

/** Fields that searches look at, mostly. */
const TEXTS = ['title', 'name', 'subject', 'label', 'text']

/** A word that the items show, which the search may find. */
export const wordsOf = (items: Json[]): string[] =>
  items
    .flatMap((item) => TEXTS.map((field) => item[field]))
    .filter((value): value is string => typeof value === 'string')
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3)

export async function judgeSearch(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const { search, operation } = list
  if (!search || whole.items.length === 0) return
  const searched = (text: string, pages?: number) =>
    readPages(context, list, { ...call, query: { ...call.query, [search.name]: text } }, undefined, pages)
  const found = await searched(NONSENSE, 1)
  const report = (law: Law, pages: Pages, expected: string | false) =>
    judgeLaw(
      context,
      operation,
      law,
      expected !== false && {
        expected,
        seen: `${pages.items.length} items${pages.total === undefined ? '' : `, a total of ${pages.total}`}`,
        exchanges: pages.pages.map(({ exchange }) => exchange),
        pointer: search.pointer,
      },
    )
  if (found) report('search', found, found.items.length > 0 && `nothing for the text ${NONSENSE}`)
  const [word] = wordsOf(whole.items)
  const some = word === undefined ? undefined : await searched(word)
  if (some?.isComplete && some.total !== undefined)
    report('search-total', some, some.total !== some.items.length && `a total of the ${some.items.length} items found`)
  for (const sign of WILDCARDS) {
    const any = await searched(sign, 1)
    const isShown = whole.items.some((item) => JSON.stringify(item).includes(sign))
    if (any && !isShown)
      report('search-sign', any, any.items.length > 0 && `only items with the text ${sign}, and none shows it`)
  }
}

/** A search for the text of an item as it is read now, if it finds that item. */
export async function searchFor(
  context: Context,
  { resource, id, path }: Created,
  present: unknown,
): Promise<Call | undefined> {
  const { model, requests } = context
  const list = resource.list && model.lists.get(resource.list.id)
  const base = list && (await requests.base(list.operation))
  const shown = Object(present) as Json
  const text = TEXTS.map((field) => shown[field]).find((value) => typeof value === 'string' && value.length > 3)
  if (!list?.search || !base || typeof text !== 'string') return undefined
  const query = { ...base.call.query, [list.search.name]: text.slice(0, MAX_TEXT) }
  const search = { ...base.call, path: { ...base.call.path, ...path }, query }
  const found = await readPages(context, list, search)
  return found?.items.some((item) => identity(list, item) === id) ? search : undefined
}

/** A deleted item is no longer found. */
export async function judgeNotFound(context: Context, { resource, id }: Created, search: Call): Promise<void> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const found = list && (await readPages(context, list, search))
  if (!list || !found) return
  judgeLaw(
    context,
    list.operation,
    'search-deleted',
    found.items.some((item) => identity(list, item) === id) && {
      expected: `no ${id} among what a search finds after its deletion`,
      seen: 'it is still found',
      exchanges: found.pages.map(({ exchange }) => exchange),
      pointer: list.search?.pointer ?? list.operation.pointer,
    },
  )
}

/** Words of the signs as they are written, and in small letters; each is in the text, in any alphabet. */
const WORDS = ['Çığ', 'çığ', 'Ğüşİöç', '漢']

/** An item that a search finds by a plain word of one of its texts is found by a word beyond ASCII of that text, too. */
export async function judgeFoundBySigns(
  context: Context,
  { resource, id, path }: Created,
  read: Exchange,
): Promise<void> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const base = list && (await context.requests.base(list.operation))
  if (!list?.search || !base) return
  const { search, operation } = list
  const find = async (text: string) => {
    const query = { ...base.call.query, [search.name]: text }
    return readPages(context, list, { ...base.call, path: { ...base.call.path, ...path }, query })
  }
  const isIn = (pages: Pages | undefined) => pages?.items.some((item) => identity(list, item) === id)
  const shown = Object.values(Object(read.answer.body) as Json).filter((one): one is string => typeof one === 'string')
  // '<b>&amp;' is the only plain word of the signs.
  if (!shown.some((text) => text.includes(WORDS[0] ?? '')) || !isIn(await find('amp'))) return
  for (const word of WORDS) {
    const found = await find(word)
    judgeLaw(
      context,
      operation,
      'search-signs',
      found &&
        !isIn(found) && {
          expected: `${id}, whose text has the word ${word}`,
          seen: `${found.items.length} items without it`,
          exchanges: [read, ...found.pages.map(({ exchange }) => exchange)],
          pointer: search.pointer,
          detail: word,
        },
    )
  }
}
