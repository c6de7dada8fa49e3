export type ClientOptions = {
    baseUrl: 'https://api.adwright.example' | 'http://127.0.0.1:4020/api' | (string & {});
};
/**
 * Counts the edits of an object, from 1; what an editor sends back as `expectedVersion`.
 */
export type Version = number;
/**
 * An opaque identifier, 1 to 64 characters.
 */
export type Id = string;
/**
 * What a member may do in an account; a higher role may do all that a lower one may.
 */
export declare const UserRole: {
    /**
     * Viewer
     */
    readonly Viewer: 1;
    /**
     * User
     */
    readonly User: 2;
    /**
     * Admin
     */
    readonly Admin: 3;
    /**
     * Owner
     */
    readonly Owner: 4;
};
/**
 * What a member may do in an account; a higher role may do all that a lower one may.
 */
export type UserRole = typeof UserRole[keyof typeof UserRole];
/**
 * An absolute web address, up to 2,048 characters.
 */
export type Url = string;
/**
 * A phone number in E.164 form, with plus and country code.
 */
export type Phone = string;
/**
 * A currency, ISO 4217.
 */
export type CurrencyCode = string;
/**
 * A time zone by its IANA name.
 */
export type TimeZone = string;
/**
 * A moment in UTC, ISO 8601.
 */
export type Timestamp = string;
/**
 * What went wrong, for programs: one of the codes in `x-codes`, each with the statuses it comes with, what has happened, and what to do about it. Codes are stable; further ones may come with any version, so a client treats one it does not know by its status.
 */
export declare const ErrorCode: {
    readonly MalformedRequest: 'malformed-request';
    readonly UnknownParameter: 'unknown-parameter';
    readonly InvalidParameter: 'invalid-parameter';
    readonly InvalidPeriod: 'invalid-period';
    readonly BaseUrlNotAllowed: 'base-url-not-allowed';
    readonly RedirectUriUnknown: 'redirect-uri-unknown';
    readonly TokenMissing: 'token-missing';
    readonly TokenExpired: 'token-expired';
    readonly AdsTokenExpired: 'ads-token-expired';
    readonly RefreshTokenExpired: 'refresh-token-expired';
    readonly RefreshTokenReused: 'refresh-token-reused';
    readonly InvalidCredentials: 'invalid-credentials';
    readonly SignatureInvalid: 'signature-invalid';
    readonly SignatureTooOld: 'signature-too-old';
    readonly RoleTooLow: 'role-too-low';
    readonly PendingApproval: 'pending-approval';
    readonly EmailNotVerified: 'email-not-verified';
    readonly RoleAboveOwn: 'role-above-own';
    readonly ServiceTokenNeeded: 'service-token-needed';
    readonly AutomaticNeedsAdmin: 'automatic-needs-admin';
    readonly NotOwnRule: 'not-own-rule';
    readonly ApprovalNeeded: 'approval-needed';
    readonly OriginForeign: 'origin-foreign';
    readonly NotFound: 'not-found';
    readonly NoSnapshot: 'no-snapshot';
    readonly UnsubscribeLinkUnknown: 'unsubscribe-link-unknown';
    readonly VerificationCodeUnknown: 'verification-code-unknown';
    readonly MethodNotAllowed: 'method-not-allowed';
    readonly PlanLimitReached: 'plan-limit-reached';
    readonly RulesLimitReached: 'rules-limit-reached';
    readonly ConfigurationsLimitReached: 'configurations-limit-reached';
    readonly WebhooksLimitReached: 'webhooks-limit-reached';
    readonly MetricSettingsLimitReached: 'metric-settings-limit-reached';
    readonly CommentsLimitReached: 'comments-limit-reached';
    readonly AdsNotConnected: 'ads-not-connected';
    readonly AdsReconnectNeeded: 'ads-reconnect-needed';
    readonly NoAdsAccount: 'no-ads-account';
    readonly ClientIsManager: 'client-is-manager';
    readonly ClientNotEnabled: 'client-not-enabled';
    readonly AnalyticsNotConnected: 'analytics-not-connected';
    readonly AnalyticsReconnectNeeded: 'analytics-reconnect-needed';
    readonly PropertyNotSelected: 'property-not-selected';
    readonly AuthorizationCodeSpent: 'authorization-code-spent';
    readonly RealDataConnected: 'real-data-connected';
    readonly SampleWorkspaceLoaded: 'sample-workspace-loaded';
    readonly AlreadyAMember: 'already-a-member';
    readonly AlreadyRegistered: 'already-registered';
    readonly EmailTaken: 'email-taken';
    readonly UserNameTaken: 'user-name-taken';
    readonly InvitationAnswered: 'invitation-answered';
    readonly InvitationDeclined: 'invitation-declined';
    readonly InvitationExpired: 'invitation-expired';
    readonly LastOwner: 'last-owner';
    readonly PlanOwnerNeeded: 'plan-owner-needed';
    readonly NoSubscription: 'no-subscription';
    readonly SubscriptionExists: 'subscription-exists';
    readonly TrialAlreadyUsed: 'trial-already-used';
    readonly MailNotAllowed: 'mail-not-allowed';
    readonly VerificationCodeExpired: 'verification-code-expired';
    readonly ChangedMeanwhile: 'changed-meanwhile';
    readonly MetricSettingExists: 'metric-setting-exists';
    readonly DefaultConfiguration: 'default-configuration';
    readonly TransitionRefused: 'transition-refused';
    readonly AutomationPaused: 'automation-paused';
    readonly ItemArchived: 'item-archived';
    readonly AlreadyExcepted: 'already-excepted';
    readonly NotAProposal: 'not-a-proposal';
    readonly NothingToUndo: 'nothing-to-undo';
    readonly TooOldToUndo: 'too-old-to-undo';
    readonly FileInUse: 'file-in-use';
    readonly PostPublished: 'post-published';
    readonly PostPublishing: 'post-publishing';
    readonly StrategyInUse: 'strategy-in-use';
    readonly StrategyNotActive: 'strategy-not-active';
    readonly NotYourComment: 'not-your-comment';
    readonly ProgressOutdated: 'progress-outdated';
    readonly SurveyNotADraft: 'survey-not-a-draft';
    readonly SurveyOpen: 'survey-open';
    readonly TicketClosed: 'ticket-closed';
    readonly TicketInProgress: 'ticket-in-progress';
    readonly TicketNotResolved: 'ticket-not-resolved';
    readonly IndustryMissing: 'industry-missing';
    readonly IdempotencyKeyReused: 'idempotency-key-reused';
    readonly ScenarioClosed: 'scenario-closed';
    readonly BodyTooLarge: 'body-too-large';
    readonly FileTooLarge: 'file-too-large';
    readonly UnsupportedMediaType: 'unsupported-media-type';
    readonly FileTypeNotTaken: 'file-type-not-taken';
    readonly HostUnknown: 'host-unknown';
    readonly InvalidFields: 'invalid-fields';
    readonly NothingToChange: 'nothing-to-change';
    readonly PasswordTooCommon: 'password-too-common';
    readonly WrongPassword: 'wrong-password';
    readonly RecaptchaFailed: 'recaptcha-failed';
    readonly VerificationCodeWrong: 'verification-code-wrong';
    readonly PageNotReadable: 'page-not-readable';
    readonly TooManyRequests: 'too-many-requests';
    readonly TooManyFailedSignIns: 'too-many-failed-sign-ins';
    readonly CodeJustSent: 'code-just-sent';
    readonly InternalError: 'internal-error';
    readonly ServiceUnavailable: 'service-unavailable';
    readonly StorageFull: 'storage-full';
};
/**
 * What went wrong, for programs: one of the codes in `x-codes`, each with the statuses it comes with, what has happened, and what to do about it. Codes are stable; further ones may come with any version, so a client treats one it does not know by its status.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];
/**
 * What a plan limits. Answers of surveys (15) are collected beyond the limit; everything else is refused with `plan-limit-reached`. Deleted tasks and strategies do not count, nor do archived strategies.
 */
export declare const PlanLimitKind: {
    /**
     * Accounts
     */
    readonly Accounts: 1;
    /**
     * Members
     */
    readonly Members: 2;
    /**
     * ActiveRules
     */
    readonly ActiveRules: 3;
    /**
     * AutomaticRules
     */
    readonly AutomaticRules: 4;
    /**
     * HourlyRules
     */
    readonly HourlyRules: 5;
    /**
     * HourlyMonitors
     */
    readonly HourlyMonitors: 6;
    /**
     * Properties
     */
    readonly Properties: 7;
    /**
     * ScheduledPosts
     */
    readonly ScheduledPosts: 8;
    /**
     * SocialChannels
     */
    readonly SocialChannels: 9;
    /**
     * AiAnswers
     */
    readonly AiAnswers: 10;
    /**
     * MarketAnalyses
     */
    readonly MarketAnalyses: 11;
    /**
     * Designs
     */
    readonly Designs: 12;
    /**
     * DesignFormats
     */
    readonly DesignFormats: 13;
    /**
     * OpenSurveys
     */
    readonly OpenSurveys: 14;
    /**
     * SurveyAnswers
     */
    readonly SurveyAnswers: 15;
    /**
     * Tasks
     */
    readonly Tasks: 16;
    /**
     * Strategies
     */
    readonly Strategies: 17;
};
/**
 * What a plan limits. Answers of surveys (15) are collected beyond the limit; everything else is refused with `plan-limit-reached`. Deleted tasks and strategies do not count, nor do archived strategies.
 */
