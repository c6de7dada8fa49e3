import type { ApiError, CalendarDate, ChangeEntryPage, Comment, CommentDraft, Id, LabelCount, StatusUpdate, Task, TaskCounts, TaskDraft, TaskOriginKind, TaskPage, TaskPriority, TaskStatus, TasksUpdate, TasksUpdated } from '../common/types.gen.ts';
export type ListAccountTasksData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
    };
    query?: {
        /**
         * Only tasks of this strategy, or of no strategy with `none`; all if omitted. An unknown id gives an empty list.
         */
        strategyId?: Id;
        /**
         * Only tasks of this assignee, or of no one with `none`; all if omitted. An unknown id gives an empty list.
         */
        userId?: Id;
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
    url: '/TaskAccount/{accountId}';
};
export type ListAccountTasksErrors = {
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
export type ListAccountTasksError = ListAccountTasksErrors[keyof ListAccountTasksErrors];
export type ListAccountTasksResponses = {
    /**
     * One page of tasks.
     */
    200: TaskPage;
};
export type ListAccountTasksResponse = ListAccountTasksResponses[keyof ListAccountTasksResponses];
export type CreateAccountTaskData = {
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
         * The account.
         */
        accountId: Id;
    };
    query?: never;
    url: '/TaskAccount/{accountId}';
};
export type CreateAccountTaskErrors = {
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
export type CreateAccountTaskError = CreateAccountTaskErrors[keyof CreateAccountTaskErrors];
export type CreateAccountTaskResponses = {
    /**
     * The new task.
     */
    201: Task;
};
export type CreateAccountTaskResponse = CreateAccountTaskResponses[keyof CreateAccountTaskResponses];
export type UpdateAccountTasksData = {
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
         * The account.
         */
        accountId: Id;
    };
    query?: never;
    url: '/TaskAccount/{accountId}';
};
export type UpdateAccountTasksErrors = {
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
export type UpdateAccountTasksError = UpdateAccountTasksErrors[keyof UpdateAccountTasksErrors];
export type UpdateAccountTasksResponses = {
    /**
     * The changed tasks.
     */
    200: TasksUpdated;
};
export type UpdateAccountTasksResponse = UpdateAccountTasksResponses[keyof UpdateAccountTasksResponses];
export type GetAccountTaskCountsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
    };
    query?: {
        /**
         * Only tasks of this strategy, or of no strategy with `none`; all if omitted. An unknown id gives an empty list.
         */
        strategyId?: Id;
        /**
         * Only tasks of this assignee, or of no one with `none`; all if omitted. An unknown id gives an empty list.
         */
        userId?: Id;
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
    url: '/TaskAccount/{accountId}/counts';
};
export type GetAccountTaskCountsErrors = {
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
export type GetAccountTaskCountsError = GetAccountTaskCountsErrors[keyof GetAccountTaskCountsErrors];
export type GetAccountTaskCountsResponses = {
    /**
     * The counts.
     */
    200: TaskCounts;
};
export type GetAccountTaskCountsResponse = GetAccountTaskCountsResponses[keyof GetAccountTaskCountsResponses];
export type ListAccountTaskLabelsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
    };
    query?: never;
    url: '/TaskAccount/{accountId}/labels';
};
export type ListAccountTaskLabelsErrors = {
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
export type ListAccountTaskLabelsError = ListAccountTaskLabelsErrors[keyof ListAccountTaskLabelsErrors];
export type ListAccountTaskLabelsResponses = {
    /**
     * Labels in use.
     */
    200: Array<LabelCount>;
};
export type ListAccountTaskLabelsResponse = ListAccountTaskLabelsResponses[keyof ListAccountTaskLabelsResponses];
export type DeleteAccountTaskData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
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
    url: '/TaskAccount/{accountId}/{taskId}';
};
export type DeleteAccountTaskErrors = {
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
export type DeleteAccountTaskError = DeleteAccountTaskErrors[keyof DeleteAccountTaskErrors];
export type DeleteAccountTaskResponses = {
    /**
     * The task is gone.
     */
    204: void;
};
export type DeleteAccountTaskResponse = DeleteAccountTaskResponses[keyof DeleteAccountTaskResponses];
export type GetAccountTaskData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskAccount/{accountId}/{taskId}';
};
export type GetAccountTaskErrors = {
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
export type GetAccountTaskError = GetAccountTaskErrors[keyof GetAccountTaskErrors];
export type GetAccountTaskResponses = {
    /**
     * The task.
     */
    200: Task;
};
export type GetAccountTaskResponse = GetAccountTaskResponses[keyof GetAccountTaskResponses];
export type UpdateAccountTaskData = {
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
         * The account.
         */
        accountId: Id;
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
    url: '/TaskAccount/{accountId}/{taskId}';
};
export type UpdateAccountTaskErrors = {
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
export type UpdateAccountTaskError = UpdateAccountTaskErrors[keyof UpdateAccountTaskErrors];
export type UpdateAccountTaskResponses = {
    /**
     * The task as it is now.
     */
    200: Task;
};
export type UpdateAccountTaskResponse = UpdateAccountTaskResponses[keyof UpdateAccountTaskResponses];
export type CreateAccountTaskCommentData = {
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
         * The account.
         */
        accountId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: {
        /**
         * The round of work that is meant, `accountTaskProgressId` of the task as it was read. The present round if omitted; a past one is a 409.
         */
        accountTaskProgressId?: Id;
    };
    url: '/TaskAccount/{accountId}/{taskId}/comment';
};
export type CreateAccountTaskCommentErrors = {
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
     * The named round of work is over, the task holds its 500 comments, or the idempotency key was used with another body.
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
export type CreateAccountTaskCommentError = CreateAccountTaskCommentErrors[keyof CreateAccountTaskCommentErrors];
export type CreateAccountTaskCommentResponses = {
    /**
     * The new comment.
     */
    201: Comment;
};
export type CreateAccountTaskCommentResponse = CreateAccountTaskCommentResponses[keyof CreateAccountTaskCommentResponses];
export type DeleteAccountTaskCommentData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
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
    url: '/TaskAccount/{accountId}/{taskId}/comment/{commentId}';
};
export type DeleteAccountTaskCommentErrors = {
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
export type DeleteAccountTaskCommentError = DeleteAccountTaskCommentErrors[keyof DeleteAccountTaskCommentErrors];
export type DeleteAccountTaskCommentResponses = {
    /**
     * The comment is gone.
     */
    204: void;
};
export type DeleteAccountTaskCommentResponse = DeleteAccountTaskCommentResponses[keyof DeleteAccountTaskCommentResponses];
export type UpdateAccountTaskCommentData = {
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
         * The account.
         */
        accountId: Id;
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
    url: '/TaskAccount/{accountId}/{taskId}/comment/{commentId}';
};
export type UpdateAccountTaskCommentErrors = {
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
export type UpdateAccountTaskCommentError = UpdateAccountTaskCommentErrors[keyof UpdateAccountTaskCommentErrors];
export type UpdateAccountTaskCommentResponses = {
    /**
     * The comment as it is now.
     */
    200: Comment;
};
export type UpdateAccountTaskCommentResponse = UpdateAccountTaskCommentResponses[keyof UpdateAccountTaskCommentResponses];
export type ListAccountTaskHistoryData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The account.
         */
        accountId: Id;
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
    url: '/TaskAccount/{accountId}/{taskId}/history';
};
export type ListAccountTaskHistoryErrors = {
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
export type ListAccountTaskHistoryError = ListAccountTaskHistoryErrors[keyof ListAccountTaskHistoryErrors];
export type ListAccountTaskHistoryResponses = {
    /**
     * One page of changes.
     */
    200: ChangeEntryPage;
};
export type ListAccountTaskHistoryResponse = ListAccountTaskHistoryResponses[keyof ListAccountTaskHistoryResponses];
export type RestoreAccountTaskData = {
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
         * The account.
         */
        accountId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: never;
    url: '/TaskAccount/{accountId}/{taskId}/restore';
};
export type RestoreAccountTaskErrors = {
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
export type RestoreAccountTaskError = RestoreAccountTaskErrors[keyof RestoreAccountTaskErrors];
export type RestoreAccountTaskResponses = {
    /**
     * The task.
     */
    201: Task;
};
export type RestoreAccountTaskResponse = RestoreAccountTaskResponses[keyof RestoreAccountTaskResponses];
export type UpdateAccountTaskStatusData = {
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
         * The account.
         */
        accountId: Id;
        /**
         * The task.
         */
        taskId: Id;
    };
    query?: {
        /**
         * The round of work that is meant, `accountTaskProgressId` of the task as it was read. The present round if omitted; a past one is a 409.
         */
        accountTaskProgressId?: Id;
    };
    url: '/TaskAccount/{accountId}/{taskId}/status';
};
export type UpdateAccountTaskStatusErrors = {
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
     * The present state does not lead to the one named, the named round of work is over, or the idempotency key was used with another body.
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
export type UpdateAccountTaskStatusError = UpdateAccountTaskStatusErrors[keyof UpdateAccountTaskStatusErrors];
export type UpdateAccountTaskStatusResponses = {
    /**
     * The task as it is now.
     */
    200: Task;
};
export type UpdateAccountTaskStatusResponse = UpdateAccountTaskStatusResponses[keyof UpdateAccountTaskStatusResponses];
