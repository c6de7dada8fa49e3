import type { ApiError, CurrencyCode, Id, PageFields, SubscriptionStatus, Timestamp, Url } from '../common/types.gen.ts';
/**
 * How often a subscription is paid.
 */
export declare const BillingPeriod: {
    readonly Monthly: 1;
    readonly Yearly: 2;
};
/**
 * How often a subscription is paid.
 */
export type BillingPeriod = typeof BillingPeriod[keyof typeof BillingPeriod];
/**
 * What has happened to a subscription.
 */
export declare const SubscriptionEvent: {
    /**
     * TrialStarted
     */
    readonly TrialStarted: 1;
    /**
     * Subscribed
     */
    readonly Subscribed: 2;
    /**
     * Renewed
     */
    readonly Renewed: 3;
    /**
     * Upgraded
     */
    readonly Upgraded: 4;
    /**
     * Downgraded
     */
    readonly Downgraded: 5;
    /**
     * PaymentFailed
     */
    readonly PaymentFailed: 6;
    /**
     * Cancelled
     */
    readonly Cancelled: 7;
    /**
     * Expired
     */
    readonly Expired: 8;
};
/**
 * What has happened to a subscription.
 */
export type SubscriptionEvent = typeof SubscriptionEvent[keyof typeof SubscriptionEvent];
/**
 * One event in the life of a subscription.
 */
export type HistoryEntry = {
    /**
     * The entry.
     */
    id: Id;
    /**
     * The subscription; a new one after an old one has ended.
     */
    subscriptionId: Id;
    /**
     * The product after the event, `Trial` in a trial, 1 to 60 characters.
     */
    productName: string;
    /**
     * What has happened.
     */
    event: SubscriptionEvent;
    /**
     * How often it is paid; null in a trial.
     */
    period: BillingPeriod | null;
    /**
     * What was charged, or could not be, without tax, in `currencyCode`, from -1,000,000 to 1,000,000; negative for money given back.
     */
    amount: number;
    /**
     * The currency of `amount`, that of the plan, not of an account.
     */
    currencyCode: CurrencyCode;
    /**
     * The state of the subscription after the event.
     */
    status: SubscriptionStatus;
    /**
     * The number of the invoice, up to 40 characters; null when nothing was charged.
     */
    invoiceNumber: string | null;
    /**
     * The invoice at the payment provider, open to whoever holds the address; null without one.
     */
    invoiceUrl: Url | null;
    /**
     * When it has happened.
     */
    occurredAt: Timestamp;
    /**
     * When the trial or paid period ends that the event belongs to. Periods keep the day of the month and the time (UTC) they were bought at; in a shorter month they end on its last day.
     */
    periodEndsAt: Timestamp;
};
/**
 * A page of the history of a subscription.
 */
export type HistoryEntryPage = PageFields & {
    /**
     * Entries, newest first.
     */
    items: Array<HistoryEntry>;
};
export type ListSubscriptionHistoryData = {
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
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/Subscription/{userId}/history';
};
export type ListSubscriptionHistoryErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person is viewer or user in every account, and pays for none.
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
export type ListSubscriptionHistoryError = ListSubscriptionHistoryErrors[keyof ListSubscriptionHistoryErrors];
export type ListSubscriptionHistoryResponses = {
    /**
     * The events, possibly none.
     */
    200: HistoryEntryPage;
};
export type ListSubscriptionHistoryResponse = ListSubscriptionHistoryResponses[keyof ListSubscriptionHistoryResponses];
