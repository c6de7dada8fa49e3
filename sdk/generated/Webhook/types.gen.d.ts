import type { ApiError, Count, CustomerClientId, Id, PageFields, Timestamp, Version } from '../common/types.gen.ts';
import type { ExecutionSummary } from '../EA/types.gen.ts';
import type { Anomaly } from '../EAnl/types.gen.ts';
export type Webhooks = ReceiveAnomalyFoundWebhookRequest | ReceiveRunFinishedWebhookRequest | ReceiveSuggestionWaitingWebhookRequest | ReceivePostFailedWebhookRequest | ReceiveSurveyAlarmWebhookRequest | ReceiveWebhookTestWebhookRequest;
/**
 * An https address without user name and password, up to 2,048 characters. Private, loopback and link-local addresses are refused.
 */
export type WebhookUrl = string;
/**
 * A kind of event that a webhook can take.
 */
export declare const WebhookEventType: {
    readonly AnomalyFound: 'anomaly.found';
    readonly RunFinished: 'run.finished';
    readonly SuggestionWaiting: 'suggestion.waiting';
    readonly PostFailed: 'post.failed';
    readonly SurveyAlarm: 'survey.alarm';
};
/**
 * A kind of event that a webhook can take.
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];
/**
 * Whether events are sent. SwitchedOff: no delivery arrived until the retry schedule of one ended, or the receiver answered 410.
 */
export declare const WebhookStatus: {
    /**
     * Active
     */
    readonly Active: 1;
    /**
     * Paused
     */
    readonly Paused: 2;
    /**
     * SwitchedOff
     */
    readonly SwitchedOff: 3;
};
/**
 * Whether events are sent. SwitchedOff: no delivery arrived until the retry schedule of one ended, or the receiver answered 410.
 */
export type WebhookStatus = typeof WebhookStatus[keyof typeof WebhookStatus];
/**
 * What has become of a delivery; a waiting one has a next attempt.
 */
export declare const WebhookDeliveryStatus: {
    /**
     * Waiting
     */
    readonly Waiting: 1;
    /**
     * Delivered
     */
    readonly Delivered: 2;
    /**
     * Failed
     */
    readonly Failed: 3;
};
/**
 * What has become of a delivery; a waiting one has a next attempt.
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/**
 * Why an attempt failed: the receiver answered with another status than 2xx, redirected (redirects are not followed), did not answer in 10 seconds, could not be reached, or its name leads to an address that is not public.
 */
export declare const WebhookFailure: {
    /**
     * Status
     */
    readonly Status: 1;
    /**
     * Redirect
     */
    readonly Redirect: 2;
    /**
     * Timeout
     */
    readonly Timeout: 3;
    /**
     * Unreachable
     */
    readonly Unreachable: 4;
    /**
     * PrivateAddress
     */
    readonly PrivateAddress: 5;
};
/**
 * Why an attempt failed: the receiver answered with another status than 2xx, redirected (redirects are not followed), did not answer in 10 seconds, could not be reached, or its name leads to an address that is not public.
 */
export type WebhookFailure = typeof WebhookFailure[keyof typeof WebhookFailure];
/**
 * One event on its way to a webhook.
 */
export type WebhookDelivery = {
    /**
     * The delivery; the same as `webhook-id` in each of its attempts.
     */
    id: Id;
    /**
     * The webhook.
     */
    webhookId: Id;
    /**
     * The `type` of the event, or `webhook.test`.
     */
    eventType: string;
    /**
     * What has become of it.
     */
    status: WebhookDeliveryStatus;
    /**
     * When the event happened.
     */
    createdAt: Timestamp;
    /**
     * Attempts so far.
     */
    attemptCount: number;
    /**
     * The latest attempt; null before the first one.
     */
    lastAttemptAt: Timestamp | null;
    /**
     * The status the receiver answered last; null without an answer.
     */
    statusCode: number | null;
    /**
     * Why the latest attempt failed; null when it did not.
     */
    failure: WebhookFailure | null;
    /**
     * How long the latest attempt took, in milliseconds; null before the first one.
     */
    durationMs: number | null;
    /**
     * The next attempt; null when there is none.
     */
    nextAttemptAt: Timestamp | null;
};
/**
 * An address of the account's own systems, and the events that are sent to it.
 */
