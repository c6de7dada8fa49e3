import type { ApiError, CustomerClientId, Id, PageFields, PropertyName, Timestamp } from '../common/types.gen.ts';
/**
 * How far the model of an account is.
 */
export declare const MlAccountStatus: {
    /**
     * Queued
     */
    readonly Queued: 1;
    /**
     * Trained
     */
    readonly Trained: 2;
    /**
     * TooLittleData
     */
    readonly TooLittleData: 3;
};
/**
 * How far the model of an account is.
 */
export type MlAccountStatus = typeof MlAccountStatus[keyof typeof MlAccountStatus];
/**
 * An account the forecasting models are trained for.
 */
export type MlAccount = {
    /**
     * The account.
     */
    accountId: Id;
    /**
     * The client whose metrics are learnt from; null without the ad platform.
     */
    customerClientId: CustomerClientId | null;
    /**
     * The property whose metrics are learnt from; null without web analytics.
     */
    propertyName: PropertyName | null;
    /**
     * The version of the model in use, `year.month.run`; null before the first training, up to 20 characters.
     */
    modelVersion: string | null;
    /**
     * The end of the last training; null before the first.
     */
    lastTrainedAt: Timestamp | null;
    /**
     * How far it is.
     */
    status: MlAccountStatus;
};
/**
 * One page of accounts for the models.
 */
export type MlAccountPage = PageFields & {
    /**
     * The accounts of this page.
     */
    items: Array<MlAccount>;
};
export type ListMlAccountsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
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
    url: '/EarnadoML/accounts';
};
export type ListMlAccountsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The token is not one of a service.
     */
    403: ApiError;
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
export type ListMlAccountsError = ListMlAccountsErrors[keyof ListMlAccountsErrors];
export type ListMlAccountsResponses = {
    /**
     * One page of accounts.
     */
    200: MlAccountPage;
};
export type ListMlAccountsResponse = ListMlAccountsResponses[keyof ListMlAccountsResponses];
