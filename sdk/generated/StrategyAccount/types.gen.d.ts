import type { ApiError, ChangeEntryPage, Id, Strategy, StrategyCheckIn, StrategyCheckInDraft, StrategyCheckInPage, StrategyDraft, StrategyEventPage, StrategyHealth, StrategyMetricSeries, StrategyPage, StrategyStatus, StrategyTargetPreview, StrategyTargetPreviewRequest, StrategyTemplate } from '../common/types.gen.ts';
export type ListAccountStrategiesData = {
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
         * Only strategies of this owner; of every one if omitted. An unknown id gives an empty list.
         */
        userId?: Id;
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
    url: '/StrategyAccount/{accountId}';
};
export type ListAccountStrategiesErrors = {
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
export type ListAccountStrategiesError = ListAccountStrategiesErrors[keyof ListAccountStrategiesErrors];
export type ListAccountStrategiesResponses = {
    /**
     * One page of strategies.
     */
    200: StrategyPage;
};
export type ListAccountStrategiesResponse = ListAccountStrategiesResponses[keyof ListAccountStrategiesResponses];
export type CreateAccountStrategyData = {
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
         * The account.
         */
        accountId: Id;
    };
    query?: never;
    url: '/StrategyAccount/{accountId}';
};
export type CreateAccountStrategyErrors = {
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
export type CreateAccountStrategyError = CreateAccountStrategyErrors[keyof CreateAccountStrategyErrors];
export type CreateAccountStrategyResponses = {
    /**
     * The new strategy.
     */
    201: Strategy;
};
export type CreateAccountStrategyResponse = CreateAccountStrategyResponses[keyof CreateAccountStrategyResponses];
export type ListStrategyTemplatesData = {
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
    url: '/StrategyAccount/{accountId}/templates';
};
export type ListStrategyTemplatesErrors = {
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
export type ListStrategyTemplatesError = ListStrategyTemplatesErrors[keyof ListStrategyTemplatesErrors];
export type ListStrategyTemplatesResponses = {
    /**
     * The templates.
     */
    200: Array<StrategyTemplate>;
};
export type ListStrategyTemplatesResponse = ListStrategyTemplatesResponses[keyof ListStrategyTemplatesResponses];
export type PreviewAccountStrategyTargetData = {
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
         * The account.
         */
        accountId: Id;
    };
    query?: never;
    url: '/StrategyAccount/{accountId}/target-preview';
};
export type PreviewAccountStrategyTargetErrors = {
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
export type PreviewAccountStrategyTargetError = PreviewAccountStrategyTargetErrors[keyof PreviewAccountStrategyTargetErrors];
export type PreviewAccountStrategyTargetResponses = {
    /**
     * The past periods.
     */
    200: StrategyTargetPreview;
};
export type PreviewAccountStrategyTargetResponse = PreviewAccountStrategyTargetResponses[keyof PreviewAccountStrategyTargetResponses];
export type DeleteAccountStrategyData = {
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
    url: '/StrategyAccount/{accountId}/{strategyId}';
};
export type DeleteAccountStrategyErrors = {
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
export type DeleteAccountStrategyError = DeleteAccountStrategyErrors[keyof DeleteAccountStrategyErrors];
export type DeleteAccountStrategyResponses = {
    /**
     * The strategy is gone.
     */
    204: void;
};
export type DeleteAccountStrategyResponse = DeleteAccountStrategyResponses[keyof DeleteAccountStrategyResponses];
export type GetAccountStrategyData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyAccount/{accountId}/{strategyId}';
};
export type GetAccountStrategyErrors = {
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
export type GetAccountStrategyError = GetAccountStrategyErrors[keyof GetAccountStrategyErrors];
export type GetAccountStrategyResponses = {
    /**
     * The strategy.
     */
    200: Strategy;
};
export type GetAccountStrategyResponse = GetAccountStrategyResponses[keyof GetAccountStrategyResponses];
export type UpdateAccountStrategyData = {
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
         * The account.
         */
        accountId: Id;
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
    url: '/StrategyAccount/{accountId}/{strategyId}';
};
export type UpdateAccountStrategyErrors = {
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
export type UpdateAccountStrategyError = UpdateAccountStrategyErrors[keyof UpdateAccountStrategyErrors];
export type UpdateAccountStrategyResponses = {
    /**
     * The strategy as it is now.
     */
    200: Strategy;
};
export type UpdateAccountStrategyResponse = UpdateAccountStrategyResponses[keyof UpdateAccountStrategyResponses];
export type GetAccountStrategyFigureData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyAccount/{accountId}/{strategyId}/figure';
};
export type GetAccountStrategyFigureErrors = {
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
export type GetAccountStrategyFigureError = GetAccountStrategyFigureErrors[keyof GetAccountStrategyFigureErrors];
export type GetAccountStrategyFigureResponses = {
    /**
     * The metric by day.
     */
    200: StrategyMetricSeries;
};
export type GetAccountStrategyFigureResponse = GetAccountStrategyFigureResponses[keyof GetAccountStrategyFigureResponses];
export type ListAccountStrategyCheckInsData = {
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
    url: '/StrategyAccount/{accountId}/{strategyId}/check-in';
};
export type ListAccountStrategyCheckInsErrors = {
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
export type ListAccountStrategyCheckInsError = ListAccountStrategyCheckInsErrors[keyof ListAccountStrategyCheckInsErrors];
export type ListAccountStrategyCheckInsResponses = {
    /**
     * One page of check-ins.
     */
    200: StrategyCheckInPage;
};
export type ListAccountStrategyCheckInsResponse = ListAccountStrategyCheckInsResponses[keyof ListAccountStrategyCheckInsResponses];
export type CreateAccountStrategyCheckInData = {
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
         * The account.
         */
        accountId: Id;
        /**
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyAccount/{accountId}/{strategyId}/check-in';
};
export type CreateAccountStrategyCheckInErrors = {
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
export type CreateAccountStrategyCheckInError = CreateAccountStrategyCheckInErrors[keyof CreateAccountStrategyCheckInErrors];
export type CreateAccountStrategyCheckInResponses = {
    /**
     * The new check-in.
     */
    201: StrategyCheckIn;
};
export type CreateAccountStrategyCheckInResponse = CreateAccountStrategyCheckInResponses[keyof CreateAccountStrategyCheckInResponses];
export type ListAccountStrategyEventsData = {
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
    url: '/StrategyAccount/{accountId}/{strategyId}/events';
};
export type ListAccountStrategyEventsErrors = {
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
export type ListAccountStrategyEventsError = ListAccountStrategyEventsErrors[keyof ListAccountStrategyEventsErrors];
export type ListAccountStrategyEventsResponses = {
    /**
     * One page of events.
     */
    200: StrategyEventPage;
};
export type ListAccountStrategyEventsResponse = ListAccountStrategyEventsResponses[keyof ListAccountStrategyEventsResponses];
export type ListAccountStrategyHistoryData = {
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
    url: '/StrategyAccount/{accountId}/{strategyId}/history';
};
export type ListAccountStrategyHistoryErrors = {
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
export type ListAccountStrategyHistoryError = ListAccountStrategyHistoryErrors[keyof ListAccountStrategyHistoryErrors];
export type ListAccountStrategyHistoryResponses = {
    /**
     * One page of changes.
     */
    200: ChangeEntryPage;
};
export type ListAccountStrategyHistoryResponse = ListAccountStrategyHistoryResponses[keyof ListAccountStrategyHistoryResponses];
export type RestoreAccountStrategyData = {
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
         * The strategy.
         */
        strategyId: Id;
    };
    query?: never;
    url: '/StrategyAccount/{accountId}/{strategyId}/restore';
};
export type RestoreAccountStrategyErrors = {
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
export type RestoreAccountStrategyError = RestoreAccountStrategyErrors[keyof RestoreAccountStrategyErrors];
export type RestoreAccountStrategyResponses = {
    /**
     * The strategy as it is again.
     */
    201: Strategy;
};
export type RestoreAccountStrategyResponse = RestoreAccountStrategyResponses[keyof RestoreAccountStrategyResponses];