export type Webhook = {
    /**
     * The webhook.
     */
    id: Id;
    /**
     * Where events are sent.
     */
    url: WebhookUrl;
    /**
     * What it is for, up to 200 characters.
     */
    description: string;
    /**
     * The events it takes. A monitor that names the webhook sends it its anomalies in any case; one without events gets only those.
     */
    events: Array<WebhookEventType>;
    /**
     * Whether events are sent.
     */
    status: WebhookStatus;
    /**
     * Since when the present secret signs.
     */
    secretChangedAt: Timestamp;
    /**
     * Until when deliveries are signed with the previous secret, too; null when only the present one signs.
     */
    previousSecretExpiresAt: Timestamp | null;
    /**
     * The latest delivery; null before the first one.
     */
    lastDelivery: WebhookDelivery | null;
    /**
     * Who added it, up to 201 characters; null where it came from the settings of a monitor.
     */
    createdByName: string | null;
    /**
     * When it was added.
     */
    createdAt: Timestamp;
    /**
     * The last change of its settings.
     */
    updatedAt: Timestamp;
    /**
     * Counts the changes of its settings, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
};
/**
 * One page of webhooks.
 */
export type WebhookPage = PageFields & {
    /**
     * The webhooks of this page.
     */
    items: Array<Webhook>;
};
/**
 * The settings of a webhook, whole.
 */
export type WebhookDraft = {
    /**
     * Where events are sent.
     */
    url: WebhookUrl;
    /**
     * What it is for, up to 200 characters; none if omitted.
     */
    description?: string;
    /**
     * The events it takes; none for a webhook that only monitors name.
     */
    events: Array<WebhookEventType>;
    /**
     * Whether events are sent; true if omitted. True switches one on again that was switched off.
     */
    isEnabled?: boolean;
};
/**
 * The signing secret, `whsec_` and 32 random bytes as base64.
 */
export type WebhookSecret = string;
/**
 * A webhook with its signing secret, which is answered only once.
 */
export type WebhookWithSecret = Webhook & {
    /**
     * The present signing secret; no other call answers it.
     */
    secret: WebhookSecret;
};
/**
 * One page of deliveries.
 */
export type WebhookDeliveryPage = PageFields & {
    /**
     * The deliveries of this page.
     */
    items: Array<WebhookDelivery>;
};
/**
 * One attempt to deliver an event.
 */
export type WebhookAttempt = {
    /**
     * Its place among the attempts, from 1.
     */
    number: number;
    /**
     * When it was sent.
     */
    attemptedAt: Timestamp;
    /**
     * How long it took, in milliseconds.
     */
    durationMs: number;
    /**
     * The status that was answered; null without an answer.
     */
    statusCode: number | null;
    /**
     * Why it failed; null when it did not.
     */
    failure: WebhookFailure | null;
    /**
     * The beginning of the answer as text, up to 1,000 characters; empty without one.
     */
    responseExcerpt: string;
};
/**
 * A delivery with its body and its attempts.
 */
export type WebhookDeliveryDetail = WebhookDelivery & {
    /**
     * The body as it is sent and signed, JSON in UTF-8, up to 200,000 characters.
     */
    body: string;
    /**
     * The latest 100 attempts, the newest first.
     */
    attempts: Array<WebhookAttempt>;
};
/**
 * A monitor found an anomaly. It is sent once the monitor notifies, which is after its quiet hours.
 */
export type AnomalyFoundEvent = {
    /**
     * What happened.
     */
    type: 'anomaly.found';
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * The anomaly.
     */
    data: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The anomaly as it was found.
         */
        anomaly: Anomaly;
    };
};
/**
 * A rule has run, by its schedule or by hand; a preview is no run.
 */
export type RunFinishedEvent = {
    /**
     * What happened.
     */
    type: 'run.finished';
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * How the run ended.
     */
    data: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The client account it ran in.
         */
        customerClientId: CustomerClientId;
        /**
         * The item that ran.
         */
        autopilotId: Id;
        /**
         * The name of that item, 1 to 100 characters.
         */
        autopilotName: string;
        /**
         * The rule of that item.
         */
        ruleId: Id;
        /**
         * The run, without its changes.
         */
        run: ExecutionSummary;
    };
};
/**
 * A run suggests changes that wait for approval.
 */
