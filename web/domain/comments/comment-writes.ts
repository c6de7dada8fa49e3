import type { Comment } from '@adwright/sdk/types'
import { zCommentDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

export type ShownComment = Pick<Comment, 'id' | 'authorUserId' | 'authorName' | 'text' | 'createdAt' | 'editedAt'>

type Headers = { 'Idempotency-Key': string }

/** The writes of the comments of one item; each resolves once the item is up to date. */
export interface CommentWrites {
  add: (text: string, headersOf: (body: object) => Headers) => Promise<unknown>
  edit: (commentId: string, text: string) => Promise<unknown>
  remove: (commentId: string) => Promise<unknown>
  restore: (commentId: string, headers: Headers) => Promise<unknown>
}

/** The limits of comments on tasks; those on other items have the same form. */
export const TASK_COMMENT_LIMITS = { schema: z.pick(zCommentDraft, { text: true }), maxLength: 4000 }

export type CommentLimits = typeof TASK_COMMENT_LIMITS
