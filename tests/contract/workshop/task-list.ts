// The list of the workshop's tasks: pages, order, filters and sums.
import { type Interaction, type Is, Refusal } from '#tests/contract/workshop/http.ts'
import type { Person, State, Task } from '#tests/contract/workshop/state.ts'
import { shown } from '#tests/contract/workshop/tasks.ts'

const SORTED = ['title', 'cost', 'createdAt', 'dueOn'] as const
const wrong = (name: string) => new Refusal('invalid', { [name]: 'invalid' }, { status: 400 })

/** The parameters of the query, checked. */
function wishesOf({ url, is }: Interaction) {
  const { searchParams } = url
  const number = (name: string, standard: number, most: number) => {
    const given = searchParams.get(name) ?? String(standard)
    const least = is('a page of no size is taken') && name === 'pageSize' ? 0 : 1
    if (!/^\d+$/.test(given) || Number(given) < least || Number(given) > most) throw wrong(name)
    return Number(given)
  }
  const one = (name: string, values: readonly string[]) => {
    const given = searchParams.get(name)
    if (given !== null && !values.includes(given)) throw wrong(name)
    return given
  }
  const dayOf = (name: string) => {
    const given = searchParams.get(name)
    const isDay = given !== null && !Number.isNaN(Date.parse(given)) && new Date(given).toISOString().startsWith(given)
    if (given !== null && (!isDay || given.length !== '2026-01-01'.length)) throw wrong(name)
    return given
  }
  const states = searchParams.getAll('states')
  if (states.some((state) => !['1', '2', '3'].includes(state))) throw wrong('states')
  const search = searchParams.get('search')
  if (search !== null && Array.from(search).length > 50) throw wrong('search')
  return {
    page: number('page', 1, 1e9),
    size: number('pageSize', is('a page has 24 by default') ? 24 : 25, is('a page may have 99') ? 99 : 100),
    orderBy: (one('orderBy', SORTED) ?? 'createdAt') as (typeof SORTED)[number],
    direction: one('direction', ['asc', 'desc']) ?? 'desc',
    states: is('only the first state filters') ? states.slice(0, 1) : states,
    isUrgent: one('isUrgent', ['true', 'false']),
    priority: one('priority', ['1', '2', '3']),
    search,
    from: dayOf('dueFrom'),
    to: dayOf('dueTo'),
  }
}
type Wishes = ReturnType<typeof wishesOf>

function isWanted(is: Is, task: Task, { states, priority, isUrgent, search, from, to }: Wishes): boolean {
  const folded = (text: string) => (is('a search minds capitals') ? text : text.toLowerCase())
  const holds = (text: string | null) => search === null || folded(text ?? '').includes(folded(search))
  const { dueOn } = task
  return (
    (states.length === 0 ||
      states.includes(String(task.state)) ||
      (isUrgent !== null && is('two filters are alternatives'))) &&
    (priority === null || String(task.priority) === priority) &&
    (isUrgent === null ||
      (isUrgent === 'false' && is('not urgent filters nothing')) ||
      String(task.isUrgent) === isUrgent) &&
    (holds(task.title) || (!is('a search leaves notes out') && holds(task.note))) &&
    (from === null || (dueOn !== null && dueOn >= from)) &&
    (to === null || (dueOn !== null && (is('the last day is left out') ? dueOn < to : dueOn <= to)))
  )
}

function sorted(is: Is, tasks: Task[], { orderBy, direction }: Wishes): Task[] {
  const sign = direction === 'asc' || (is('cost is always rising') && orderBy === 'cost') ? 1 : -1
  const isText = is('cost sorts as text') && orderBy === 'cost'
  const nulls = is('tasks without a day come first when falling') ? sign : 1
  const byId = (one: Task, other: Task) => (one.id < other.id ? -1 : 1)
  return tasks.toSorted((a, b) => {
    const [x, y] = [a[orderBy], b[orderBy]]
    if (x === y) return is('equal ones sort by chance') ? Math.random() - 0.5 : byId(a, b)
    if (x === null || y === null) return x === null ? nulls : -nulls
    return sign * ((isText ? String(x) < String(y) : x < y) ? -1 : 1)
  })
}

export function listTasks(asked: Interaction, { tasks, gone }: State, { tenant }: Person): Response {
  const { is } = asked
  const wishes = wishesOf(asked)
  const own = tasks.filter((task) => task.tenant === tenant)
  const all = sorted(
    is,
    own.filter((task) => isWanted(is, task, wishes)),
    wishes,
  )
  const { page, size } = wishes
  const first = (page - 1) * size + (is('the second page skips one') && page === 2 ? 1 : 0)
  const part = (is('only the page is sorted') ? own.filter((task) => isWanted(is, task, wishes)) : all).slice(
    first,
    page * size - (is('a full page lacks one') ? 1 : 0),
  )
  const items = is('only the page is sorted') ? sorted(is, part, wishes) : part
  if (is('a page beyond the last is a 404') && page > 1 && items.length === 0) throw new Refusal('notFound')
  const summed = is('totals are those of the page') ? items : is('totals leave filters out') ? own : all
  return asked.read({
    items: items.map((task) => shown(is, task, true)),
    page: is('each page says that it is the first') ? 1 : page,
    totalCount: is('the total is that of the page')
      ? items.length
      : all.length + (is('the total counts deleted ones') ? gone.size : 0),
    totals: { cost: summed.reduce((sum, { cost }) => sum + cost, 0) },
  })
}
