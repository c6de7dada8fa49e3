import type { ApiError, Id, Timestamp, Url } from '../common/types.gen.ts';
import type { BillingPeriod } from '../Subscription/types.gen.ts';
/**
 * An event as the payment provider sends it, in its own naming. The service reads `id`, `type`, `created`, `livemode` and `data.object`.
 */
export type StripeEvent = {
    /**
     * The event, 5 to 255 characters; the same in every delivery of it.
     */
    id: string;
    /**
     * What has happened, such as `invoice.paid`, 3 to 100 characters.
     */
    type: string;
    /**
     * When it has happened, in seconds since 1970-01-01 UTC.
     */
    created: number;
    /**
     * Whether real money is meant; must agree with how the service is set up.
     */
    livemode: boolean;
    /**
     * What it has happened to.
     */
    data: {
        /**
         * The subscription, invoice or checkout session as of the event; open, since it belongs to the provider.
         */
        object: {
            [key: string]: unknown;
        };
        /**
         * Values before an update; open, not read.
         */
        previous_attributes?: {
            [key: string]: unknown;
        } | null;
    };
    /**
     * Always `event`; not read.
     */
    object?: 'event';
    /**
     * The provider's version of the event, up to 50 characters; not read.
     */
    api_version?: string | null;
    /**
     * Deliveries that are still open, 0 to 1,000; not read.
     */
    pending_webhooks?: number;
    /**
     * The call at the provider that caused the event; open, not read.
     */
    request?: {
        [key: string]: unknown;
    } | null;
    /**
     * The connected account at the provider, up to 255 characters; not read.
     */
    account?: string | null;
    /**
     * Where at the provider the event came from, up to 255 characters; not read.
     */
    context?: string | null;
};
/**
 * The service has the event and needs no further delivery of it.
 */
export type WebhookReceipt = {
    /**
     * Always true.
     */
    received: true;
};
/**
 * A visit to the billing portal of the payment provider.
 */
export type BillingPortalSession = {
    /**
     * Where to send the person, immediately; open to whoever holds it, so it is neither stored nor logged.
     */
    url: Url;
    /**
     * Where the portal leads back to.
     */
    returnUrl: Url;
    /**
     * When `url` stops to open, 5 minutes after the call.
     */
    expiresAt: Timestamp;
};
/**
 * The way back.
 */
export type CreateBillingPortalSessionRequest = {
    /**
     * A screen of the web client; its subscription screen if omitted. An address elsewhere is refused.
     */
    returnUrl?: Url;
    /**
     * The change that the portal opens with, for the person to confirm.
     */
    change?: {
        /**
         * The number of the plan, as in `Plan.plan`.
         */
        plan: number;
        /**
         * How often it is to be paid.
         */
        period: BillingPeriod;
    };
};
export type ReceiveStripeEventData = {
    /**
     * The event.
     */
    body: StripeEvent;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Payment/stripe/webhook';
};
export type ReceiveStripeEventErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * The signature is missing, wrong or older than five minutes.
     */
    401: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The body is no event, or of the wrong mode; `errors` names each field.
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
export type ReceiveStripeEventError = ReceiveStripeEventErrors[keyof ReceiveStripeEventErrors];
export type ReceiveStripeEventResponses = {
    /**
     * The event is stored, or was before.
     */
    200: WebhookReceipt;
};
export type ReceiveStripeEventResponse = ReceiveStripeEventResponses[keyof ReceiveStripeEventResponses];
export type CreateBillingPortalSessionData = {
    /**
     * Where the portal leads back to, and what it opens with.
     */
    body?: CreateBillingPortalSessionRequest;
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
    url: '/Payment/stripe/billing-portal-session/{userId}';
};
export type CreateBillingPortalSessionErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person works under the subscription of someone else.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * There is nothing to manage yet, or the idempotency key was used with another body.
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
     * The way back leads somewhere else; `errors` says so.
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
export type CreateBillingPortalSessionError = CreateBillingPortalSessionErrors[keyof CreateBillingPortalSessionErrors];
export type CreateBillingPortalSessionResponses = {
    /**
     * The portal is open for this person.
     */
    201: BillingPortalSession;
};
export type CreateBillingPortalSessionResponse = CreateBillingPortalSessionResponses[keyof CreateBillingPortalSessionResponses];