export type PlanLimitKind = typeof PlanLimitKind[keyof typeof PlanLimitKind];
/**
 * How much of a limit an account has used.
 */
export type PlanLimitUsage = {
    /**
     * What is limited.
     */
    kind: PlanLimitKind;
    /**
     * How many count towards the limit now.
     */
    used: number;
    /**
     * How many the plan allows; 0 if it does not include them, null if it does not limit them.
     */
    allowed: number | null;
    /**
     * When `used` starts again at 0; null if it does not, or if nothing is limited.
     */
    renewsAt: Timestamp | null;
    /**
     * The name of the smallest plan that allows more; null if there is none. Up to 60 characters.
     */
    includedIn: string | null;
};
/**
 * The limit that a call would have exceeded, and who can change the plan.
 */
export type ReachedPlanLimit = PlanLimitUsage & {
    /**
     * Who pays for the plan and can change it, 1 to 200 characters.
     */
    payerName: string;
};
/**
 * Why a call failed. Every failure of every operation has this shape.
 */
export type ApiError = {
    /**
     * One sentence for a person, in the language of the request, up to 500 characters.
     */
    message: string;
    /**
     * What else helps to find the cause, up to 2,000 characters; never a stack trace.
     */
    detail: string | null;
    /**
     * The HTTP status, 400 to 599.
     */
    status: number;
    /**
     * The path of the request, without query.
     */
    path: string;
    /**
     * The method of the request, 3 to 16 capitals; also one that no operation has, with 404 and 405.
     */
    method: string;
    /**
     * What went wrong, for programs; stable, kebab-case.
     */
    code: ErrorCode;
    /**
     * The request, as `Request-Id` names it; support finds what happened by it.
     */
    requestId: string;
    /**
     * Only with 422. Messages by field of the body, in the language of the request; nested fields by dotted path (`conditions.0.value`). Of more than 100 fields the first 100; of a body above 32 kB the first one.
     */
    errors?: {
        [key: string]: Array<string>;
    };
    /**
     * Only with `plan-limit-reached`. The limit that the call would have exceeded.
     */
    planLimit?: ReachedPlanLimit;
};
/**
 * The state of a subscription, the payment provider's seven and 8 for none.
 */
export declare const SubscriptionStatus: {
    /**
     * Incomplete
     */
    readonly Incomplete: 1;
    /**
     * IncompleteExpired
     */
    readonly IncompleteExpired: 2;
    /**
     * Trialing
     */
    readonly Trialing: 3;
    /**
     * Active
     */
    readonly Active: 4;
    /**
     * PastDue
     */
    readonly PastDue: 5;
    /**
     * Cancelled
     */
    readonly Cancelled: 6;
    /**
     * Unpaid
     */
    readonly Unpaid: 7;
    /**
     * None
     */
    readonly None: 8;
};
/**
 * The state of a subscription, the payment provider's seven and 8 for none.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];
/**
 * An amount in major units of the currency that the same answer names as `currencyCode`, from -1,000,000,000 to 1,000,000,000.
 */
export type Money = number;
/**
 * A count, from 0 to 2,000,000,000.
 */
export type Count = number;
/**
 * A client account at the ad platform, ten digits without dashes.
 */
export type CustomerClientId = string;
/**
 * A web-analytics property, the digits of `properties/{digits}`.
 */
export type PropertyName = string;
/**
 * An e-mail address, 6 to 254 characters.
 */
export type Email = string;
/**
 * How far a membership has come.
 */
export declare const MemberStatus: {
    /**
     * Invited
     */
    readonly Invited: 1;
    /**
     * Active
     */
    readonly Active: 2;
    /**
     * Declined
     */
    readonly Declined: 3;
    /**
     * Removed
     */
    readonly Removed: 4;
};
/**
 * How far a membership has come.
 */
export type MemberStatus = typeof MemberStatus[keyof typeof MemberStatus];
/**
 * A platform an account can be connected to.
 */
export declare const IntegrationPlatform: {
    /**
     * Meta
     */
    readonly Meta: 1;
    /**
     * LinkedIn
     */
    readonly LinkedIn: 2;
    /**
     * GoogleAds
     */
    readonly GoogleAds: 3;
    /**
     * GoogleAnalytics
     */
    readonly GoogleAnalytics: 4;
};
/**
 * A platform an account can be connected to.
 */
export type IntegrationPlatform = typeof IntegrationPlatform[keyof typeof IntegrationPlatform];
/**
 * A day as YYYY-MM-DD from 2000 to 2099, in the account's time zone.
 */
export type CalendarDate = string;
/**
 * A language of the interface.
 */
export declare const Language: {
    readonly En: 'en';
    readonly Tr: 'tr';
};
/**
 * A language of the interface.
 */
export type Language = typeof Language[keyof typeof Language];
/**
 * How serious it is.
 */
export declare const Severity: {
    /**
     * Low
     */
    readonly Low: 1;
    /**
     * Medium
     */
    readonly Medium: 2;
    /**
     * High
     */
    readonly High: 3;
};
/**
 * How serious it is.
 */
export type Severity = typeof Severity[keyof typeof Severity];
/**
 * What kind of thing of the ad platform is meant.
 */
export declare const EntityType: {
    /**
     * Campaign
     */
    readonly Campaign: 1;
    /**
     * AdGroup
     */
    readonly AdGroup: 2;
    /**
     * Ad
     */
    readonly Ad: 3;
    /**
     * Keyword
     */
    readonly Keyword: 4;
    /**
     * SearchTerm
     */
    readonly SearchTerm: 5;
    /**
     * BiddingStrategy
     */
    readonly BiddingStrategy: 6;
    /**
     * Budget
     */
    readonly Budget: 7;
    /**
     * Account
     */
    readonly Account: 8;
};
/**
 * What kind of thing of the ad platform is meant.
 */
export type EntityType = typeof EntityType[keyof typeof EntityType];
/**
 * A thing of the ad platform, with its parents for display.
 */
export type EntityRef = {
    /**
     * What kind of thing it is.
     */
    entityType: EntityType;
    /**
     * Its id at the ad platform.
     */
    entityId: Id;
    /**
     * Its name at the ad platform, up to 255 characters.
     */
    name: string;
    /**
     * The campaign above it, null for a campaign and what stands above one.
     */
    campaignName: string | null;
    /**
     * The ad group above it, null for an ad group and what stands above one.
     */
    adGroupName: string | null;
    /**
     * Opens it in the ad platform; null when it has no page there.
     */
    platformUrl: Url | null;
};
/**
 * A period of whole days, both ends included, in the account's time zone.
 */
export type DateRange = {
    /**
     * The first day.
     */
    dateBegin: CalendarDate;
    /**
     * The last day, not before the first.
     */
    dateEnd: CalendarDate;
};
/**
 * A share, from 0 (none) to 1 (all).
 */
export type Rate = number;
/**
 * Advertising metrics over one period. Ratios come from the sums of their parts, never from an average of ratios; a ratio whose divisor is 0 is 0 for ctr, averageCpc and conversionRate, else null. A metric that is not known, because an imported report has no such column, is null and never 0, and so is every ratio of it.
 */
export type MetricSet = {
    /**
     * How often ads were shown; null where it is not known.
     */
    impressions: Count | null;
    /**
     * How often ads were clicked; null where it is not known.
     */
    clicks: Count | null;
    /**
     * What the clicks and impressions cost; null where it is not known.
     */
    cost: Money | null;
    /**
     * Conversions credited to the period, fractions under data-driven attribution, from 0; null where they are not known.
     */
    conversions: number | null;
    /**
     * The value of these conversions; null where it is not known.
     */
    conversionValue: Money | null;
    /**
     * Click-through rate, clicks / impressions; null where it is not known.
     */
    ctr: Rate | null;
    /**
     * Average cost per click, cost / clicks; null where it is not known.
     */
    averageCpc: Money | null;
    /**
     * conversions / clicks; null where it is not known.
     */
    conversionRate: Rate | null;
    /**
     * Cost per conversion, cost / conversions; null without conversions.
     */
    cpa: Money | null;
    /**
     * Return on ad spend, conversionValue / cost, where 1 means that value equals cost; null without cost.
     */
    roas: number | null;
    /**
     * Share of the eligible search impressions that were received; null outside of search.
     */
    searchImpressionShare: Rate | null;
    /**
     * Share of search impressions lost because the budget was used up; null outside of search.
     */
    searchLostIsBudget: Rate | null;
    /**
     * Share of search impressions lost because of ad rank; null outside of search.
     */
    searchLostIsRank: Rate | null;
    /**
     * Share of impressions shown as the very first ad; null outside of search.
     */
    absoluteTopImpressionRate: Rate | null;
};
/**
 * How a person signs in. A different enumeration from IntegrationPlatform.
 */
export declare const SignInPlatform: {
    readonly Email: 4;
};
/**
 * How a person signs in. A different enumeration from IntegrationPlatform.
 */
