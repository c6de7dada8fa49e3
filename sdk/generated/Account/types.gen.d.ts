import type { ApiError, Count, CurrencyCode, CustomerClientId, Email, Id, MemberStatus, Money, Phone, PlanLimitUsage, PropertyName, SubscriptionStatus, Timestamp, TimeZone, Url, UserRole, Version } from '../common/types.gen.ts';
import type { BillingPeriod } from '../Subscription/types.gen.ts';
/**
 * The state of an account. In state 2 nothing but its own data can be read.
 */
export declare const AccountStatus: {
    /**
     * Active
     */
    readonly Active: 1;
    /**
     * PendingApproval
     */
    readonly PendingApproval: 2;
    /**
     * Suspended
     */
    readonly Suspended: 3;
    /**
     * Closed
     */
    readonly Closed: 4;
};
/**
 * The state of an account. In state 2 nothing but its own data can be read.
 */
export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];
/**
 * A workspace of one company, with the role the signed-in person has in it.
 */
export type Account = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
    /**
     * The account.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    accountId: Id;
    /**
     * The plan, a `plan` of GET /App/constants.
     */
    plan: number;
    /**
     * The role of the signed-in person in this account.
     */
    role: UserRole;
    /**
     * The name of the account, 2 to 100 characters.
     */
    name: string;
    /**
     * The company behind it, 1 to 100 characters.
     */
    companyName: string;
    /**
     * The company's web site.
     */
    companyWebSite: Url;
    /**
     * Whom to call; null when none was given.
     */
    primaryContactNumber: Phone | null;
    /**
     * An `industries` value of GET /App/constants; null when none was given.
     */
    industry: number | null;
    /**
     * What the company wants from its marketing, `digitalMarketingGoals` values of GET /App/constants.
     */
    digitalMarketingGoals: Array<number>;
    /**
     * People in the marketing team, from 1.
     */
    marketingTeamCount: number;
    /**
     * The currency of every amount in this account.
     */
    currencyCode: CurrencyCode;
    /**
     * The time zone in which this account's days begin.
     */
    timeZone: TimeZone;
    /**
     * The file of the logo; null without one.
     */
    logoFileId: Id | null;
    /**
     * The state of the account.
     */
    status: AccountStatus;
    /**
     * Whether it is filled with sample data.
     */
    isDemo: boolean;
    /**
     * When it was set up.
     */
    createdAt: Timestamp;
};
/**
 * What the plan of an account allows, how much of it is used, and who can change the plan.
 */
export type PlanUsage = {
    /**
     * The number of the plan, as in `Account.plan`.
     */
    plan: number;
    /**
     * The name of the plan, 1 to 60 characters.
     */
    productName: string;
    /**
     * Who pays for the plan and can change it, 1 to 200 characters.
     */
    payerName: string;
    /**
     * Whether the caller is the person who pays.
     */
    isPayer: boolean;
    /**
     * Each kind of limit once, in the order of its numbers.
     */
    limits: Array<PlanLimitUsage>;
};
/**
 * What a subscription costs and how it is paid.
 */
export type BillingTerms = {
    /**
     * The number of the plan, as in `Plan.plan`.
     */
    plan: number;
    /**
     * How often it is paid.
     */
    period: BillingPeriod;
    /**
     * The price of one period, without tax, in `currencyCode`.
     */
    price: Money;
    /**
     * The currency of the amounts.
     */
    currencyCode: CurrencyCode;
    /**
     * The amount of the next payment, without tax; null if none follows.
     */
    nextAmount: Money | null;
    /**
     * How often it is paid from the next payment on; null if none follows.
     */
    nextPeriod: BillingPeriod | null;
    /**
     * The last four digits of the card; null without one.
     */
    cardLastFour: string | null;
};
/**
 * What an account is paid with, as far as every member may know.
 */
export type SubscriptionInfo = {
    /**
     * Whether the account may be used; true in a trial, and while a payment is past due but not given up.
     */
    activeSubscriptionExists: boolean;
    /**
     * The state of the subscription.
     */
    status: SubscriptionStatus;
    /**
     * The product of the plan, `Trial` in a trial, null without a subscription; up to 60 characters.
     */
    productName: string | null;
    /**
     * When the trial ends; null outside of one.
     */
    trialEndsAt: Timestamp | null;
    /**
     * Whether it ends with the present period.
     */
    cancelAtPeriodEnd: boolean;
    /**
     * When the paid period ends; null without one. Periods keep the day of the month and the time (UTC) they were bought at; in a shorter month they end on its last day.
     */
    currentPeriodEndsAt: Timestamp | null;
    /**
     * Price, interval, next payment and card; null without a paid plan, and for members below admin.
     */
    billing: BillingTerms | null;
};
/**
 * How much of the workspace waits for somebody, for the marks of the navigation and the card of the dashboard.
 */
