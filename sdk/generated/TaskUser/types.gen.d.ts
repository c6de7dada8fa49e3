import type { ApiError, CalendarDate, ChangeEntryPage, Comment, CommentDraft, Id, LabelCount, StatusUpdate, Task, TaskCounts, TaskDraft, TaskOriginKind, TaskPage, TaskPriority, TaskShare, TaskStatus, TasksUpdate, TasksUpdated } from '../common/types.gen.ts';
export type ListUserTasksData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: {
        /**
         * Only tasks of this strategy, or of no strategy with `none`; all if omitted. An unknown id gives an empty list.
         */
        strategyId?: Id;
        /**
         * Values.
         */
        statuses?: Array<TaskStatus>;
        /**
         * Values.
         */
        priorities?: Array<TaskPriority>;
        /**
         * Values.
         */
        labels?: Array<string>;
        /**
         * Values.
         */
        originKinds?: Array<TaskOriginKind>;
        /**
         * The first due day; tasks without a due day are left out then. No bound if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last due day; tasks without a due day are left out then. No bound if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * Only tasks that hold this text, whatever its case, in title, description or labels; up to 200 characters.
         */
        searchText?: string;
        /**
         * True lists only items that were deleted within the last 30 days; otherwise they are left out.
         */
        isDeleted?: boolean;
        /**
         * The field to sort by. Tasks without a due day come last in both directions of `dueOn`; ties are broken by due day, then priority, the most urgent first.
         */
        orderBy?: 'dueOn' | 'priority' | 'createdAt' | 'updatedAt' | 'title';
        /**
         * The direction of `orderBy`; rising if omitted.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/TaskUser/{userId}';
};
export type ListUserTasksErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
};
export type ListUserTasksError = ListUserTasksErrors[keyof ListUserTasksErrors];
export type ListUserTasksResponses = {
    /**
     * One page of tasks.
     */
    200: TaskPage;
};
export type ListUserTasksResponse = ListUserTasksResponses[keyof ListUserTasksResponses];
export type CreateUserTaskData = {
    /**
     * The task.
     */
    body: TaskDraft;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
        /**
         * One key for one thing the caller means, kept over retries; a random UUID. Within 24 hours the same key with the same request replays the first answer; with another one it is a 409. What counts is what was sent, not how: the order of keys in JSON, white space and the boundary of a form make no difference. Answers are kept encrypted by the key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}';
};
export type CreateUserTaskErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller is no more than a viewer in every account.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The plan does not include this or its limit is used up, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * A field is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type CreateUserTaskError = CreateUserTaskErrors[keyof CreateUserTaskErrors];
export type CreateUserTaskResponses = {
    /**
     * The new task.
     */
    201: Task;
};
export type CreateUserTaskResponse = CreateUserTaskResponses[keyof CreateUserTaskResponses];
export type UpdateUserTasksData = {
    /**
     * Which ones, and what changes.
     */
    body: TasksUpdate;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}';
};
export type UpdateUserTasksErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role in this account may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The body was read, but a field of it is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type UpdateUserTasksError = UpdateUserTasksErrors[keyof UpdateUserTasksErrors];
export type UpdateUserTasksResponses = {
    /**
     * The changed tasks.
     */
    200: TasksUpdated;
};
export type UpdateUserTasksResponse = UpdateUserTasksResponses[keyof UpdateUserTasksResponses];
export type GetUserTaskCountsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: {
        /**
         * Only tasks of this strategy, or of no strategy with `none`; all if omitted. An unknown id gives an empty list.
         */
        strategyId?: Id;
        /**
         * Values.
         */
        statuses?: Array<TaskStatus>;
        /**
         * Values.
         */
        priorities?: Array<TaskPriority>;
        /**
         * Values.
         */
        labels?: Array<string>;
        /**
         * Values.
         */
        originKinds?: Array<TaskOriginKind>;
        /**
         * The first due day; tasks without a due day are left out then. No bound if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last due day; tasks without a due day are left out then. No bound if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * Only tasks that hold this text, whatever its case, in title, description or labels; up to 200 characters.
         */
        searchText?: string;
        /**
         * True lists only items that were deleted within the last 30 days; otherwise they are left out.
         */
        isDeleted?: boolean;
    };
    url: '/TaskUser/{userId}/counts';
};
export type GetUserTaskCountsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
};
export type GetUserTaskCountsError = GetUserTaskCountsErrors[keyof GetUserTaskCountsErrors];
export type GetUserTaskCountsResponses = {
    /**
     * The counts.
     */
    200: TaskCounts;
};
export type GetUserTaskCountsResponse = GetUserTaskCountsResponses[keyof GetUserTaskCountsResponses];
export type ListUserTaskLabelsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/labels';
};
export type ListUserTaskLabelsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
};
export type ListUserTaskLabelsError = ListUserTaskLabelsErrors[keyof ListUserTaskLabelsErrors];
export type ListUserTaskLabelsResponses = {
    /**
     * Labels in use.
     */
    200: Array<LabelCount>;
};
export type ListUserTaskLabelsResponse = ListUserTaskLabelsResponses[keyof ListUserTaskLabelsResponses];
export type DeleteUserTaskData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/TaskUser/{userId}/{taskId}';
};
export type DeleteUserTaskErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller is no more than a viewer in every account.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The present state does not allow this, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type DeleteUserTaskError = DeleteUserTaskErrors[keyof DeleteUserTaskErrors];
export type DeleteUserTaskResponses = {
    /**
     * The task is gone.
     */
    204: void;
};
export type DeleteUserTaskResponse = DeleteUserTaskResponses[keyof DeleteUserTaskResponses];
export type GetUserTaskData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}';
};
export type GetUserTaskErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
};
export type GetUserTaskError = GetUserTaskErrors[keyof GetUserTaskErrors];
export type GetUserTaskResponses = {
    /**
     * The task.
     */
    200: Task;
};
export type GetUserTaskResponse = GetUserTaskResponses[keyof GetUserTaskResponses];
export type UpdateUserTaskData = {
    /**
     * The task.
     */
    body: TaskDraft;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/TaskUser/{userId}/{taskId}';
};
export type UpdateUserTaskErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller is no more than a viewer in every account.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Someone else has saved it since it was read, or its present state does not allow this.
     */
    409: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * A field is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type UpdateUserTaskError = UpdateUserTaskErrors[keyof UpdateUserTaskErrors];
