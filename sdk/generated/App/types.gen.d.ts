import type { ApiError, CurrencyCode, Email, Language, Money, PlanLimitKind, Url } from '../common/types.gen.ts';
/**
 * One value of an enumeration.
 */
export type EnumEntry = {
    /**
     * The number that stands in requests and answers.
     */
    value: number;
    /**
     * What a person reads, in the language of the request, 1 to 100 characters.
     */
    label: string;
    /**
     * The name for programs, the same in every language, 1 to 64 characters.
     */
    key: string;
};
/**
 * Every enumeration of integers by its group name, the name of its schema in this contract (`UserRole`, `TaskStatus`).
 */
export type Enums = {
    [key: string]: Array<EnumEntry>;
};
/**
 * One choice of a list that is kept on the server.
 */
export type ConstantOption = {
    /**
     * What is stored.
     */
    value: number;
    /**
     * What a person reads, in the language of the request, 1 to 100 characters.
     */
    label: string;
};
/**
 * Where a person allows the product to reach a platform.
 */
export type OauthSetting = {
    /**
     * The platform's consent page, with the client id in its query. The client adds `redirect_uri`, `scope`, `state` and opens it.
     */
    authorizeUrl: Url;
    /**
     * What is asked for; joined with spaces they are the `scope` of the consent page.
     */
    scopes: Array<string>;
};
/**
 * When the usage of a limit starts again at 0: never, because it counts what exists now (1), or with each day (2) or month (3) in the time zone of the account.
 */
export declare const LimitRenewal: {
    /**
     * Never
     */
    readonly Never: 1;
    /**
     * Daily
     */
    readonly Daily: 2;
    /**
     * Monthly
     */
    readonly Monthly: 3;
};
/**
 * When the usage of a limit starts again at 0: never, because it counts what exists now (1), or with each day (2) or month (3) in the time zone of the account.
 */
export type LimitRenewal = typeof LimitRenewal[keyof typeof LimitRenewal];
/**
 * One limit of a plan.
 */
export type PlanLimit = {
    /**
     * What is limited.
     */
    kind: PlanLimitKind;
    /**
     * How many the plan allows; 0 if it does not include them, null if it does not limit them.
     */
    allowed: number | null;
    /**
     * When the usage starts again at 0.
     */
    renewal: LimitRenewal;
};
/**
 * A plan that can be bought, as the prices table shows it.
 */
export type Plan = {
    /**
     * The number of the plan, as in `Account.plan`.
     */
    plan: number;
    /**
     * The name of the product, not translated, 1 to 60 characters.
     */
    productName: string;
    /**
     * The price of one month when paid monthly, without tax, in `currencyCode`.
     */
    priceMonthly: Money;
    /**
     * The price of one year when paid yearly, without tax, in `currencyCode`; less than twelve times `priceMonthly`.
     */
    priceYearly: Money;
    /**
     * The currency of both prices.
     */
    currencyCode: CurrencyCode;
    /**
     * The most accounts a person can hold.
     */
    accountsLimit: number;
    /**
     * The most members of one account, open invitations included.
     */
    usersLimit: number;
    /**
     * The most rules that can be active in one account at a time.
     */
    activeRulesLimit: number;
    /**
     * Every limit of the plan, each kind once, in the order of its numbers. `accountsLimit`, `usersLimit` and `activeRulesLimit` repeat three of them.
     */
    limits: Array<PlanLimit>;
    /**
     * What the plan contains, one short line each, in the language of the request.
     */
    features: Array<string>;
    /**
     * Whether the prices table points it out; true for one plan.
     */
    isRecommended: boolean;
};
/**
 * What a client needs to know and does not bring along.
 */
export type Constants = {
    /**
     * Industries for the onboarding form, in order of label.
     */
    industries: Array<ConstantOption>;
    /**
     * Goals for the onboarding form and for strategies.
     */
    digitalMarketingGoals: Array<ConstantOption>;
    /**
     * Languages of the interface; the first is the fallback.
     */
    supportedLanguages: Array<Language>;
    /**
     * Where the sales team reads.
     */
    businessContactEmail: Email;
    /**
     * The terms of use.
     */
    termsUrl: Url;
    /**
     * The privacy policy.
     */
    privacyUrl: Url;
    /**
     * The cookie policy.
     */
    cookiePolicyUrl: Url;
    /**
     * The calendar in which a demo can be booked.
     */
    demoBookingUrl: Url;
    /**
     * Consent pages by IntegrationPlatform value (`3` for Google Ads).
     */
    oauth: {
        [key: string]: OauthSetting;
    };
    /**
     * Days a trial lasts.
     */
    trialDays: number;
    /**
     * Plans in order of price.
     */
    plans: Array<Plan>;
};
export type GetEnumsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/App/enums';
};
export type GetEnumsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
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
export type GetEnumsError = GetEnumsErrors[keyof GetEnumsErrors];
export type GetEnumsResponses = {
    /**
     * The enumerations.
     */
    200: Enums;
};
export type GetEnumsResponse = GetEnumsResponses[keyof GetEnumsResponses];
export type GetConstantsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/App/constants';
};
export type GetConstantsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
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
export type GetConstantsError = GetConstantsErrors[keyof GetConstantsErrors];
export type GetConstantsResponses = {
    /**
     * The constants.
     */
    200: Constants;
};
export type GetConstantsResponse = GetConstantsResponses[keyof GetConstantsResponses];