export type WorkspaceAttention = {
    /**
     * Posts that wait for approval.
     */
    postsAwaitingApproval: Count;
    /**
     * Posts that were not published, or only in part.
     */
    failedPosts: Count;
    /**
     * The caller's own open tasks whose due day is over, those of the team and private ones.
     */
    overdueTasks: Count;
    /**
     * The caller's own open tasks that are due today, those of the team and private ones.
     */
    dueTodayTasks: Count;
    /**
     * Active strategies that will not reach their target by their last day, as far as that is known.
     */
    strategiesOffTrack: Count;
    /**
     * Anomalies of the last 30 days that nobody has acknowledged.
     */
    newAnomalies: Count;
};
/**
 * Whether an account shows sample data, so that it can be tried before a platform is connected.
 */
export type SampleWorkspace = {
    /**
     * Whether the account has no connection of its own to the ad platform or web analytics, so that sample data may be loaded.
     */
    isAvailable: boolean;
    /**
     * Whether the sample data is there now.
     */
    isLoaded: boolean;
    /**
     * When it was loaded; null when it is not there.
     */
    loadedAt: Timestamp | null;
    /**
     * Who loaded it; null when it is not there. Up to 201 characters.
     */
    loadedByName: string | null;
    /**
     * The sample client of the ad platform; null when it is not there.
     */
    customerClientId: CustomerClientId | null;
    /**
     * The sample property of web analytics; null when it is not there.
     */
    propertyName: PropertyName | null;
};
/**
 * A member of an account, or a person invited to become one.
 */
export type AccountUser = {
    /**
     * The person; for an open invitation, the invitation.
     */
    userId: Id;
    /**
     * Given name, empty for an open invitation, up to 100 characters.
     */
    firstName: string;
    /**
     * Family name, empty for an open invitation, up to 100 characters.
     */
    lastName: string;
    /**
     * The person's address.
     */
    email: Email;
    /**
     * The role in this account.
     */
    role: UserRole;
    /**
     * How far the membership has come.
     */
    status: MemberStatus;
    /**
     * When the invitation was sent; null for who set the account up.
     */
    invitedAt: Timestamp | null;
    /**
     * When the person joined; null for an open invitation.
     */
    joinedAt: Timestamp | null;
    /**
     * The last call made in this account; null when there was none.
     */
    lastActiveAt: Timestamp | null;
    /**
     * Who sent the invitation; null for who set the account up. Up to 201 characters.
     */
    invitedByName: string | null;
};
/**
 * The onboarding form.
 */
export type CreateAccountRequest = {
    /**
     * The name of the account, 2 to 100 characters.
     */
    name: string;
    /**
     * The company, 1 to 100 characters.
     */
    companyName: string;
    /**
     * The company's web site with its prefix.
     */
    companyWebSite: Url;
    /**
     * Whom to call.
     */
    primaryContactNumber: Phone;
    /**
     * An `industries` value of GET /App/constants.
     */
    industry?: number;
    /**
     * One goal, a `digitalMarketingGoals` value of GET /App/constants.
     */
    digitalMarketingGoals: [
        number
    ];
    /**
     * People in the marketing team, from 1.
     */
    marketingTeamCount?: number;
};
/**
 * The details; what is left out keeps its value.
 */
export type UpdateAccountRequest = {
    /**
     * The account to change.
     */
    id: Id;
    /**
     * The name of the account, 2 to 100 characters.
     */
    name: string;
    /**
     * The company, 1 to 100 characters.
     */
    companyName: string;
    /**
     * The company's web site with its prefix.
     */
    companyWebSite: Url;
    /**
     * Whom to call; null for no one.
     */
    primaryContactNumber?: Phone | null;
    /**
     * An `industries` value of GET /App/constants; null for none.
     */
    industry?: number | null;
    /**
     * Goals, `digitalMarketingGoals` values of GET /App/constants.
     */
    digitalMarketingGoals?: Array<number>;
    /**
     * People in the marketing team, from 1.
     */
    marketingTeamCount?: number;
    /**
     * The currency of every amount in this account.
     */
    currencyCode?: CurrencyCode;
    /**
     * The time zone in which this account's days begin.
     */
    timeZone?: TimeZone;
    /**
     * A picture of this account's files; null for no logo.
     */
    logoFileId?: Id | null;
};
/**
 * The invitation.
 */