export type SignInPlatform = typeof SignInPlatform[keyof typeof SignInPlatform];
/**
 * A new password, 8 to 128 characters of any kind, taken as typed.
 */
export type Password = string;
/**
 * The code of a link that was sent by mail, opaque, 6 to 128 characters.
 */
export type VerificationCode = string;
/**
 * Where a page stands in the whole list.
 */
export type PageFields = {
    /**
     * This page, from 1.
     */
    currentPage: number;
    /**
     * The most items a page holds (10, 25, 50 or 100).
     */
    pageSize: number;
    /**
     * Items on all pages together, after filters.
     */
    totalCount: Count;
    /**
     * Pages there are, 0 for an empty list.
     */
    totalPages: number;
};
/**
 * A language with region, BCP 47.
 */
export type LanguageTag = string;
/**
 * A social network.
 */
export declare const SocialNetwork: {
    /**
     * Facebook
     */
    readonly Facebook: 1;
    /**
     * Instagram
     */
    readonly Instagram: 2;
    /**
     * LinkedIn
     */
    readonly LinkedIn: 3;
    /**
     * X
     */
    readonly X: 4;
};
/**
 * A social network.
 */
export type SocialNetwork = typeof SocialNetwork[keyof typeof SocialNetwork];
/**
 * A metric that adds up over days, so that each day has a value of its own.
 */
export declare const TrendMetric: {
    readonly Impressions: 'impressions';
    readonly Clicks: 'clicks';
    readonly Cost: 'cost';
    readonly Conversions: 'conversions';
    readonly ConversionValue: 'conversionValue';
};
/**
 * A metric that adds up over days, so that each day has a value of its own.
 */
export type TrendMetric = typeof TrendMetric[keyof typeof TrendMetric];
/**
 * Whether the connection works.
 */
export declare const IntegrationHealthStatus: {
    /**
     * Connected
     */
    readonly Connected: 1;
    /**
     * ExpiresSoon
     */
    readonly ExpiresSoon: 2;
    /**
     * ReconnectNeeded
     */
    readonly ReconnectNeeded: 3;
    /**
     * Error
     */
    readonly Error: 4;
    /**
     * Syncing
     */
    readonly Syncing: 5;
};
/**
 * Whether the connection works.
 */
export type IntegrationHealthStatus = typeof IntegrationHealthStatus[keyof typeof IntegrationHealthStatus];
/**
 * How well a connection works, and what suffers when it does not.
 */
export type IntegrationHealth = {
    /**
     * Whether the connection works.
     */
    status: IntegrationHealthStatus;
    /**
     * When the consent ends; null when it has no end.
     */
    expiresAt: Timestamp | null;
    /**
     * The last successful sync; null before the first.
     */
    lastSyncAt: Timestamp | null;
    /**
     * The last failure; null without one.
     */
    lastErrorAt: Timestamp | null;
    /**
     * What failed last, for a person, up to 500 characters; null without a failure.
     */
    lastError: string | null;
    /**
     * Features of the product that suffer now; empty while all is well.
     */
    affectedFeatures: Array<string>;
};
/**
 * The dimensions by which web analytics metrics are broken down.
 */
export declare const AnalyticsDimension: {
    readonly SessionDefaultChannelGroup: 'sessionDefaultChannelGroup';
    readonly SourceMedium: 'sourceMedium';
    readonly LandingPage: 'landingPage';
    readonly DeviceCategory: 'deviceCategory';
    readonly Country: 'country';
    readonly CampaignName: 'campaignName';
};
/**
 * The dimensions by which web analytics metrics are broken down.
 */
export type AnalyticsDimension = typeof AnalyticsDimension[keyof typeof AnalyticsDimension];
/**
 * Hours in which no one is told; what is found then is told when they end.
 */
export type QuietHours = {
    /**
     * When they begin, `HH:MM` in the account's time zone.
     */
    from: string;
    /**
     * When they end, `HH:MM`; an earlier time than `from` means the next day.
     */
    to: string;
};
/**
 * Who made a change.
 */
export declare const ChangeActor: {
    /**
     * Person
     */
    readonly Person: 1;
    /**
     * Service
     */
    readonly Service: 2;
    /**
     * Network
     */
    readonly Network: 3;
};
/**
 * Who made a change.
 */
export type ChangeActor = typeof ChangeActor[keyof typeof ChangeActor];
/**
 * What was done to a thing; further ones may come.
 */
export declare const ChangeAction: {
    /**
     * Created
     */
    readonly Created: 1;
    /**
     * Changed
     */
    readonly Changed: 2;
    /**
     * Deleted
     */
    readonly Deleted: 3;
    /**
     * Restored
     */
    readonly Restored: 4;
    /**
     * Shared
     */
    readonly Shared: 5;
    /**
     * Repeated
     */
    readonly Repeated: 6;
    /**
     * Closed
     */
    readonly Closed: 7;
    /**
     * Approved
     */
    readonly Approved: 8;
    /**
     * Published
     */
    readonly Published: 9;
    /**
     * Failed
     */
    readonly Failed: 10;
};
/**
 * What was done to a thing; further ones may come.
 */
export type ChangeAction = typeof ChangeAction[keyof typeof ChangeAction];
/**
 * One change of one field, or an event of the whole thing.
 */
export type ChangeEntry = {
    /**
     * The entry.
     */
    id: Id;
    /**
     * When it happened.
     */
    occurredAt: Timestamp;
    /**
     * Who did it.
     */
    actor: ChangeActor;
    /**
     * The name of the person or the network, up to 201 characters; null for the service.
     */
    actorName: string | null;
    /**
     * What was done.
     */
    action: ChangeAction;
    /**
     * The field that was changed, by its name in the contract; null for an event of the whole thing.
     */
    field: string | null;
    /**
     * The value before: names of people and strategies, values of enumerations as digits, days as `YYYY-MM-DD`, times in UTC, long texts shortened to 500 characters; null when there was none.
     */
    before: string | null;
    /**
     * The value since then, in the same form; null when it was removed.
     */
    after: string | null;
};
/**
 * One page of changes.
 */
export type ChangeEntryPage = PageFields & {
    /**
     * The changes of this page, newest first.
     */
    items: Array<ChangeEntry>;
};
/**
 * The state of a strategy. From 1 to 2 or 5; from 2 to 3 or 4; from 3 to 2, 4 or 5; from 4 to 2 or 5; from 5 to 1.
 */
export declare const StrategyStatus: {
    /**
     * Draft
     */
    readonly Draft: 1;
    /**
     * Active
     */
    readonly Active: 2;
    /**
     * Paused
     */
    readonly Paused: 3;
    /**
     * Completed
     */
    readonly Completed: 4;
    /**
     * Archived
     */
    readonly Archived: 5;
};
/**
 * The state of a strategy. From 1 to 2 or 5; from 2 to 3 or 4; from 3 to 2, 4 or 5; from 4 to 2 or 5; from 5 to 1.
 */
export type StrategyStatus = typeof StrategyStatus[keyof typeof StrategyStatus];
/**
 * Whether a strategy will reach its target, by the forecast for its last day. 1: the middle of the forecast reaches it. 2: only the better end of the range does. 3: not even that end. 4: fewer than 7 days, or fewer than 20 conversions of a metric that is made of them. 5: the metric has no values.
 */
export declare const StrategyHealth: {
    /**
     * OnTrack
     */
    readonly OnTrack: 1;
    /**
     * AtRisk
     */
    readonly AtRisk: 2;
    /**
     * OffTrack
     */
    readonly OffTrack: 3;
    /**
     * TooEarly
     */
    readonly TooEarly: 4;
    /**
     * NoData
     */
    readonly NoData: 5;
};
/**
 * Whether a strategy will reach its target, by the forecast for its last day. 1: the middle of the forecast reaches it. 2: only the better end of the range does. 3: not even that end. 4: fewer than 7 days, or fewer than 20 conversions of a metric that is made of them. 5: the metric has no values.
 */
export type StrategyHealth = typeof StrategyHealth[keyof typeof StrategyHealth];
/**
 * Where the metric of a strategy comes from; with 5 (Own) people enter its values.
 */
export declare const StrategyMetricSource: {
    /**
     * Ads
     */
    readonly Ads: 1;
    /**
     * WebAnalytics
     */
    readonly WebAnalytics: 2;
    /**
     * Social
     */
    readonly Social: 3;
    /**
     * Survey
     */
    readonly Survey: 4;
    /**
     * Own
     */
    readonly Own: 5;
};
/**
 * Where the metric of a strategy comes from; with 5 (Own) people enter its values.
 */
export type StrategyMetricSource = typeof StrategyMetricSource[keyof typeof StrategyMetricSource];
/**
 * What the metric is restricted to; an empty object for everything the source has. Campaigns belong to source 1, dimension and value to 2, channels and labels to 3, survey and question to 4.
 */