export type SuggestionWaitingEvent = {
    /**
     * What happened.
     */
    type: 'suggestion.waiting';
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * What waits.
     */
    data: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The client account the changes are for.
         */
        customerClientId: CustomerClientId;
        /**
         * The item whose run suggests them.
         */
        autopilotId: Id;
        /**
         * The name of that item, 1 to 100 characters.
         */
        autopilotName: string;
        /**
         * The rule of that item.
         */
        ruleId: Id;
        /**
         * The run that suggests them.
         */
        executionId: Id;
        /**
         * How many changes wait since this run.
         */
        suggestionCount: Count;
    };
};
/**
 * A planned post could not be published on one of its channels at least.
 */
export type PostFailedEvent = {
    /**
     * What happened.
     */
    type: 'post.failed';
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * The post.
     */
    data: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The post.
         */
        postId: Id;
        /**
         * Its title in the calendar, 1 to 100 characters.
         */
        title: string;
        /**
         * When it was planned.
         */
        scheduledAt: Timestamp;
        /**
         * Why it failed, in English, for a person, up to 500 characters.
         */
        reason: string;
    };
};
/**
 * A metric of a survey passed the limit its owner set.
 */
export type SurveyAlarmEvent = {
    /**
     * What happened.
     */
    type: 'survey.alarm';
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * The survey and what was measured.
     */
    data: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The survey.
         */
        surveyId: Id;
        /**
         * Its title, 1 to 200 characters.
         */
        title: string;
        /**
         * What is measured, such as `nps`, 1 to 50 characters.
         */
        metric: string;
        /**
         * What was measured.
         */
        value: number;
        /**
         * The limit it passed.
         */
        limit: number;
        /**
         * The responses it was measured from.
         */
        responseCount: Count;
        /**
         * The days it was measured over.
         */
        days: number;
    };
};
/**
 * A test that a person sent from the settings; nothing has happened.
 */