export type InviteAccountUserRequest = {
    /**
     * Where the invitation goes.
     */
    email: Email;
    /**
     * The role the person will have, at most the caller's own.
     */
    role: UserRole;
    /**
     * A personal line in the mail, up to 500 characters.
     */
    message?: string;
};
/**
 * The role.
 */
export type UpdateAccountUserRequest = {
    /**
     * The role from now on.
     */
    role: UserRole;
};
export type ListAccountsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Account';
};
export type ListAccountsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
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
export type ListAccountsError = ListAccountsErrors[keyof ListAccountsErrors];
export type ListAccountsResponses = {
    /**
     * Accounts, the one joined first at the front.
     */
    200: Array<Account>;
};
export type ListAccountsResponse = ListAccountsResponses[keyof ListAccountsResponses];
export type CreateAccountData = {
    /**
     * The company behind the account and what it wants.
     */
    body: CreateAccountRequest;
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
    path?: never;
    query?: never;
    url: '/Account';
};
export type CreateAccountErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The plan allows no further account, the person works under someone else's plan, or the idempotency key was used with another body.
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
export type CreateAccountError = CreateAccountErrors[keyof CreateAccountErrors];
export type CreateAccountResponses = {
    /**
     * The new account.
     */
    201: Account;
};
export type CreateAccountResponse = CreateAccountResponses[keyof CreateAccountResponses];
export type UpdateAccountData = {
    /**
     * The account and all its details.
     */
    body: UpdateAccountRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/Account';
};
export type UpdateAccountErrors = {
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
export type UpdateAccountError = UpdateAccountErrors[keyof UpdateAccountErrors];
export type UpdateAccountResponses = {
    /**
     * The account as it is now.
     */
    200: Account;
};
export type UpdateAccountResponse = UpdateAccountResponses[keyof UpdateAccountResponses];
export type GetAccountData = {
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
    url: '/Account/{accountId}';
};
export type GetAccountErrors = {
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
export type GetAccountError = GetAccountErrors[keyof GetAccountErrors];
export type GetAccountResponses = {
    /**
     * The account.
     */
    200: Account;
};
export type GetAccountResponse = GetAccountResponses[keyof GetAccountResponses];
export type GetAccountPlanUsageData = {
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
    url: '/Account/{accountId}/plan-usage';
};
export type GetAccountPlanUsageErrors = {
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
export type GetAccountPlanUsageError = GetAccountPlanUsageErrors[keyof GetAccountPlanUsageErrors];
export type GetAccountPlanUsageResponses = {
    /**
     * The usage of each limit.
     */
    200: PlanUsage;
};
export type GetAccountPlanUsageResponse = GetAccountPlanUsageResponses[keyof GetAccountPlanUsageResponses];
export type GetAccountSubscriptionData = {
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
    url: '/Account/{accountId}/subscription';
};
export type GetAccountSubscriptionErrors = {
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
export type GetAccountSubscriptionError = GetAccountSubscriptionErrors[keyof GetAccountSubscriptionErrors];
export type GetAccountSubscriptionResponses = {
    /**
     * The subscription as far as every member may know.
     */
    200: SubscriptionInfo;
};
export type GetAccountSubscriptionResponse = GetAccountSubscriptionResponses[keyof GetAccountSubscriptionResponses];
export type GetWorkspaceAttentionData = {
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
    url: '/Account/{accountId}/attention';
};
export type GetWorkspaceAttentionErrors = {
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
export type GetWorkspaceAttentionError = GetWorkspaceAttentionErrors[keyof GetWorkspaceAttentionErrors];
export type GetWorkspaceAttentionResponses = {
    /**
     * The counts.
     */
    200: WorkspaceAttention;
};
export type GetWorkspaceAttentionResponse = GetWorkspaceAttentionResponses[keyof GetWorkspaceAttentionResponses];
export type DeleteSampleWorkspaceData = {
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
    url: '/Account/{accountId}/sample-workspace';
};
export type DeleteSampleWorkspaceErrors = {
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
export type DeleteSampleWorkspaceError = DeleteSampleWorkspaceErrors[keyof DeleteSampleWorkspaceErrors];
export type DeleteSampleWorkspaceResponses = {
    /**
     * There is no sample data any more.
     */
    204: void;
};
export type DeleteSampleWorkspaceResponse = DeleteSampleWorkspaceResponses[keyof DeleteSampleWorkspaceResponses];
export type GetSampleWorkspaceData = {
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
    url: '/Account/{accountId}/sample-workspace';
};
export type GetSampleWorkspaceErrors = {
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
export type GetSampleWorkspaceError = GetSampleWorkspaceErrors[keyof GetSampleWorkspaceErrors];
export type GetSampleWorkspaceResponses = {
    /**
     * The state of the sample data.
     */
    200: SampleWorkspace;
};
export type GetSampleWorkspaceResponse = GetSampleWorkspaceResponses[keyof GetSampleWorkspaceResponses];
export type CreateSampleWorkspaceData = {
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
    };
    query?: never;
    url: '/Account/{accountId}/sample-workspace';
};
export type CreateSampleWorkspaceErrors = {
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
     * The account has a connection of its own, or the sample data is there already.
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
export type CreateSampleWorkspaceError = CreateSampleWorkspaceErrors[keyof CreateSampleWorkspaceErrors];
export type CreateSampleWorkspaceResponses = {
    /**
     * The sample data is there.
     */
    201: SampleWorkspace;
};
export type CreateSampleWorkspaceResponse = CreateSampleWorkspaceResponses[keyof CreateSampleWorkspaceResponses];
export type ListAccountUsersData = {
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
    url: '/Account/{accountId}/users';
};
export type ListAccountUsersErrors = {
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
export type ListAccountUsersError = ListAccountUsersErrors[keyof ListAccountUsersErrors];
export type ListAccountUsersResponses = {
    /**
     * Members, then open invitations.
     */
    200: Array<AccountUser>;
};
export type ListAccountUsersResponse = ListAccountUsersResponses[keyof ListAccountUsersResponses];
export type InviteAccountUserData = {
    /**
     * Whom to invite, and as what.
     */
    body: InviteAccountUserRequest;
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
    url: '/Account/{accountId}/users';
};
export type InviteAccountUserErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or the role that is given or changed is above it.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * No seat is left, the person is a member already, or the idempotency key was used with another body.
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
export type InviteAccountUserError = InviteAccountUserErrors[keyof InviteAccountUserErrors];
export type InviteAccountUserResponses = {
    /**
     * The open invitation.
     */
    201: AccountUser;
};
export type InviteAccountUserResponse = InviteAccountUserResponses[keyof InviteAccountUserResponses];
export type RemoveAccountUserData = {
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
         * The member, or the open invitation, by `userId` of GET /Account/{accountId}/users.
         */
        requestedUserId: Id;
    };
    query?: never;
    url: '/Account/{accountId}/users/{requestedUserId}';
};
export type RemoveAccountUserErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or the role that is given or changed is above it.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The member is the last owner.
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
export type RemoveAccountUserError = RemoveAccountUserErrors[keyof RemoveAccountUserErrors];
export type RemoveAccountUserResponses = {
    /**
     * The person is no member, and not invited, any more.
     */
    204: void;
};
export type RemoveAccountUserResponse = RemoveAccountUserResponses[keyof RemoveAccountUserResponses];
export type UpdateAccountUserData = {
    /**
     * The new role.
     */
    body: UpdateAccountUserRequest;
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
         * The member, or the open invitation, by `userId` of GET /Account/{accountId}/users.
         */
        requestedUserId: Id;
    };
    query?: never;
    url: '/Account/{accountId}/users/{requestedUserId}';
};
export type UpdateAccountUserErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or the role that is given or changed is above it.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The member is the last owner.
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
export type UpdateAccountUserError = UpdateAccountUserErrors[keyof UpdateAccountUserErrors];
export type UpdateAccountUserResponses = {
    /**
     * The member as it is now.
     */
    200: AccountUser;
};
export type UpdateAccountUserResponse = UpdateAccountUserResponses[keyof UpdateAccountUserResponses];
export type AcceptInvitationData = {
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
    url: '/Account/{accountId}/invitations/accept';
};
export type AcceptInvitationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person's address is not verified.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The invitation has ended, or was answered the other way.
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
export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];
export type AcceptInvitationResponses = {
    /**
     * The membership.
     */
    200: AccountUser;
};
export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];
export type DeclineInvitationData = {
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
    url: '/Account/{accountId}/invitations/decline';
};
export type DeclineInvitationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person's address is not verified.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The invitation has ended, or was answered the other way.
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
export type DeclineInvitationError = DeclineInvitationErrors[keyof DeclineInvitationErrors];
export type DeclineInvitationResponses = {
    /**
     * The declined invitation.
     */
    200: AccountUser;
};
export type DeclineInvitationResponse = DeclineInvitationResponses[keyof DeclineInvitationResponses];