export type StrategyScope = {
    /**
     * Only in a private strategy, the account whose metrics are read; the person must be a member of it.
     */
    accountId?: Id;
    /**
     * Campaigns of the selected client account.
     */
    campaignIds?: Array<Id>;
    /**
     * A dimension of web analytics; only together with `dimensionValue`.
     */
    dimension?: AnalyticsDimension;
    /**
     * One value of the dimension, 1 to 500 characters.
     */
    dimensionValue?: string;
    /**
     * Social channels.
     */
    channelIds?: Array<Id>;
    /**
     * Labels of social posts; a post with one of them belongs to the scope.
     */
    labels?: Array<string>;
    /**
     * The survey; required for source 4.
     */
    surveyId?: Id;
    /**
     * The question; required for `nps` and `average`.
     */
    questionId?: Id;
};
/**
 * How the values of a metric are formatted: `count` of things, `money` in the account's currency, `rate` from 0 to 1, `ratio` as a multiple, `duration` in seconds.
 */
export declare const StrategyUnit: {
    readonly Count: 'count';
    readonly Money: 'money';
    readonly Rate: 'rate';
    readonly Ratio: 'ratio';
    readonly Duration: 'duration';
};
/**
 * How the values of a metric are formatted: `count` of things, `money` in the account's currency, `rate` from 0 to 1, `ratio` as a multiple, `duration` in seconds.
 */
export type StrategyUnit = typeof StrategyUnit[keyof typeof StrategyUnit];
/**
 * The metric a strategy is measured by.
 */
export type StrategyKpi = {
    /**
     * What is measured: a key of MetricSet (source 1), an AnalyticsMetric (2), a key of SocialPostMetrics (3), `nps`, `average` or `responseCount` (4), or a name of one's own (5); 1 to 60 characters.
     */
    metric: string;
    /**
     * Where it comes from.
     */
    source: StrategyMetricSource;
    /**
     * What it is restricted to.
     */
    scope: StrategyScope;
    /**
     * The value to reach, in `unit`.
     */
    target: number;
    /**
     * The value to compare with, in `unit`: that of the period of equal length before the first day, or the one a person entered; null when it is not known.
     */
    baseline: number | null;
    /**
     * The value now, from the first day on, in `unit`; null before the first value has come in.
     */
    current: number | null;
    /**
     * Whether a higher value is better; false for costs per result.
     */
    isGoodWhenUp: boolean;
    /**
     * How the values are formatted.
     */
    unit: StrategyUnit;
};
/**
 * How much a strategy matters beside the others.
 */
export declare const StrategyPriority: {
    /**
     * Low
     */
    readonly Low: 1;
    /**
     * Medium
     */
    readonly Medium: 2;
    /**
     * High
     */
    readonly High: 3;
};
/**
 * How much a strategy matters beside the others.
 */
export type StrategyPriority = typeof StrategyPriority[keyof typeof StrategyPriority];
/**
 * A way to reach people, paid or not.
 */
export declare const MarketingChannel: {
    /**
     * Search
     */
    readonly Search: 1;
    /**
     * Shopping
     */
    readonly Shopping: 2;
    /**
     * Display
     */
    readonly Display: 3;
    /**
     * Video
     */
    readonly Video: 4;
    /**
     * PaidSocial
     */
    readonly PaidSocial: 5;
    /**
     * OrganicSocial
     */
    readonly OrganicSocial: 6;
    /**
     * Email
     */
    readonly Email: 7;
    /**
     * Content
     */
    readonly Content: 8;
};
/**
 * A way to reach people, paid or not.
 */
export type MarketingChannel = typeof MarketingChannel[keyof typeof MarketingChannel];
/**
 * Who or what drew a strategy up.
 */
export declare const StrategySource: {
    /**
     * Person
     */
    readonly Person: 1;
    /**
     * Ai
     */
    readonly Ai: 2;
    /**
     * Template
     */
    readonly Template: 3;
};
/**
 * Who or what drew a strategy up.
 */
export type StrategySource = typeof StrategySource[keyof typeof StrategySource];
/**
 * Why a strategy has its health. 1 to 3: where the forecast lies beside the target. 4 and 5: too few days or conversions. 6: no account is connected, or the scope has nothing. 7: nobody has entered enough values yet. 8 and 9: the period has ended, above or below the target.
 */
export declare const StrategyHealthCause: {
    /**
     * ForecastReachesTarget
     */
    readonly ForecastReachesTarget: 1;
    /**
     * OnlyBestCaseReachesTarget
     */
    readonly OnlyBestCaseReachesTarget: 2;
    /**
     * ForecastMissesTarget
     */
    readonly ForecastMissesTarget: 3;
    /**
     * TooFewDays
     */
    readonly TooFewDays: 4;
    /**
     * TooFewConversions
     */
    readonly TooFewConversions: 5;
    /**
     * NotConnected
     */
    readonly NotConnected: 6;
    /**
     * TooFewValues
     */
    readonly TooFewValues: 7;
    /**
     * EndedReached
     */
    readonly EndedReached: 8;
    /**
     * EndedMissed
     */
    readonly EndedMissed: 9;
};
/**
 * Why a strategy has its health. 1 to 3: where the forecast lies beside the target. 4 and 5: too few days or conversions. 6: no account is connected, or the scope has nothing. 7: nobody has entered enough values yet. 8 and 9: the period has ended, above or below the target.
 */
export type StrategyHealthCause = typeof StrategyHealthCause[keyof typeof StrategyHealthCause];
/**
 * The value expected on the last day; four of five such ranges hold the real one.
 */
export type StrategyForecast = {
    /**
     * The lower end of the 80 % range.
     */
    low: number;
    /**
     * The median.
     */
    middle: number;
    /**
     * The upper end of the 80 % range.
     */
    high: number;
};
/**
 * The cause of a strategy's health, with the numbers it follows from.
 */
export type StrategyHealthReason = {
    /**
     * What decides.
     */
    cause: StrategyHealthCause;
    /**
     * The days measured since the first one.
     */
    dayCount: Count;
    /**
     * The conversions in these days; null for a metric that is not made of conversions.
     */
    conversionCount: number | null;
    /**
     * The value expected on the last day; null without a forecast.
     */
    forecast: StrategyForecast | null;
};
/**
 * A person's own assessment, shown beside the calculated health.
 */
export type StrategyHealthOverride = {
    /**
     * The assessment, 1 to 3.
     */
    health: StrategyHealth;
    /**
     * The reason, 1 to 500 characters.
     */
    text: string;
    /**
     * Who said so, up to 201 characters.
     */
    authorName: string;
    /**
     * When it was said.
     */
    createdAt: Timestamp;
};
/**
 * How a completed strategy ended.
 */
export declare const StrategyOutcome: {
    /**
     * Reached
     */
    readonly Reached: 1;
    /**
     * NotReached
     */
    readonly NotReached: 2;
    /**
     * GivenUp
     */
    readonly GivenUp: 3;
};
/**
 * How a completed strategy ended.
 */
export type StrategyOutcome = typeof StrategyOutcome[keyof typeof StrategyOutcome];
/**
 * A strategy as lists show it, without its longer texts.
 */
export type StrategySummary = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
    /**
     * The currency of the budget and the targets, that of the account; null for a private strategy, which belongs to no account.
     */
    currencyCode: CurrencyCode | null;
    /**
     * The strategy.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    strategyId: Id;
    /**
     * Its title, 1 to 100 characters.
     */
    title: string;
    /**
     * A `digitalMarketingGoals` value of GET /App/constants.
     */
    goal: number;
    /**
     * The metric it is measured by.
     */
    kpi: StrategyKpi;
    /**
     * The state of the strategy.
     */
    status: StrategyStatus;
    /**
     * How much it matters.
     */
    priority: StrategyPriority;
    /**
     * The channels it uses; empty while that is open.
     */
    channels: Array<MarketingChannel>;
    /**
     * What may be spent over the whole period, in the account's currency, from 0; null without a budget.
     */
    budget: Money | null;
    /**
     * The first day.
     */
    startsOn: CalendarDate;
    /**
     * The last day, not before the first.
     */
    dueOn: CalendarDate;
    /**
     * The member who answers for it; null in a private plan, and when the owner has left the account.
     */
    ownerUserId: Id | null;
    /**
     * The owner's name, up to 201 characters; null when `ownerUserId` is null.
     */
    ownerName: string | null;
    /**
     * Tasks that belong to it, without cancelled ones.
     */
    taskCount: Count;
    /**
     * Those of them that are done.
     */
    doneTaskCount: Count;
    /**
     * doneTaskCount / taskCount; 0 without tasks.
     */
    progress: Rate;
    /**
     * Who or what drew it up.
     */
    source: StrategySource;
    /**
     * The calculated health; null unless the strategy is active.
     */
    health: StrategyHealth | null;
    /**
     * Why; null when `health` is null.
     */
    healthReason: StrategyHealthReason | null;
    /**
     * A person's own assessment; null when nobody has one.
     */
    healthOverride: StrategyHealthOverride | null;
    /**
     * What the campaigns in the scope have cost since the first day, up to yesterday or the last day; all campaigns of the selected client account for source 1 without campaigns. Null for other sources without campaigns, and without a connection.
     */
    spent: Money | null;
    /**
     * How it ended; null unless it is completed.
     */
    outcome: StrategyOutcome | null;
    /**
     * When it was completed; null before. The metric is read up to this day.
     */
    closedAt: Timestamp | null;
    /**
     * The metric from the first day to each of the last 30 days with data, the oldest first; for a sparkline.
     */
    recentValues: Array<number>;
    /**
     * When it was deleted; null unless it is listed with `isDeleted`.
     */
    deletedAt: Timestamp | null;
    /**
     * The last change of the strategy itself.
     */
    updatedAt: Timestamp;
};
/**
 * One page of strategies.
 */
