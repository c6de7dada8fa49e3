import type { ApiError, Id, IntegrationHealth, IntegrationPlatform, PropertyName, Timestamp } from '../common/types.gen.ts';
/**
 * What the web-analytics integration of an account has imported. Account data set 2.
 */
export type AnalyticsIntegration = {
    /**
     * The account.
     */
    accountId: Id;
    /**
     * The platform, always 4.
     */
    platform: IntegrationPlatform;
    /**
     * Whether a credential is on file, whatever its health.
     */
    isConnected: boolean;
    /**
     * That credential; null while not connected.
     */
    credentialId: Id | null;
    /**
     * The property that is selected; null until one is.
     */
    propertyName: PropertyName | null;
    /**
     * Whether metrics of a property have been imported; true as well after a disconnection, since they are kept.
     */
    hasData: boolean;
    /**
     * When the present credential was connected; null while not connected.
     */
    connectedAt: Timestamp | null;
    /**
     * When metrics were last imported; null before the first time.
     */
    lastSyncAt: Timestamp | null;
    /**
     * How well the connection works; null while not connected.
     */
    health: IntegrationHealth | null;
};
export type GetAnalyticsIntegrationData = {
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
    url: '/EAnlIntegration/{accountId}';
};
export type GetAnalyticsIntegrationErrors = {
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
export type GetAnalyticsIntegrationError = GetAnalyticsIntegrationErrors[keyof GetAnalyticsIntegrationErrors];
export type GetAnalyticsIntegrationResponses = {
    /**
     * The data set.
     */
    200: AnalyticsIntegration;
};
export type GetAnalyticsIntegrationResponse = GetAnalyticsIntegrationResponses[keyof GetAnalyticsIntegrationResponses];
