import type { ApiError, Count, Id, IntegrationHealth, IntegrationPlatform, Timestamp, Url } from '../common/types.gen.ts';
/**
 * One identity at a platform that has given its consent. The secret behind it never leaves the server.
 */
export type Credential = {
    /**
     * The credential.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    credentialId: Id;
    /**
     * The mail address or page it stands for, up to 254 characters.
     */
    displayName: string;
    /**
     * What the identity has consented to, as the platform names it.
     */
    grantedScopes: Array<string>;
    /**
     * What the product needs beyond that; empty when all is granted. Connecting again asks for them.
     */
    missingScopes: Array<string>;
    /**
     * How well it works.
     */
    health: IntegrationHealth;
    /**
     * The member who connected it, up to 201 characters.
     */
    connectedByName: string;
    /**
     * When it was connected, or connected again, last.
     */
    connectedAt: Timestamp;
};
/**
 * What an account runs through a platform. While the connection does not work it waits, and it goes on by itself after the platform has been connected again.
 */
export type DependentWork = {
    /**
     * Active rules of the autopilot, those that need attention included.
     */
    ruleCount: Count;
    /**
     * Anomaly monitors that are switched on.
     */
    monitorCount: Count;
    /**
     * Regular reports by email, the weekly and the monthly one of the selected property.
     */
    reportCount: Count;
    /**
     * Scheduled posts with a channel of the platform.
     */
    postCount: Count;
};
/**
 * A platform an account can be connected to, with the credentials it is connected by.
 */
export type Integration = {
    /**
     * The platform.
     */
    platform: IntegrationPlatform;
    /**
     * Its name, up to 60 characters.
     */
    name: string;
    /**
     * What the connection is good for, in the language of the request, up to 300 characters.
     */
    description: string;
    /**
     * Whether there is at least one credential, whatever its health.
     */
    isConnected: boolean;
    /**
     * The identities it is connected by, the latest first; empty while not connected.
     */
    credentials: Array<Credential>;
    /**
     * Features of the product that need this connection.
     */
    requiredFor: Array<string>;
    /**
     * What runs through this connection, and waits while it does not work.
     */
    dependentWork: DependentWork;
};
export type ListIntegrationsData = {
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
    url: '/Integration/{accountId}';
};
export type ListIntegrationsErrors = {
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
export type ListIntegrationsError = ListIntegrationsErrors[keyof ListIntegrationsErrors];
export type ListIntegrationsResponses = {
    /**
     * Platforms in order of their number.
     */
    200: Array<Integration>;
};
export type ListIntegrationsResponse = ListIntegrationsResponses[keyof ListIntegrationsResponses];
export type DisconnectIntegrationData = {
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
         * The credential to give up.
         */
        platformOrCredential: Id;
    };
    query?: never;
    url: '/Integration/{accountId}/{platformOrCredential}';
};
export type DisconnectIntegrationErrors = {
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
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type DisconnectIntegrationError = DisconnectIntegrationErrors[keyof DisconnectIntegrationErrors];
export type DisconnectIntegrationResponses = {
    /**
     * The credential is gone.
     */
    204: void;
};
export type DisconnectIntegrationResponse = DisconnectIntegrationResponses[keyof DisconnectIntegrationResponses];
export type ConnectIntegrationData = {
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
         * The platform to connect; an unknown number is a 400.
         */
        platformOrCredential: IntegrationPlatform;
    };
    query: {
        /**
         * The code the platform sent to the redirect address; it works once and for a few minutes.
         */
        code: string;
        /**
         * The redirect address the consent was asked for with, to the character.
         */
        redirectUri: Url;
    };
    url: '/Integration/{accountId}/{platformOrCredential}';
};
export type ConnectIntegrationErrors = {
    /**
     * A parameter is missing or not right, or the redirect address is not one of this deployment.
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
     * The platform does not take the code (any more), or the idempotency key was used with other parameters.
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
export type ConnectIntegrationError = ConnectIntegrationErrors[keyof ConnectIntegrationErrors];
export type ConnectIntegrationResponses = {
    /**
     * The platform as it is now, with all its credentials.
     */
    201: Integration;
};
export type ConnectIntegrationResponse = ConnectIntegrationResponses[keyof ConnectIntegrationResponses];