export type StrategyPage = PageFields & {
    /**
     * The strategies of this page.
     */
    items: Array<StrategySummary>;
};
/**
 * The metric a strategy is measured by, as it is written.
 */
export type StrategyKpiDraft = {
    /**
     * What is measured: a key of MetricSet (source 1), an AnalyticsMetric (2), a key of SocialPostMetrics (3), `nps`, `average` or `responseCount` (4), or a name of one's own (5); 1 to 60 characters.
     */
    metric: string;
    /**
     * Where it comes from; by default 1 for a key of MetricSet and 5 for any other name.
     */
    source?: StrategyMetricSource;
    /**
     * What it is restricted to; nothing by default.
     */
    scope?: StrategyScope;
    /**
     * The value to reach, in `unit`.
     */
    target: number;
    /**
     * The value at the beginning. Counts for source 5 only; the service knows it of the others.
     */
    baseline?: number | null;
    /**
     * The value now, in `unit`. Counts for source 5 only; the service knows it of the others.
     */
    current?: number | null;
    /**
     * Whether a higher value is better. Counts for source 5 only, where it follows from `baseline` and `target` by default; the service knows it of the others.
     */
    isGoodWhenUp?: boolean;
    /**
     * How the values are formatted.
     */
    unit: StrategyUnit;
};
/**
 * A person's own assessment.
 */
export type StrategyHealthOverrideDraft = {
    /**
     * The assessment, 1 to 3.
     */
    health: StrategyHealth;
    /**
     * The reason, 1 to 500 characters.
     */
    text: string;
};
/**
 * How soon a task wants attention.
 */
export declare const TaskPriority: {
    /**
     * Low
     */
    readonly Low: 1;
    /**
     * Normal
     */
    readonly Normal: 2;
    /**
     * High
     */
    readonly High: 3;
    /**
     * Urgent
     */
    readonly Urgent: 4;
};
/**
 * How soon a task wants attention.
 */
export type TaskPriority = typeof TaskPriority[keyof typeof TaskPriority];
/**
 * One step of a task.
 */
export type ChecklistItem = {
    /**
     * The step, 1 to 200 characters.
     */
    text: string;
    /**
     * Whether it is ticked.
     */
    isDone: boolean;
};
/**
 * What a task has come from.
 */
export declare const TaskOriginKind: {
    /**
     * Anomaly
     */
    readonly Anomaly: 1;
    /**
     * Execution
     */
    readonly Execution: 2;
    /**
     * Analysis
     */
    readonly Analysis: 3;
    /**
     * Person
     */
    readonly Person: 4;
    /**
     * Finding
     */
    readonly Finding: 5;
    /**
     * Violation
     */
    readonly Violation: 6;
    /**
     * SocialPost
     */
    readonly SocialPost: 7;
    /**
     * Survey
     */
    readonly Survey: 8;
    /**
     * Strategy
     */
    readonly Strategy: 9;
    /**
     * Design
     */
    readonly Design: 10;
};
/**
 * What a task has come from.
 */
export type TaskOriginKind = typeof TaskOriginKind[keyof typeof TaskOriginKind];
/**
 * What a new task comes from.
 */
export type TaskOriginDraft = {
    /**
     * What it is.
     */
    kind: TaskOriginKind;
    /**
     * The anomaly, the execution of the autopilot, the analysis, the person, the finding, the rule whose match it is, the post, the survey, the strategy, or the design.
     */
    id: Id;
    /**
     * Its name for display, up to 255 characters; null, the default, when there is none.
     */
    title?: string | null;
    /**
     * The campaign, ad group, keyword or other item of a match; null, the default, without one.
     */
    entity?: EntityRef | null;
};
/**
 * How often a task comes back.
 */
export declare const TaskRepeatFrequency: {
    /**
     * Daily
     */
    readonly Daily: 1;
    /**
     * Weekly
     */
    readonly Weekly: 2;
    /**
     * Monthly
     */
    readonly Monthly: 3;
};
/**
 * How often a task comes back.
 */
export type TaskRepeatFrequency = typeof TaskRepeatFrequency[keyof typeof TaskRepeatFrequency];
/**
 * When a task comes back after it was done. Its next due day is the first one of the pattern after the day it was due, and after today.
 */
export type TaskRepeat = {
    /**
     * Every day, week or month.
     */
    frequency: TaskRepeatFrequency;
    /**
     * Every how many days, weeks or months, 1 to 30.
     */
    interval: number;
    /**
     * The days of the week, 1 for Monday to 7 for Sunday; with frequency 2 only, elsewhere empty. Empty stands for the weekday of the due day.
     */
    weekDays: Array<number>;
    /**
     * The last day on which it may be due; null without an end.
     */
    endsOn: CalendarDate | null;
};
/**
 * A task as it is written. What is left out takes its default in a new task and keeps its value in an existing one.
 */
export type TaskDraft = {
    /**
     * Its title, 1 to 100 characters.
     */
    title: string;
    /**
     * What is to be done, in Markdown, up to 10,000 characters; empty by default.
     */
    description?: string;
    /**
     * The strategy it belongs to, of the same account or the same private plan; null for none, the default.
     */
    strategyId?: Id | null;
    /**
     * How soon it wants attention; 2 by default.
     */
    priority?: TaskPriority;
    /**
     * The member who does it, with role user or higher; null for no one, the default. In a private plan only null.
     */
    assigneeUserId?: Id | null;
    /**
     * The day it is due; null for none, the default.
     */
    dueOn?: CalendarDate | null;
    /**
     * The work it takes, in hours, from 0 to 1,000; null for no estimate, the default.
     */
    estimateHours?: number | null;
    /**
     * Words to find it by; none by default.
     */
    labels?: Array<string>;
    /**
     * All its steps, in the order to be taken; none by default.
     */
    checklist?: Array<ChecklistItem>;
    /**
     * What it comes from; the caller (kind 4) by default. Counts for a new task only.
     */
    origin?: TaskOriginDraft;
    /**
     * When it comes back after it was done; null for a task that is done once, the default. Needs `dueOn`.
     */
    repeat?: TaskRepeat | null;
    /**
     * Files that belong to it; none by default.
     */
    attachmentFileIds?: Array<Id>;
};
/**
 * A strategy as it is written. What is left out takes its default in a new strategy and keeps its value in an existing one.
 */
export type StrategyDraft = {
    /**
     * Its title, 1 to 100 characters.
     */
    title: string;
    /**
     * What is to be done and why, in Markdown, up to 10,000 characters; empty by default.
     */
    description?: string;
    /**
     * A `digitalMarketingGoals` value of GET /App/constants.
     */
    goal: number;
    /**
     * The metric it is measured by.
     */
    kpi: StrategyKpiDraft;
    /**
     * The state; a new strategy is a draft (1, the default) or active (2).
     */
    status?: StrategyStatus;
    /**
     * How much it matters; 2 by default.
     */
    priority?: StrategyPriority;
    /**
     * The channels it uses; none by default.
     */
    channels?: Array<MarketingChannel>;
    /**
     * What may be spent over the whole period, in the account's currency, from 0; null for no budget, the default.
     */
    budget?: number | null;
    /**
     * The first day.
     */
    startsOn: CalendarDate;
    /**
     * The last day, not before the first.
     */
    dueOn: CalendarDate;
    /**
     * The member who answers for it, with role user or higher; the caller by default. In a private plan only null.
     */
    ownerUserId?: Id | null;
    /**
     * Who or what drew it up; 1 by default. Counts for a new strategy only.
     */
    source?: StrategySource;
    /**
     * One's own assessment of an active strategy; null ends it.
     */
    healthOverride?: StrategyHealthOverrideDraft | null;
    /**
     * How it ended; only together with status 4.
     */
    outcome?: StrategyOutcome;
    /**
     * What was learned, up to 2,000 characters; null for nothing, the default.
     */
    learning?: string | null;
    /**
     * Tasks to begin with. Counts for a new strategy only; `strategyId` of these tasks is the new one.
     */
    tasks?: Array<TaskDraft>;
};
/**
 * A plan with a goal, a metric with a target, and a period: shared with the team of an account, or private to one person.
 */
export type Strategy = StrategySummary & {
    /**
     * What is to be done and why, in Markdown, up to 10,000 characters; empty when nothing was written.
     */
    description: string;
    /**
     * What was learned, written when it was completed, up to 2,000 characters; null while there is none.
     */
    learning: string | null;
};
/**
 * A task of a template.
 */
export type StrategyTemplateTask = {
    /**
     * Its title in the language of the request, 1 to 100 characters.
     */
    title: string;
    /**
     * What is to be done, in Markdown, up to 1,000 characters.
     */
    description: string;
    /**
     * The day it is due, in days after the first one.
     */
    dayOffset: number;
    /**
     * How soon it wants attention.
     */
    priority: TaskPriority;
};
/**
 * A strategy to begin with, for one goal.
 */
