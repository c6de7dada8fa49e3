import {
  useCreateAccountTaskCommentMutation,
  useCreateUserTaskCommentMutation,
  useDeleteAccountTaskCommentMutation,
  useDeleteUserTaskCommentMutation,
  useRestoreAccountTaskCommentMutation,
  useRestoreUserTaskCommentMutation,
  useUpdateAccountTaskCommentMutation,
  useUpdateUserTaskCommentMutation,
} from '@adwright/sdk/react-query'
import type { CommentWrites } from '#web/domain/comments/comment-writes.ts'
import { mentionedIn } from '#web/domain/comments/mentions.ts'
import { useMembers } from '#web/domain/people/use-members.ts'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import type { TaskApi } from './use-task-api.ts'

/** The writes of the comments of a task; those of the team may mention members. */
export function useTaskComments(
  scope: Scope,
  taskId: string,
  { refreshed }: Pick<TaskApi, 'refreshed'>,
): CommentWrites {
  const team = { accountId: useAccount().id, taskId }
  const own = { userId: useUser().id, taskId }
  const { members, isKnown } = useMembers()
  const isTeam = scope === 'team'
  const adds = { team: useCreateAccountTaskCommentMutation(), own: useCreateUserTaskCommentMutation() }
  const edits = { team: useUpdateAccountTaskCommentMutation(), own: useUpdateUserTaskCommentMutation() }
  const removals = { team: useDeleteAccountTaskCommentMutation(), own: useDeleteUserTaskCommentMutation() }
  const restores = { team: useRestoreAccountTaskCommentMutation(), own: useRestoreUserTaskCommentMutation() }
  return {
    add(text, headersOf) {
      const body = { text, mentionedUserIds: isTeam ? mentionedIn(text, members) : [] }
      const headers = headersOf(body)
      return refreshed(
        isTeam
          ? adds.team.mutateAsync({ path: team, body, headers })
          : adds.own.mutateAsync({ path: own, body, headers }),
      )
    },
    edit: (commentId, text) =>
      refreshed(
        isTeam
          ? edits.team.mutateAsync({
              path: { ...team, commentId },
              // Left out, its mentions stay as they are.
              body: isKnown ? { text, mentionedUserIds: mentionedIn(text, members) } : { text },
            })
          : edits.own.mutateAsync({ path: { ...own, commentId }, body: { text } }),
      ),
    remove: (commentId) =>
      refreshed(
        ensureDeleted(
          isTeam
            ? removals.team.mutateAsync({ path: { ...team, commentId } })
            : removals.own.mutateAsync({ path: { ...own, commentId } }),
        ),
      ),
    restore: (commentId, headers) =>
      refreshed(
        isTeam
          ? restores.team.mutateAsync({ path: { ...team, commentId }, headers })
          : restores.own.mutateAsync({ path: { ...own, commentId }, headers }),
      ),
  }
}