export type WebhookTestEvent = {
    /**
     * What happened.
     */
    type: 'webhook.test';
    /**
     * When it happened.
     */
    timestamp: Timestamp;
    /**
     * Where the test came from.
     */
    data: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The webhook that is tested.
         */
        webhookId: Id;
    };
};
export type ListWebhooksData = {
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
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/Webhook/{accountId}';
};
export type ListWebhooksErrors = {
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
export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];
export type ListWebhooksResponses = {
    /**
     * One page of webhooks.
     */
    200: WebhookPage;
};
export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];
export type CreateWebhookData = {
    /**
     * The settings.
     */
    body: WebhookDraft;
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
    url: '/Webhook/{accountId}';
};
export type CreateWebhookErrors = {
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
     * The account has as many webhooks as fit, or the idempotency key was used with another body.
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
export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];
export type CreateWebhookResponses = {
    /**
     * The new webhook with its secret.
     */
    201: WebhookWithSecret;
};
export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];
export type DeleteWebhookData = {
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
         * The webhook.
         */
        webhookId: Id;
    };
    query?: never;
    url: '/Webhook/{accountId}/{webhookId}';
};
export type DeleteWebhookErrors = {
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
export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];
export type DeleteWebhookResponses = {
    /**
     * It is deleted.
     */
    204: void;
};
export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];
export type GetWebhookData = {
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
         * The webhook.
         */
        webhookId: Id;
    };
    query?: never;
    url: '/Webhook/{accountId}/{webhookId}';
};
export type GetWebhookErrors = {
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
export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];
export type GetWebhookResponses = {
    /**
     * The webhook.
     */
    200: Webhook;
};
export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];
export type UpdateWebhookData = {
    /**
     * The settings.
     */
    body: WebhookDraft;
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
         * The webhook.
         */
        webhookId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/Webhook/{accountId}/{webhookId}';
};
export type UpdateWebhookErrors = {
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
     * Someone else has changed it meanwhile.
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
export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];
export type UpdateWebhookResponses = {
    /**
     * The webhook as it is now.
     */
    200: Webhook;
};
export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];
export type RotateWebhookSecretData = {
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
         * The webhook.
         */
        webhookId: Id;
    };
    query?: never;
    url: '/Webhook/{accountId}/{webhookId}/secret';
};
export type RotateWebhookSecretErrors = {
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
export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];
export type RotateWebhookSecretResponses = {
    /**
     * The webhook with its new secret.
     */
    200: WebhookWithSecret;
};
export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];
export type SendWebhookTestData = {
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
         * The webhook.
         */
        webhookId: Id;
    };
    query?: never;
    url: '/Webhook/{accountId}/{webhookId}/test';
};
export type SendWebhookTestErrors = {
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
export type SendWebhookTestError = SendWebhookTestErrors[keyof SendWebhookTestErrors];
export type SendWebhookTestResponses = {
    /**
     * The delivery, which is on its way.
     */
    201: WebhookDelivery;
};
export type SendWebhookTestResponse = SendWebhookTestResponses[keyof SendWebhookTestResponses];
export type ListWebhookDeliveriesData = {
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
         * The webhook.
         */
        webhookId: Id;
    };
    query?: {
        /**
         * States.
         */
        statuses?: Array<WebhookDeliveryStatus>;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/Webhook/{accountId}/{webhookId}/deliveries';
};
export type ListWebhookDeliveriesErrors = {
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
export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];
export type ListWebhookDeliveriesResponses = {
    /**
     * One page of deliveries.
     */
    200: WebhookDeliveryPage;
};
export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];
export type GetWebhookDeliveryData = {
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
         * The webhook.
         */
        webhookId: Id;
        /**
         * The delivery.
         */
        deliveryId: Id;
    };
    query?: never;
    url: '/Webhook/{accountId}/{webhookId}/deliveries/{deliveryId}';
};
export type GetWebhookDeliveryErrors = {
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
export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];
export type GetWebhookDeliveryResponses = {
    /**
     * The delivery.
     */
    200: WebhookDeliveryDetail;
};
export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];
export type ResendWebhookDeliveryData = {
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
         * The webhook.
         */
        webhookId: Id;
        /**
         * The delivery.
         */
        deliveryId: Id;
    };
    query?: never;
    url: '/Webhook/{accountId}/{webhookId}/deliveries/{deliveryId}/resend';
};
export type ResendWebhookDeliveryErrors = {
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
export type ResendWebhookDeliveryError = ResendWebhookDeliveryErrors[keyof ResendWebhookDeliveryErrors];
export type ResendWebhookDeliveryResponses = {
    /**
     * The delivery, which is on its way.
     */
    200: WebhookDelivery;
};
export type ResendWebhookDeliveryResponse = ResendWebhookDeliveryResponses[keyof ResendWebhookDeliveryResponses];
/**
 * The event.
 */
export type ReceiveAnomalyFoundWebhookPayload = AnomalyFoundEvent;
export type ReceiveAnomalyFoundWebhookRequest = {
    body: ReceiveAnomalyFoundWebhookPayload;
    key: 'anomaly.found';
    path?: never;
    query?: never;
};
/**
 * The event.
 */
export type ReceiveRunFinishedWebhookPayload = RunFinishedEvent;
export type ReceiveRunFinishedWebhookRequest = {
    body: ReceiveRunFinishedWebhookPayload;
    key: 'run.finished';
    path?: never;
    query?: never;
};
/**
 * The event.
 */
export type ReceiveSuggestionWaitingWebhookPayload = SuggestionWaitingEvent;
export type ReceiveSuggestionWaitingWebhookRequest = {
    body: ReceiveSuggestionWaitingWebhookPayload;
    key: 'suggestion.waiting';
    path?: never;
    query?: never;
};
/**
 * The event.
 */
export type ReceivePostFailedWebhookPayload = PostFailedEvent;
export type ReceivePostFailedWebhookRequest = {
    body: ReceivePostFailedWebhookPayload;
    key: 'post.failed';
    path?: never;
    query?: never;
};
/**
 * The event.
 */
export type ReceiveSurveyAlarmWebhookPayload = SurveyAlarmEvent;
export type ReceiveSurveyAlarmWebhookRequest = {
    body: ReceiveSurveyAlarmWebhookPayload;
    key: 'survey.alarm';
    path?: never;
    query?: never;
};
/**
 * The event.
 */
export type ReceiveWebhookTestWebhookPayload = WebhookTestEvent;
export type ReceiveWebhookTestWebhookRequest = {
    body: ReceiveWebhookTestWebhookPayload;
    key: 'webhook.test';
    path?: never;
    query?: never;
};