export type UpdateUserTaskResponses = {
    /**
     * The task as it is now.
     */
    200: Task;
};
export type UpdateUserTaskResponse = UpdateUserTaskResponses[keyof UpdateUserTaskResponses];
export type CreateUserTaskCommentData = {
    /**
     * The comment.
     */
    body: CommentDraft;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
        /**
         * One key for one thing the caller means, kept over retries; a random UUID. Within 24 hours the same key with the same request replays the first answer; with another one it is a 409. What counts is what was sent, not how: the order of keys in JSON, white space and the boundary of a form make no difference. Answers are kept encrypted by the key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}/comment';
};
export type CreateUserTaskCommentErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The task holds its 500 comments, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The body was read, but a field of it is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type CreateUserTaskCommentError = CreateUserTaskCommentErrors[keyof CreateUserTaskCommentErrors];
export type CreateUserTaskCommentResponses = {
    /**
     * The new comment.
     */
    201: Comment;
};
export type CreateUserTaskCommentResponse = CreateUserTaskCommentResponses[keyof CreateUserTaskCommentResponses];
export type DeleteUserTaskCommentData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
        /**
         * The comment.
         */
        commentId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}/comment/{commentId}';
};
export type DeleteUserTaskCommentErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The comment was written by somebody else.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type DeleteUserTaskCommentError = DeleteUserTaskCommentErrors[keyof DeleteUserTaskCommentErrors];
export type DeleteUserTaskCommentResponses = {
    /**
     * The comment is gone.
     */
    204: void;
};
export type DeleteUserTaskCommentResponse = DeleteUserTaskCommentResponses[keyof DeleteUserTaskCommentResponses];
export type UpdateUserTaskCommentData = {
    /**
     * The comment.
     */
    body: CommentDraft;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
        /**
         * The comment.
         */
        commentId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}/comment/{commentId}';
};
export type UpdateUserTaskCommentErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The comment was written by somebody else.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The body was read, but a field of it is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type UpdateUserTaskCommentError = UpdateUserTaskCommentErrors[keyof UpdateUserTaskCommentErrors];
export type UpdateUserTaskCommentResponses = {
    /**
     * The comment as it is now.
     */
    200: Comment;
};
export type UpdateUserTaskCommentResponse = UpdateUserTaskCommentResponses[keyof UpdateUserTaskCommentResponses];
export type ListUserTaskHistoryData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: {
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/TaskUser/{userId}/{taskId}/history';
};
export type ListUserTaskHistoryErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
};
export type ListUserTaskHistoryError = ListUserTaskHistoryErrors[keyof ListUserTaskHistoryErrors];
export type ListUserTaskHistoryResponses = {
    /**
     * One page of changes.
     */
    200: ChangeEntryPage;
};
export type ListUserTaskHistoryResponse = ListUserTaskHistoryResponses[keyof ListUserTaskHistoryResponses];
export type RestoreUserTaskData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
        /**
         * One key for one thing the caller means, kept over retries; a random UUID. Within 24 hours the same key with the same request replays the first answer; with another one it is a 409. What counts is what was sent, not how: the order of keys in JSON, white space and the boundary of a form make no difference. Answers are kept encrypted by the key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}/restore';
};
export type RestoreUserTaskErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role in this account may not do this.
     */
    403: ApiError;
    /**
     * There is no such task, it is not deleted, or it was deleted more than 30 days ago.
     */
    404: ApiError;
    /**
     * The present state does not allow this, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type RestoreUserTaskError = RestoreUserTaskErrors[keyof RestoreUserTaskErrors];
export type RestoreUserTaskResponses = {
    /**
     * The task.
     */
    201: Task;
};
export type RestoreUserTaskResponse = RestoreUserTaskResponses[keyof RestoreUserTaskResponses];
export type ShareUserTaskData = {
    /**
     * The account.
     */
    body: TaskShare;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
        /**
         * One key for one thing the caller means, kept over retries; a random UUID. Within 24 hours the same key with the same request replays the first answer; with another one it is a 409. What counts is what was sent, not how: the order of keys in JSON, white space and the boundary of a form make no difference. Answers are kept encrypted by the key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}/share';
};
export type ShareUserTaskErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role in this account may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The present state does not allow this, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The body was read, but a field of it is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type ShareUserTaskError = ShareUserTaskErrors[keyof ShareUserTaskErrors];
export type ShareUserTaskResponses = {
    /**
     * The task, now of the team.
     */
    201: Task;
};
export type ShareUserTaskResponse = ShareUserTaskResponses[keyof ShareUserTaskResponses];
export type UpdateUserTaskStatusData = {
    /**
     * The step.
     */
    body: StatusUpdate;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
        /**
         * One key for one thing the caller means, kept over retries; a random UUID. Within 24 hours the same key with the same request replays the first answer; with another one it is a 409. What counts is what was sent, not how: the order of keys in JSON, white space and the boundary of a form make no difference. Answers are kept encrypted by the key.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskUser/{userId}/{taskId}/status';
};
export type UpdateUserTaskStatusErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller is no more than a viewer in every account.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The present state does not lead to the one named, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * A field is not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type UpdateUserTaskStatusError = UpdateUserTaskStatusErrors[keyof UpdateUserTaskStatusErrors];
export type UpdateUserTaskStatusResponses = {
    /**
     * The task as it is now.
     */
    200: Task;
};
export type UpdateUserTaskStatusResponse = UpdateUserTaskStatusResponses[keyof UpdateUserTaskStatusResponses];
