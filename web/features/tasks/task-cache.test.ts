import { type TaskPage, TaskPriority, TaskStatus, type TaskSummary } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { changedPage } from './task-cache.ts'

const { Normal, Urgent } = TaskPriority
const taskOf = (id: string, dueOn: string | null, status: TaskStatus = TaskStatus.InProgress) =>
  ({ id, dueOn, status, priority: Normal }) as TaskSummary
const pageOf = (items: TaskSummary[], totalCount = items.length) => ({ items, totalCount }) as TaskPage
const idsOf = ({ items }: TaskPage) => items.map(({ id }) => id)

const shown = [taskOf('a', '2026-11-01'), taskOf('b', '2026-11-03')]
const statuses = [TaskStatus.InProgress]

test('a task enters a column at its place by due day', () => {
  const page = changedPage(pageOf(shown), { statuses, pageSize: 25 }, [taskOf('new', '2026-11-02')], false)
  expect(idsOf(page)).toEqual(['a', 'new', 'b'])
  expect(page.totalCount).toBe(3)
})

test('a task whose place is behind the end of the page is counted and not shown, as after the next read', () => {
  const page = changedPage(pageOf(shown, 40), { statuses, pageSize: 2 }, [taskOf('new', null)], false)
  expect(idsOf(page)).toEqual(['a', 'b'])
  expect(page.totalCount).toBe(41)
})

test('a task that was finished last is the first of the finished ones', () => {
  const filters = { statuses: [TaskStatus.Done], pageSize: 25, orderBy: 'updatedAt' }
  const done = [taskOf('a', '2026-11-01', TaskStatus.Done)]
  const page = changedPage(pageOf(done), filters, [taskOf('new', null, TaskStatus.Done)], false)
  expect(idsOf(page)).toEqual(['new', 'a'])
})

test('a changed task stays in its place of the page, and one that no longer fits leaves it', () => {
  const urgent = { ...taskOf('b', '2026-11-03'), priority: Urgent }
  expect(changedPage(pageOf(shown), { statuses }, [urgent], false).items[1]).toBe(urgent)
  const page = changedPage(pageOf(shown, 40), { statuses }, [taskOf('a', '2026-11-01', TaskStatus.Done)], false)
  expect(idsOf(page)).toEqual(['b'])
  expect(page.totalCount).toBe(39)
})