export type StrategyTemplate = {
    /**
     * The name by which an address refers to the template, 1 to 40 characters.
     */
    key: string;
    /**
     * A `digitalMarketingGoals` value of GET /App/constants.
     */
    goal: number;
    /**
     * Whether the account chose this goal; such templates come first.
     */
    isOwnGoal: boolean;
    /**
     * Its title in the language of the request, 1 to 100 characters.
     */
    title: string;
    /**
     * What is to be done and why, in Markdown, up to 2,000 characters.
     */
    description: string;
    /**
     * The metric it is measured by, of `source`; 1 to 60 characters.
     */
    metric: string;
    /**
     * Where the metric comes from.
     */
    source: StrategyMetricSource;
    /**
     * How its values are formatted.
     */
    unit: StrategyUnit;
    /**
     * Whether a higher value is better.
     */
    isGoodWhenUp: boolean;
    /**
     * The value in the last `days` days; null without data.
     */
    baseline: number | null;
    /**
     * A tenth better than `baseline`; null without data.
     */
    suggestedTarget: number | null;
    /**
     * The channels it uses.
     */
    channels: Array<MarketingChannel>;
    /**
     * How long it takes, in days.
     */
    days: number;
    /**
     * The tasks it begins with.
     */
    tasks: Array<StrategyTemplateTask>;
    /**
     * The currency of the account, for values of the unit `money`.
     */
    currencyCode: CurrencyCode;
};
/**
 * A metric and a period that a strategy is being planned with.
 */
export type StrategyTargetPreviewRequest = {
    /**
     * The metric, of `source`; 1 to 60 characters.
     */
    metric: string;
    /**
     * Where it comes from.
     */
    source: StrategyMetricSource;
    /**
     * What it is restricted to; nothing by default.
     */
    scope?: StrategyScope;
    /**
     * The first day.
     */
    startsOn: CalendarDate;
    /**
     * The last day, not before the first.
     */
    dueOn: CalendarDate;
};
/**
 * A past period of the length of the planned one.
 */
export type StrategyPastPeriod = {
    /**
     * Its first day.
     */
    startsOn: CalendarDate;
    /**
     * Its last day.
     */
    endsOn: CalendarDate;
    /**
     * The value of the metric over the whole period; null without data.
     */
    value: number | null;
};
/**
 * What the metric was over past periods of the length of the planned one.
 */
export type StrategyTargetPreview = {
    /**
     * The currency of values of the unit `money`; null for a private strategy without an account.
     */
    currencyCode: CurrencyCode | null;
    /**
     * The length of each period, in days.
     */
    dayCount: number;
    /**
     * Whether a higher value is better.
     */
    isGoodWhenUp: boolean;
    /**
     * Up to 8 periods without gaps, the oldest first; empty without data.
     */
    periods: Array<StrategyPastPeriod>;
    /**
     * The best of them; null without data.
     */
    best: StrategyPastPeriod | null;
    /**
     * The same days a year ago; null without data.
     */
    lastYear: StrategyPastPeriod | null;
};
/**
 * One day of a strategy.
 */
export type StrategyMetricPoint = {
    /**
     * The day.
     */
    day: CalendarDate;
    /**
     * The value from the first day to this one; null for days without data, and for days to come.
     */
    value: number | null;
    /**
     * The value that leads to the target, by the weekdays and the season of the account; null without a profile and for drafts.
     */
    needed: number | null;
    /**
     * The lower end of the forecast for a day to come; null for other days.
     */
    low: number | null;
    /**
     * The median of the forecast for a day to come; null for other days.
     */
    middle: number | null;
    /**
     * The upper end of the forecast for a day to come; null for other days.
     */
    high: number | null;
};
/**
 * How a forecast is made. 1: the level of each weekday in the recent days, multiplied by the season index of the same days a year ago where they are known, with a range from resampled days. 2: the last value, continued by resampled changes between the values entered.
 */
export declare const StrategyForecastMethod: {
    readonly WeekdayAndSeason: 1;
    readonly RecentChanges: 2;
};
/**
 * How a forecast is made. 1: the level of each weekday in the recent days, multiplied by the season index of the same days a year ago where they are known, with a range from resampled days. 2: the last value, continued by resampled changes between the values entered.
 */
export type StrategyForecastMethod = typeof StrategyForecastMethod[keyof typeof StrategyForecastMethod];
/**
 * The metric of a strategy by day, with the path it needs and the forecast.
 */
export type StrategyMetricSeries = {
    /**
     * The strategy.
     */
    strategyId: Id;
    /**
     * The currency of amounts of money; null for a private strategy without an account.
     */
    currencyCode: CurrencyCode | null;
    /**
     * The metric of the strategy, 1 to 60 characters.
     */
    metric: string;
    /**
     * Where it comes from.
     */
    source: StrategyMetricSource;
    /**
     * How the values are formatted.
     */
    unit: StrategyUnit;
    /**
     * Whether a higher value is better.
     */
    isGoodWhenUp: boolean;
    /**
     * The value to compare with; null when it is not known.
     */
    baseline: number | null;
    /**
     * The value to reach.
     */
    target: number;
    /**
     * The first day.
     */
    startsOn: CalendarDate;
    /**
     * The last day.
     */
    dueOn: CalendarDate;
    /**
     * The last day with a value; null without one.
     */
    dataThrough: CalendarDate | null;
    /**
     * Every day from the first to the last; of a period longer than 800 days the newest 800.
     */
    points: Array<StrategyMetricPoint>;
    /**
     * The value expected on the last day; null while it is too early, without data, and after the end.
     */
    forecast: StrategyForecast | null;
    /**
     * How the forecast is made; null without one.
     */
    method: StrategyForecastMethod | null;
    /**
     * How many courses of the days to come were drawn; 0 without a forecast.
     */
    resamplingCount: Count;
    /**
     * The days before today the courses are drawn from; 0 without a forecast.
     */
    historyDays: Count;
    /**
     * When this was calculated.
     */
    calculatedAt: Timestamp;
};
/**
 * What a person says about a strategy, with the metric as it was then.
 */
export type StrategyCheckIn = {
    /**
     * The check-in.
     */
    id: Id;
    /**
     * The strategy.
     */
    strategyId: Id;
    /**
     * What is said, 1 to 2,000 characters.
     */
    text: string;
    /**
     * The value of the metric at that time; null when there was none.
     */
    value: number | null;
    /**
     * The calculated health at that time; null of a strategy that was not active.
     */
    calculatedHealth: StrategyHealth | null;
    /**
     * The person's own assessment, 1 to 3; null when they agreed with the calculated one.
     */
    health: StrategyHealth | null;
    /**
     * Who wrote it; null when the person has left.
     */
    authorUserId: Id | null;
    /**
     * The name of the author, up to 201 characters.
     */
    authorName: string;
    /**
     * When it was written.
     */
    createdAt: Timestamp;
};
/**
 * One page of check-ins.
 */
export type StrategyCheckInPage = PageFields & {
    /**
     * The check-ins of this page.
     */
    items: Array<StrategyCheckIn>;
};
/**
 * A check-in as it is written.
 */
export type StrategyCheckInDraft = {
    /**
     * What is said, 1 to 2,000 characters.
     */
    text: string;
    /**
     * The value of the metric now. For source 5 only; the service reads the others.
     */
    value?: number;
    /**
     * One's own assessment, 1 to 3. It becomes the `healthOverride` of the strategy; without it, an earlier one ends.
     */
    health?: StrategyHealth;
};
/**
 * What may have moved the metric of a strategy.
 */
export declare const StrategyEventKind: {
    /**
     * TaskDone
     */
    readonly TaskDone: 1;
    /**
     * PostPublished
     */
    readonly PostPublished: 2;
    /**
     * RuleRun
     */
    readonly RuleRun: 3;
    /**
     * Anomaly
     */
    readonly Anomaly: 4;
    /**
     * CheckIn
     */
    readonly CheckIn: 5;
};
/**
 * What may have moved the metric of a strategy.
 */
export type StrategyEventKind = typeof StrategyEventKind[keyof typeof StrategyEventKind];
/**
 * Something that happened during a strategy and may have moved its metric.
 */
export type StrategyEvent = {
    /**
     * The event.
     */
    id: Id;
    /**
     * What it is.
     */
    kind: StrategyEventKind;
    /**
     * The day in the account's time zone, for the time axis of the metric.
     */
    day: CalendarDate;
    /**
     * When it happened.
     */
    occurredAt: Timestamp;
    /**
     * The title of the task or post, the name of the rule or of the metric, or the beginning of a check-in; up to 200 characters.
     */
    title: string;
    /**
     * The task, post, execution, anomaly or check-in.
     */
    subjectId: Id;
    /**
     * The changes a rule applied; null for other kinds.
     */
    changeCount: Count | null;
    /**
     * Whether an anomaly was for the better; null for other kinds.
     */
    isGood: boolean | null;
};
/**
 * One page of events.
 */
export type StrategyEventPage = PageFields & {
    /**
     * The events of this page.
     */
    items: Array<StrategyEvent>;
};
/**
 * The state of a task. From 1 to 2, 4, 5 or 6; from 2 to 1, 3, 4, 5 or 6; from 3 to 2, 4, 5 or 6; from 4 to 2; from 5 to 1, 2 or 6; from 6 to 1.
 */
