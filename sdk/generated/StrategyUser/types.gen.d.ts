import type { ApiError, ChangeEntryPage, Id, Strategy, StrategyCheckIn, StrategyCheckInDraft, StrategyCheckInPage, StrategyDraft, StrategyEventPage, StrategyHealth, StrategyMetricSeries, StrategyPage, StrategyStatus, StrategyTargetPreview, StrategyTargetPreviewRequest } from '../common/types.gen.ts';
export type ListUserStrategiesData = {
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
         * States.
         */
        statuses?: Array<StrategyStatus>;
        /**
         * States of health.
         */
        healthStates?: Array<StrategyHealth>;
        /**
         * Values of `digitalMarketingGoals`.
         */
        goals?: Array<number>;
        /**
         * Only strategies whose title or description holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * True for the strategies deleted in the last 30 days; false, the default, for the others.
         */
        isDeleted?: boolean;
        /**
         * The field to sort by, then the title; `health` from off track to on track.
         */
        orderBy?: 'dueOn' | 'title' | 'health' | 'priority' | 'progress' | 'updatedAt';
        /**
         * The direction of `orderBy`.
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
    url: '/StrategyUser/{userId}';
};
export type ListUserStrategiesErrors = {
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
export type ListUserStrategiesError = ListUserStrategiesErrors[keyof ListUserStrategiesErrors];
export type ListUserStrategiesResponses = {
    /**
     * One page of strategies.
     */
    200: StrategyPage;
};
export type ListUserStrategiesResponse = ListUserStrategiesResponses[keyof ListUserStrategiesResponses];
export type CreateUserStrategyData = {
    /**
     * The strategy.
     */
    body: StrategyDraft;
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
    url: '/StrategyUser/{userId}';
};
export type CreateUserStrategyErrors = {
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
export type CreateUserStrategyError = CreateUserStrategyErrors[keyof CreateUserStrategyErrors];
export type CreateUserStrategyResponses = {
    /**
     * The new strategy.
     */
    201: Strategy;
};
export type CreateUserStrategyResponse = CreateUserStrategyResponses[keyof CreateUserStrategyResponses];
export type PreviewUserStrategyTargetData = {
    /**
     * The metric and the period.
     */
    body: StrategyTargetPreviewRequest;
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
    url: '/StrategyUser/{userId}/target-preview';
};
export type PreviewUserStrategyTargetErrors = {
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
export type PreviewUserStrategyTargetError = PreviewUserStrategyTargetErrors[keyof PreviewUserStrategyTargetErrors];
export type PreviewUserStrategyTargetResponses = {
    /**
     * The past periods.
     */
    200: StrategyTargetPreview;
};
export type PreviewUserStrategyTargetResponse = PreviewUserStrategyTargetResponses[keyof PreviewUserStrategyTargetResponses];
export type DeleteUserStrategyData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/StrategyUser/{userId}/{strategyId}';
};
export type DeleteUserStrategyErrors = {
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
     * The strategy is in use, or someone else changed it in the meantime.
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
export type DeleteUserStrategyError = DeleteUserStrategyErrors[keyof DeleteUserStrategyErrors];
export type DeleteUserStrategyResponses = {
    /**
     * The strategy is gone.
     */
    204: void;
};
export type DeleteUserStrategyResponse = DeleteUserStrategyResponses[keyof DeleteUserStrategyResponses];
export type GetUserStrategyData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyUser/{userId}/{strategyId}';
};
export type GetUserStrategyErrors = {
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
export type GetUserStrategyError = GetUserStrategyErrors[keyof GetUserStrategyErrors];
export type GetUserStrategyResponses = {
    /**
     * The strategy.
     */
    200: Strategy;
};
export type GetUserStrategyResponse = GetUserStrategyResponses[keyof GetUserStrategyResponses];
export type UpdateUserStrategyData = {
    /**
     * The strategy.
     */
    body: StrategyDraft;
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/StrategyUser/{userId}/{strategyId}';
};
export type UpdateUserStrategyErrors = {
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
     * The present state does not lead to the one named, or the limit of the plan is used up.
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
export type UpdateUserStrategyError = UpdateUserStrategyErrors[keyof UpdateUserStrategyErrors];
export type UpdateUserStrategyResponses = {
    /**
     * The strategy as it is now.
     */
    200: Strategy;
};
export type UpdateUserStrategyResponse = UpdateUserStrategyResponses[keyof UpdateUserStrategyResponses];
export type GetUserStrategyFigureData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyUser/{userId}/{strategyId}/figure';
};
export type GetUserStrategyFigureErrors = {
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
export type GetUserStrategyFigureError = GetUserStrategyFigureErrors[keyof GetUserStrategyFigureErrors];
export type GetUserStrategyFigureResponses = {
    /**
     * The metric by day.
     */
    200: StrategyMetricSeries;
};
export type GetUserStrategyFigureResponse = GetUserStrategyFigureResponses[keyof GetUserStrategyFigureResponses];
export type ListUserStrategyCheckInsData = {
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
         * The strategy.
         */
        strategyId: Id;
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
    url: '/StrategyUser/{userId}/{strategyId}/check-in';
};
export type ListUserStrategyCheckInsErrors = {
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
export type ListUserStrategyCheckInsError = ListUserStrategyCheckInsErrors[keyof ListUserStrategyCheckInsErrors];
export type ListUserStrategyCheckInsResponses = {
    /**
     * One page of check-ins.
     */
    200: StrategyCheckInPage;
};
export type ListUserStrategyCheckInsResponse = ListUserStrategyCheckInsResponses[keyof ListUserStrategyCheckInsResponses];
export type CreateUserStrategyCheckInData = {
    /**
     * The check-in.
     */
    body: StrategyCheckInDraft;
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyUser/{userId}/{strategyId}/check-in';
};
export type CreateUserStrategyCheckInErrors = {
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
     * The strategy is not active, or the idempotency key was used with another body.
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
export type CreateUserStrategyCheckInError = CreateUserStrategyCheckInErrors[keyof CreateUserStrategyCheckInErrors];
export type CreateUserStrategyCheckInResponses = {
    /**
     * The new check-in.
     */
    201: StrategyCheckIn;
};
export type CreateUserStrategyCheckInResponse = CreateUserStrategyCheckInResponses[keyof CreateUserStrategyCheckInResponses];
export type ListUserStrategyEventsData = {
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
         * The strategy.
         */
        strategyId: Id;
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
    url: '/StrategyUser/{userId}/{strategyId}/events';
};
export type ListUserStrategyEventsErrors = {
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
export type ListUserStrategyEventsError = ListUserStrategyEventsErrors[keyof ListUserStrategyEventsErrors];
export type ListUserStrategyEventsResponses = {
    /**
     * One page of events.
     */
    200: StrategyEventPage;
};
export type ListUserStrategyEventsResponse = ListUserStrategyEventsResponses[keyof ListUserStrategyEventsResponses];
export type ListUserStrategyHistoryData = {
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
         * The strategy.
         */
        strategyId: Id;
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
    url: '/StrategyUser/{userId}/{strategyId}/history';
};
export type ListUserStrategyHistoryErrors = {
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
export type ListUserStrategyHistoryError = ListUserStrategyHistoryErrors[keyof ListUserStrategyHistoryErrors];
export type ListUserStrategyHistoryResponses = {
    /**
     * One page of changes.
     */
    200: ChangeEntryPage;
};
export type ListUserStrategyHistoryResponse = ListUserStrategyHistoryResponses[keyof ListUserStrategyHistoryResponses];
export type RestoreUserStrategyData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyUser/{userId}/{strategyId}/restore';
};
export type RestoreUserStrategyErrors = {
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
     * There is no such strategy, it is not deleted, or it was deleted more than 30 days ago.
     */
    404: ApiError;
    /**
     * The plan does not include this or its limit is used up, or the idempotency key was used with another body.
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
export type RestoreUserStrategyError = RestoreUserStrategyErrors[keyof RestoreUserStrategyErrors];
export type RestoreUserStrategyResponses = {
    /**
     * The strategy as it is again.
     */
    201: Strategy;
};
export type RestoreUserStrategyResponse = RestoreUserStrategyResponses[keyof RestoreUserStrategyResponses];
