import { TaskStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { canMove, stepsBetween } from './task-status.ts'

const { ToDo, InProgress, InReview, Done, Cancelled } = TaskStatus

test('the way back leads over states that the contract allows', () => {
  expect(stepsBetween(Done, ToDo)).toEqual([InProgress, ToDo])
  expect(stepsBetween(Cancelled, InReview)).toEqual([ToDo, InProgress, InReview])
  expect(stepsBetween(Done, Done)).toEqual([])
})

test('a done task is only taken up again', () => {
  expect([canMove(Done, InProgress), canMove(Done, ToDo), canMove(Done, Done)]).toEqual([true, false, true])
})