export declare const TaskStatus: {
    /**
     * ToDo
     */
    readonly ToDo: 1;
    /**
     * InProgress
     */
    readonly InProgress: 2;
    /**
     * InReview
     */
    readonly InReview: 3;
    /**
     * Done
     */
    readonly Done: 4;
    /**
     * Blocked
     */
    readonly Blocked: 5;
    /**
     * Cancelled
     */
    readonly Cancelled: 6;
};
/**
 * The state of a task. From 1 to 2, 4, 5 or 6; from 2 to 1, 3, 4, 5 or 6; from 3 to 2, 4, 5 or 6; from 4 to 2; from 5 to 1, 2 or 6; from 6 to 1.
 */
export type TaskStatus = typeof TaskStatus[keyof typeof TaskStatus];
/**
 * A task as lists show it, without its text, steps, comments and files.
 */
export type TaskSummary = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: number;
    /**
     * The task.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    taskId: Id;
    /**
     * The present round of work on it. A new round begins when a task done or cancelled is taken up again. Null in a private plan.
     */
    accountTaskProgressId: Id | null;
    /**
     * The strategy it belongs to; null when it stands alone.
     */
    strategyId: Id | null;
    /**
     * Its title, 1 to 100 characters.
     */
    title: string;
    /**
     * The state of the task.
     */
    status: TaskStatus;
    /**
     * How soon it wants attention.
     */
    priority: TaskPriority;
    /**
     * The member who does it; null for no one yet, and in a private plan.
     */
    assigneeUserId: Id | null;
    /**
     * The assignee's name, up to 201 characters; null when `assigneeUserId` is null.
     */
    assigneeName: string | null;
    /**
     * The day it is due; null without one.
     */
    dueOn: CalendarDate | null;
    /**
     * The work it takes, in hours, from 0 to 1,000; null when not estimated.
     */
    estimateHours: number | null;
    /**
     * Words to find it by.
     */
    labels: Array<string>;
    /**
     * How much of it is done, in percent, 0 to 100; 100 exactly when its state is 4.
     */
    progress: number;
    /**
     * What it has come from; null when that is not known.
     */
    originKind: TaskOriginKind | null;
    /**
     * How many comments it has.
     */
    commentCount: Count;
    /**
     * How many steps it has.
     */
    checklistCount: Count;
    /**
     * How many of its steps are ticked.
     */
    checklistDoneCount: Count;
    /**
     * How many files belong to it.
     */
    attachmentCount: Count;
    /**
     * True if its due day is over and it is neither done nor cancelled.
     */
    isOverdue: boolean;
    /**
     * True if it comes back after it was done.
     */
    isRepeating: boolean;
    /**
     * When it was created.
     */
    createdAt: Timestamp;
    /**
     * When it was last changed.
     */
    updatedAt: Timestamp;
    /**
     * When it was done; null in every other state.
     */
    completedAt: Timestamp | null;
    /**
     * When it was deleted; null unless it was. It can be restored for 30 days from then.
     */
    deletedAt: Timestamp | null;
};
/**
 * One page of tasks.
 */
export type TaskPage = PageFields & {
    /**
     * The tasks of this page.
     */
    items: Array<TaskSummary>;
};
/**
 * What is to change about several tasks; what is left out keeps its value. Needs something to change.
 */
export type TasksUpdate = {
    /**
     * The tasks.
     */
    ids: Array<Id>;
    /**
     * The new state of each; those whose state does not lead there are named in `refusedIds`.
     */
    status?: TaskStatus;
    /**
     * The new priority of each.
     */
    priority?: TaskPriority;
    /**
     * The member who does each of them, with role user or higher; null for no one. In a private plan only null.
     */
    assigneeUserId?: Id | null;
    /**
     * The day each of them is due; null for none.
     */
    dueOn?: CalendarDate | null;
    /**
     * The strategy each of them belongs to; null for none.
     */
    strategyId?: Id | null;
    /**
     * Labels that each of them gets, as far as a task can have them.
     */
    addedLabels?: Array<string>;
    /**
     * True deletes each of them, false restores those that were deleted within the last 30 days.
     */
    isDeleted?: boolean;
};
/**
 * What became of a change of several tasks.
 */
export type TasksUpdated = {
    /**
     * The tasks as they are now, in the order of the request, those that were deleted included.
     */
    items: Array<TaskSummary>;
    /**
     * Those of the request that are not there; empty when all were found.
     */
    missingIds: Array<Id>;
    /**
     * Those whose state does not lead to the one named; nothing about them was changed.
     */
    refusedIds: Array<Id>;
};
/**
 * What a person has said about a thing.
 */
export type Comment = {
    /**
     * The comment.
     */
    id: Id;
    /**
     * Who wrote it, for whom it is editable; null when that is not known any longer.
     */
    authorUserId: Id | null;
    /**
     * Who wrote it, 1 to 201 characters; the name stays after the person has left.
     */
    authorName: string;
    /**
     * Plain text, 1 to 4,000 characters.
     */
    text: string;
    /**
     * Members it mentions by name.
     */
    mentionedUserIds: Array<Id>;
    /**
     * When it was written.
     */
    createdAt: Timestamp;
    /**
     * When it was last changed; null when it never was.
     */
    editedAt: Timestamp | null;
};
/**
 * What a task has come from, so that a screen can lead back to it, and what is known of it now.
 */
export type TaskOrigin = {
    /**
     * What it is.
     */
    kind: TaskOriginKind;
    /**
     * The anomaly, the execution of the autopilot, the analysis, the person, the finding, the rule whose match it is, the post, the survey, the strategy, or the design.
     */
    id: Id;
    /**
     * Its name for display, up to 255 characters; null without one.
     */
    title: string | null;
    /**
     * The rule of a match; null for every other kind.
     */
    ruleId: Id | null;
    /**
     * The item of a match; null without one.
     */
    entity: EntityRef | null;
    /**
     * True if it no longer exists, so that nothing leads back to it.
     */
    isGone: boolean;
    /**
     * True if the reason has ended, such as a match that no longer matches, or an anomaly that was resolved.
     */
    isSolved: boolean;
};
/**
 * What a finished task has brought, as far as it can be measured.
 */
export declare const TaskEffectState: {
    /**
     * Better
     */
    readonly Better: 1;
    /**
     * Same
     */
    readonly Same: 2;
    /**
     * Worse
     */
    readonly Worse: 3;
    /**
     * TooEarly
     */
    readonly TooEarly: 4;
    /**
     * TooLittleData
     */
    readonly TooLittleData: 5;
};
/**
 * What a finished task has brought, as far as it can be measured.
 */
export type TaskEffectState = typeof TaskEffectState[keyof typeof TaskEffectState];
/**
 * The metric of a task's origin in the 14 full days before it was begun and the 14 full days after it was done.
 */
export type TaskEffect = {
    /**
     * The metric, by its key in metric tables or reports.
     */
    metric: string;
    /**
     * What the values are: `money`, `rate`, `ratio`, `count` or `seconds`.
     */
    unit: 'money' | 'rate' | 'ratio' | 'count' | 'seconds';
    /**
     * The currency of `money`; null with every other unit.
     */
    currencyCode: CurrencyCode | null;
    /**
     * The value of the days before; null when it is not known.
     */
    before: number | null;
    /**
     * The value of the days after; null when it is not known, or not over yet.
     */
    after: number | null;
    /**
     * How much the same metric changed, as a share of before, where nothing was done - the other items of the same kind; null when there are none.
     */
    comparison: number | null;
    /**
     * The result.
     */
    state: TaskEffectState;
    /**
     * The last day that was looked at; the day on which it can be measured while it is too early.
     */
    measuredOn: CalendarDate | null;
    /**
     * How it was worked out, with both periods, in the language of the request; up to 1,000 characters.
     */
    calculation: string;
};
/**
 * One time a repeating task was done.
 */
export type TaskRound = {
    /**
     * Counts the rounds, from 1.
     */
    number: number;
    /**
     * The day it was due; null without one.
     */
    dueOn: CalendarDate | null;
    /**
     * When it was done.
     */
    completedAt: Timestamp;
    /**
     * Who finished it, up to 201 characters; null when that is not known.
     */
    completedByName: string | null;
    /**
     * What it has brought; null when its origin has no metric.
     */
    effect: TaskEffect | null;
};
/**
 * Something to do: shared with the team of an account, or private to one person.
 */
export type Task = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
    /**
     * The task.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    taskId: Id;
    /**
     * The present round of work on it. A new round begins when a task done or cancelled is taken up again. Null in a private plan.
     */
    accountTaskProgressId: Id | null;
    /**
     * The strategy it belongs to; null when it stands alone.
     */
    strategyId: Id | null;
    /**
     * Its title, 1 to 100 characters.
     */
    title: string;
    /**
     * What is to be done, in Markdown, up to 10,000 characters; empty when nothing was written.
     */
    description: string;
    /**
     * The state of the task.
     */
    status: TaskStatus;
    /**
     * How soon it wants attention.
     */
    priority: TaskPriority;
    /**
     * The member who does it; null for no one yet, and in a private plan.
     */
    assigneeUserId: Id | null;
    /**
     * The assignee's name, up to 201 characters; null when `assigneeUserId` is null.
     */
    assigneeName: string | null;
    /**
     * The day it is due; null without one.
     */
    dueOn: CalendarDate | null;
    /**
     * The work it takes, in hours, from 0 to 1,000; null when not estimated.
     */
    estimateHours: number | null;
    /**
     * Words to find it by.
     */
    labels: Array<string>;
    /**
     * Its steps, in the order to be taken.
     */
    checklist: Array<ChecklistItem>;
    /**
     * What was said about it, oldest first.
     */
    comments: Array<Comment>;
    /**
     * How much of it is done, in percent, 0 to 100; 100 exactly when its state is 4.
     */
    progress: number;
    /**
     * What it has come from; null when that no longer exists.
     */
    origin: TaskOrigin | null;
    /**
     * Files that belong to it.
     */
    attachmentFileIds: Array<Id>;
    /**
     * What it has brought since it was done; null before, and when its origin has no metric.
     */
    effect: TaskEffect | null;
    /**
     * When it comes back after it was done; null for a task that is done once.
     */
    repeat: TaskRepeat | null;
    /**
     * The times it was done before, newest first; only those of the last two years.
     */
    rounds: Array<TaskRound>;
    /**
     * When it was created.
     */
    createdAt: Timestamp;
    /**
     * When it was last changed.
     */
    updatedAt: Timestamp;
    /**
     * When it was done; null in every other state.
     */
    completedAt: Timestamp | null;
};
/**
 * How many tasks are in a state.
 */
export type TaskStatusCount = {
    /**
     * The state.
     */
    status: TaskStatus;
    /**
     * How many.
     */
    count: Count;
};
/**
 * The open tasks of one person, or of no one.
 */
export type TaskLoad = {
    /**
     * The member; null for tasks of no one.
     */
    userId: Id | null;
    /**
     * The member's name, up to 201 characters; null for no one.
     */
    name: string | null;
    /**
     * Tasks that are neither done nor cancelled.
     */
    openCount: Count;
    /**
     * The estimates of these tasks together, in hours; tasks without an estimate count as 0.
     */
    estimateHours: number;
    /**
     * The same of those due until Sunday of this week, overdue ones included.
     */
    weekHours: number;
};
/**
 * How many tasks fit the filters, whole and by their fields.
 */
export type TaskCounts = {
    /**
     * All of them.
     */
    totalCount: Count;
    /**
     * Those that are neither done nor cancelled.
     */
    openCount: Count;
    /**
     * Open ones whose due day is over.
     */
    overdueCount: Count;
    /**
     * Open ones that are due today.
     */
    dueTodayCount: Count;
    /**
     * One entry per state, in the order of the states.
     */
    byStatus: Array<TaskStatusCount>;
    /**
     * One entry per assignee with open tasks, the one with most first; empty in a private plan.
     */
    byAssignee: Array<TaskLoad>;
};
/**
 * A label in use, and how often.
 */
export type LabelCount = {
    /**
     * The label, 1 to 50 characters.
     */
    word: string;
    /**
     * How many things have it.
     */
    count: Count;
};
/**
 * A comment as it is written.
 */
export type CommentDraft = {
    /**
     * Plain text, 1 to 4,000 characters.
     */
    text: string;
    /**
     * Active members it mentions by name, who are notified by email; none by default, in a private plan always none.
     */
    mentionedUserIds?: Array<Id>;
};
/**
 * A step forward, or back, on a task.
 */
export type StatusUpdate = {
    /**
     * The state from now on; the present one to change the progress only.
     */
    status: TaskStatus;
    /**
     * How much is done, in percent, 0 to 100. Left out it keeps its value. State 4 makes it 100 and takes no other value; every other state takes 0 to 99.
     */
    progress?: number;
    /**
     * Why, as a further comment on the task, 1 to 4,000 characters; a task holds at most 500, one more is a 409.
     */
    comment?: string;
};
/**
 * Where a private task goes.
 */
export type TaskShare = {
    /**
     * The account whose team shall have it; the caller needs role user or higher in it.
     */
    accountId: Id;
};
/**
 * What a new password has brought with it.
 */
export type PasswordChange = {
    /**
     * Since when the new password counts.
     */
    changedAt: Timestamp;
    /**
     * Sessions that were ended with the old password.
     */
    endedSessions: Count;
};
/**
 * Where a code goes and how long it counts. It says nothing about whether the address or number belongs to anybody.
 */
export type CodeDelivery = {
    /**
     * The address or number as it was given, masked (`el***@lindholm-outdoor.example`, `+49*********23`), 3 to 254 characters.
     */
    destination: string;
    /**
     * When the code ends, 15 minutes after the call.
     */
    expiresAt: Timestamp;
    /**
     * When another code can be asked for; before that the call answers 429.
     */
    resendAt: Timestamp;
};
/**
 * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
 */
export type AcceptLanguage = string;
/**
 * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
 */
export type ExpectedVersion = number;
/**
 * One key for one thing the caller means, kept over retries; a random UUID. Within 24 hours the same key with the same request replays the first answer; with another one it is a 409. What counts is what was sent, not how: the order of keys in JSON, white space and the boundary of a form make no difference. Answers are kept encrypted by the key.
 */
export type IdempotencyKey = string;
/**
 * The account.
 */
export type AccountId = Id;
/**
 * The page to answer, from 1.
 */
export type CurrentPage = number;
/**
 * The most items a page holds.
 */
export declare const PageSize: {
    readonly 10: 10;
    readonly 25: 25;
    readonly 50: 50;
    readonly 100: 100;
};
/**
 * The most items a page holds.
 */
export type PageSize = typeof PageSize[keyof typeof PageSize];
/**
 * The client account at the ad platform, ten digits.
 */
export type CustomerClientPathId = CustomerClientId;
/**
 * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
 */
export type AutopilotId = Id;
/**
 * Only items whose name holds this text, whatever its case, up to 200 characters.
 */
export type SearchText = string;
/**
 * The direction of `orderBy`.
 */
export declare const SortOrder: {
    readonly Asc: 'asc';
    readonly Desc: 'desc';
};
/**
 * The direction of `orderBy`.
 */
export type SortOrder = typeof SortOrder[keyof typeof SortOrder];
/**
 * The most items a page holds.
 */
export declare const RecordsPerPage: {
    readonly 10: 10;
    readonly 25: 25;
    readonly 50: 50;
    readonly 100: 100;
};
/**
 * The most items a page holds.
 */
export type RecordsPerPage = typeof RecordsPerPage[keyof typeof RecordsPerPage];
/**
 * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
 */
export type DateBegin = CalendarDate;
/**
 * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
 */
export type DateEnd = CalendarDate;
/**
 * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
 */
export type TrendOfRows = TrendMetric;
/**
 * The campaign, by its id at the ad platform.
 */
export type CampaignId = Id;
/**
 * The ad group, by its id at the ad platform.
 */
export type AdGroupId = Id;
/**
 * The person; only the signed-in one.
 */
export type UserId = Id;
/**
 * Only these networks.
 */
export type SocialNetworks = Array<SocialNetwork>;
/**
 * Only these channels.
 */
export type SocialChannelIds = Array<string>;
/**
 * Only posts with one of these labels.
 */
export type SocialPostLabels = Array<string>;
/**
 * Values.
 */
export type TaskStatusFilter = Array<TaskStatus>;
/**
 * Values.
 */
export type TaskPriorityFilter = Array<TaskPriority>;
/**
 * Values.
 */
export type LabelFilter = Array<string>;
/**
 * Values.
 */
export type TaskOriginKindFilter = Array<TaskOriginKind>;
/**
 * The first due day; tasks without a due day are left out then. No bound if omitted.
 */
export type DueDayBegin = CalendarDate;
/**
 * The last due day; tasks without a due day are left out then. No bound if omitted.
 */
export type DueDayEnd = CalendarDate;
/**
 * Only tasks that hold this text, whatever its case, in title, description or labels; up to 200 characters.
 */
export type TaskSearchText = string;
/**
 * True lists only items that were deleted within the last 30 days; otherwise they are left out.
 */
export type IsDeleted = boolean;
/**
 * The field to sort by. Tasks without a due day come last in both directions of `dueOn`; ties are broken by due day, then priority, the most urgent first.
 */
export declare const TaskOrderBy: {
    readonly DueOn: 'dueOn';
    readonly Priority: 'priority';
    readonly CreatedAt: 'createdAt';
    readonly UpdatedAt: 'updatedAt';
    readonly Title: 'title';
};
/**
 * The field to sort by. Tasks without a due day come last in both directions of `dueOn`; ties are broken by due day, then priority, the most urgent first.
 */
export type TaskOrderBy = typeof TaskOrderBy[keyof typeof TaskOrderBy];
/**
 * The direction of `orderBy`; rising if omitted.
 */
export declare const TaskSortOrder: {
    readonly Asc: 'asc';
    readonly Desc: 'desc';
};
/**
 * The direction of `orderBy`; rising if omitted.
 */
export type TaskSortOrder = typeof TaskSortOrder[keyof typeof TaskSortOrder];
