import type { ApiError, CalendarDate, Count, CurrencyCode, CustomerClientId, DateRange, Email, EntityRef, EntityType, Id, IntegrationPlatform, MetricSet, Money, PageFields, Rate, Severity, Timestamp, TimeZone, TrendMetric, Url, Version } from '../common/types.gen.ts';
/**
 * One part of the consent.
 */
export type AdsScope = {
    /**
     * The scope as the platform names it, up to 200 characters.
     */
    scope: string;
    /**
     * What the product does with it, in the language of the request, up to 300 characters.
     */
    purpose: string;
};
/**
 * Whether the ad platform can be connected and read now.
 */
export declare const AdsConnectionState: {
    /**
     * Available
     */
    readonly Available: 1;
    /**
     * Limited
     */
    readonly Limited: 2;
    /**
     * Maintenance
     */
    readonly Maintenance: 3;
};
/**
 * Whether the ad platform can be connected and read now.
 */
export type AdsConnectionState = typeof AdsConnectionState[keyof typeof AdsConnectionState];
/**
 * What the connection to the ad platform needs, and whether it can be made now.
 */
export type AdsConnectionRequirements = {
    /**
     * The platform, always 3.
     */
    platform: IntegrationPlatform;
    /**
     * What the consent has to cover.
     */
    requiredScopes: Array<AdsScope>;
    /**
     * Whether the platform can be connected and read now.
     */
    state: AdsConnectionState;
    /**
     * What is the matter, in the language of the request, up to 300 characters; null in state 1.
     */
    stateMessage: string | null;
};
/**
 * How the last sync with the ad platform went.
 */
export declare const AdsSyncStatus: {
    /**
     * Ok
     */
    readonly Ok: 1;
    /**
     * Running
     */
    readonly Running: 2;
    /**
     * Failed
     */
    readonly Failed: 3;
};
/**
 * How the last sync with the ad platform went.
 */
export type AdsSyncStatus = typeof AdsSyncStatus[keyof typeof AdsSyncStatus];
/**
 * The connection of an account to the ad platform. While not connected, everything but the flag is null or empty.
 */
export type EaInformation = {
    /**
     * Whether a credential is on file, whatever its health.
     */
    isConnected: boolean;
    /**
     * The manager customer the consent was given for, ten digits; for an identity without a manager its own account.
     */
    customerId: CustomerClientId | null;
    /**
     * The selected client, ten digits; null until one is selected.
     */
    customerClientId: CustomerClientId | null;
    /**
     * The name of the selected client, else of the manager, up to 255 characters.
     */
    descriptiveName: string | null;
    /**
     * The currency of the selected client; null until one is selected.
     */
    currencyCode: CurrencyCode | null;
    /**
     * The time zone of the selected client; null until one is selected.
     */
    timeZone: TimeZone | null;
    /**
     * What the identity has consented to, as the platform names it.
     */
    grantedScopes: Array<string>;
    /**
     * The last successful sync; null before the first.
     */
    lastSyncAt: Timestamp | null;
    /**
     * How the last sync went; null before the first.
     */
    syncStatus: AdsSyncStatus | null;
    /**
     * What failed last, for a person, up to 500 characters; null unless `syncStatus` is 3.
     */
    syncError: string | null;
};
/**
 * The second bearer, for calls that reach the ad platform.
 */
export type AdsToken = {
    /**
     * The token, sent as `X-Ads-Authorization: Bearer {tokenString}`.
     */
    tokenString: string;
    /**
     * Until when it is valid, one hour after it was issued.
     */
    validThroughUtc: Timestamp;
};
/**
 * The state of an ads account at the platform.
 */
export declare const AdsAccountStatus: {
    /**
     * Enabled
     */
    readonly Enabled: 1;
    /**
     * Suspended
     */
    readonly Suspended: 2;
    /**
     * Cancelled
     */
    readonly Cancelled: 3;
};
/**
 * The state of an ads account at the platform.
 */
export type AdsAccountStatus = typeof AdsAccountStatus[keyof typeof AdsAccountStatus];
/**
 * An ads account, or a client account below a manager.
 */
export type AdsAccount = {
    /**
     * The manager customer it is reached through, ten digits; its own number when it is reached without one.
     */
    customerId: CustomerClientId;
    /**
     * The account itself, ten digits.
     */
    customerClientId: CustomerClientId;
    /**
     * Its name at the platform, up to 255 characters; its number with dashes when it has no name.
     */
    descriptiveName: string;
    /**
     * Whether it only manages others; such an account cannot be selected.
     */
    isManager: boolean;
    /**
     * Its depth below the manager: 0 for the manager itself, 1 for what it manages directly, up to 10.
     */
    level: number;
    /**
     * Its state; only an enabled account can be selected.
     */
    status: AdsAccountStatus;
    /**
     * Its currency.
     */
    currencyCode: CurrencyCode;
    /**
     * Its time zone.
     */
    timeZone: TimeZone;
    /**
     * Whether it never shows ads.
     */
    isTestAccount: boolean;
    /**
     * Whether it is the selected client of this account.
     */
    isSelected: boolean;
    /**
     * Its cost of the last 30 days, ending yesterday, in its own currency; 0 for a manager; null where an imported report has no cost.
     */
    last30DaysCost: Money | null;
};
/**
 * Whether a client account can be worked with.
 */
export type AdsAccountEnabled = {
    /**
     * The client that was checked; null when none was named and none is selected.
     */
    customerClientId: CustomerClientId | null;
    /**
     * Whether metrics can be read and rules can run for it now.
     */
    isEnabled: boolean;
    /**
     * What stands in the way, in the language of the request; empty when nothing does.
     */
    reasons: Array<string>;
};
/**
 * A group of rules in the catalog, with its state for the selected client account.
 */
export type AutopilotCategory = {
    /**
     * The category, the `categoryId` of its rules.
     */
    id: Id;
    /**
     * A stable word for icons and colours, kebab-case, up to 40 characters.
     */
    key: string;
    /**
     * Its name in the language of the request, up to 100 characters.
     */
    name: string;
    /**
     * What its rules take care of, up to 300 characters.
     */
    description: string;
    /**
     * Rules in the category.
     */
    ruleCount: Count;
    /**
     * Those of them that are active for the client, at most `ruleCount`.
     */
    activeRuleCount: Count;
    /**
     * Things that match a rule of the category now, active or not; the sum of `violatingCount`.
     */
    violationCount: Count;
};
/**
 * The state of an autopilot item. Only state 1 runs; state 3 waits until what its last run failed on is put right.
 */
export declare const AutopilotStatus: {
    /**
     * Active
     */
    readonly Active: 1;
    /**
     * Paused
     */
    readonly Paused: 2;
    /**
     * NeedsAttention
     */
    readonly NeedsAttention: 3;
    /**
     * Archived
     */
    readonly Archived: 4;
};
/**
 * The state of an autopilot item. Only state 1 runs; state 3 waits until what its last run failed on is put right.
 */
export type AutopilotStatus = typeof AutopilotStatus[keyof typeof AutopilotStatus];
/**
 * What an autopilot item may do automatically.
 */
export declare const AutopilotMode: {
    /**
     * Suggest
     */
    readonly Suggest: 1;
    /**
     * Automatic
     */
    readonly Automatic: 2;
    /**
     * NotifyOnly
     */
    readonly NotifyOnly: 3;
};
/**
 * What an autopilot item may do automatically.
 */
export type AutopilotMode = typeof AutopilotMode[keyof typeof AutopilotMode];
/**
 * What a condition looks at: a key of MetricSet, or one of the further ones. `qualityScore` runs from 1 to 10; `budgetUtilization` is cost / budget of the lookback; `status` is text (`enabled`, `paused`, `disapproved`, `limited`, for search terms `none`, `added`, `excluded`); `daysSinceCreated` counts whole days; `searchTerm` is the text searched for; `adStrength` runs from 1 (poor) to 4 (excellent); `adCount` counts the enabled ads of an ad group; `duplicateCount` counts further enabled keywords with the same text and match type; `bidToFirstPage` is the bid / the estimate for the first page.
 */
export declare const ConditionMetric: {
    readonly Impressions: 'impressions';
    readonly Clicks: 'clicks';
    readonly Cost: 'cost';
    readonly Conversions: 'conversions';
    readonly ConversionValue: 'conversionValue';
    readonly Ctr: 'ctr';
    readonly AverageCpc: 'averageCpc';
    readonly ConversionRate: 'conversionRate';
    readonly Cpa: 'cpa';
    readonly Roas: 'roas';
    readonly SearchImpressionShare: 'searchImpressionShare';
    readonly SearchLostIsBudget: 'searchLostIsBudget';
    readonly SearchLostIsRank: 'searchLostIsRank';
    readonly AbsoluteTopImpressionRate: 'absoluteTopImpressionRate';
    readonly QualityScore: 'qualityScore';
    readonly BudgetUtilization: 'budgetUtilization';
    readonly Status: 'status';
    readonly DaysSinceCreated: 'daysSinceCreated';
    readonly SearchTerm: 'searchTerm';
    readonly AdStrength: 'adStrength';
    readonly AdCount: 'adCount';
    readonly DuplicateCount: 'duplicateCount';
    readonly BidToFirstPage: 'bidToFirstPage';
};
/**
 * What a condition looks at: a key of MetricSet, or one of the further ones. `qualityScore` runs from 1 to 10; `budgetUtilization` is cost / budget of the lookback; `status` is text (`enabled`, `paused`, `disapproved`, `limited`, for search terms `none`, `added`, `excluded`); `daysSinceCreated` counts whole days; `searchTerm` is the text searched for; `adStrength` runs from 1 (poor) to 4 (excellent); `adCount` counts the enabled ads of an ad group; `duplicateCount` counts further enabled keywords with the same text and match type; `bidToFirstPage` is the bid / the estimate for the first page.
 */
export type ConditionMetric = typeof ConditionMetric[keyof typeof ConditionMetric];
/**
 * How a metric is compared with a value. `changeUpPct` and `changeDownPct` need a comparison other than the fixed value; `contains` and `notContains` need text. A metric that is not known never matches; only a cost per conversion without conversions counts as above any value (gt, gte, changeUpPct).
 */
export declare const ConditionOperator: {
    readonly Gt: 'gt';
    readonly Gte: 'gte';
    readonly Lt: 'lt';
    readonly Lte: 'lte';
    readonly Eq: 'eq';
    readonly Neq: 'neq';
    readonly Between: 'between';
    readonly Contains: 'contains';
    readonly NotContains: 'notContains';
    readonly ChangeUpPct: 'changeUpPct';
    readonly ChangeDownPct: 'changeDownPct';
};
/**
 * How a metric is compared with a value. `changeUpPct` and `changeDownPct` need a comparison other than the fixed value; `contains` and `notContains` need text. A metric that is not known never matches; only a cost per conversion without conversions counts as above any value (gt, gte, changeUpPct).
 */
export type ConditionOperator = typeof ConditionOperator[keyof typeof ConditionOperator];
/**
 * A number or a text that a condition or a violation speaks of.
 */
export type ConditionValue = number | string;
/**
 * The days a condition looks at, in the client account's time zone; 3 to 6 end yesterday.
 */
export declare const Lookback: {
    /**
     * Today
     */
    readonly Today: 1;
    /**
     * Yesterday
     */
    readonly Yesterday: 2;
    /**
     * Last3Days
     */
    readonly Last3Days: 3;
    /**
     * Last7Days
     */
    readonly Last7Days: 4;
    /**
     * Last14Days
     */
    readonly Last14Days: 5;
    /**
     * Last30Days
     */
    readonly Last30Days: 6;
    /**
     * ThisMonth
     */
    readonly ThisMonth: 7;
    /**
     * LastMonth
     */
    readonly LastMonth: 8;
};
/**
 * The days a condition looks at, in the client account's time zone; 3 to 6 end yesterday.
 */
export type Lookback = typeof Lookback[keyof typeof Lookback];
/**
 * What a condition holds the metric against.
 */
export declare const ComparedTo: {
    /**
     * FixedValue
     */
    readonly FixedValue: 1;
    /**
     * PreviousPeriod
     */
    readonly PreviousPeriod: 2;
    /**
     * AccountAverage
     */
    readonly AccountAverage: 3;
    /**
     * Target
     */
    readonly Target: 4;
};
/**
 * What a condition holds the metric against.
 */
export type ComparedTo = typeof ComparedTo[keyof typeof ComparedTo];
/**
 * How a condition is joined with the one before it; `and` binds closer than `or`.
 */
export declare const ConditionJoiner: {
    readonly And: 'and';
    readonly Or: 'or';
};
/**
 * How a condition is joined with the one before it; `and` binds closer than `or`.
 */
export type ConditionJoiner = typeof ConditionJoiner[keyof typeof ConditionJoiner];
/**
 * One condition of a rule. With `comparedTo` 1 the value is in the unit of the metric: rates from 0 to 1, money in the client account's currency. With 2, 3 or 4 it is per cent of the figure compared with, so that 120 means 20 % above it; after `changeUpPct` and `changeDownPct` it is the change in per cent.
 */
export type Condition = {
    /**
     * What is looked at.
     */
    metric: ConditionMetric;
    /**
     * How it is compared with the value.
     */
    operator: ConditionOperator;
    /**
     * The value; text for `status` and `searchTerm`, else a number. The lower end with `between`.
     */
    value: ConditionValue;
    /**
     * The upper end with `between`, not below `value`; else null.
     */
    value2: number | null;
    /**
     * The days looked at; without effect on metrics that have only a present value, as `status`.
     */
    lookback: Lookback;
    /**
     * What the metric is compared with; 1 for text. A thing without a target never matches 4 unless the rule has a parameter that stands in.
     */
    comparedTo: ComparedTo;
    /**
     * How it is joined with the condition before it; `and` on the first one.
     */
    joiner: ConditionJoiner;
    /**
     * Days left out at the end of the lookback, since conversions arrive late, 0 to 7.
     */
    excludeRecentDays: number;
};
/**
 * What a rule does with each thing it matched.
 */
export declare const RuleActionType: {
    /**
     * NotifyOnly
     */
    readonly NotifyOnly: 1;
    /**
     * Pause
     */
    readonly Pause: 2;
    /**
     * Enable
     */
    readonly Enable: 3;
    /**
     * ChangeBudgetPercent
     */
    readonly ChangeBudgetPercent: 4;
    /**
     * SetBudget
     */
    readonly SetBudget: 5;
    /**
     * ChangeBidPercent
     */
    readonly ChangeBidPercent: 6;
    /**
     * SetBid
     */
    readonly SetBid: 7;
    /**
     * ChangeTargetCpaPercent
     */
    readonly ChangeTargetCpaPercent: 8;
    /**
     * ChangeTargetRoasPercent
     */
    readonly ChangeTargetRoasPercent: 9;
    /**
     * AddNegativeKeyword
     */
    readonly AddNegativeKeyword: 10;
    /**
     * AddKeywordFromSearchTerm
     */
    readonly AddKeywordFromSearchTerm: 11;
    /**
     * AddLabel
     */
    readonly AddLabel: 12;
};
/**
 * What a rule does with each thing it matched.
 */
export type RuleActionType = typeof RuleActionType[keyof typeof RuleActionType];
/**
 * Whether a number is per cent or an amount in the currency of the client account.
 */
export declare const AmountUnit: {
    readonly '%': '%';
    readonly Money: 'money';
};
/**
 * Whether a number is per cent or an amount in the currency of the client account.
 */
export type AmountUnit = typeof AmountUnit[keyof typeof AmountUnit];
/**
 * What a rule does with each thing it matched, within guard rails.
 */
export type Action = {
    /**
     * What is done.
     */
    type: RuleActionType;
    /**
     * By how many per cent (negative for less, -90 to 500) or to which amount. Null for types without a value, and for a bid that follows the first-page estimate of the platform.
     */
    value: number | null;
    /**
     * The unit of `value`; null for types without a value.
     */
    unit: AmountUnit | null;
    /**
     * Guard rail, no change goes below it, from 0; for a target ROAS the ratio. Null for none.
     */
    minLimit: Money | null;
    /**
     * Guard rail, no change goes above it, not below `minLimit`; for a target ROAS the ratio. Null for none.
     */
    maxLimit: Money | null;
    /**
     * Guard rail, the most changes of one run, 1 to 200; those with the highest cost come first.
     */
    maxChangesPerRun: number;
};
/**
 * The value of a parameter, of the kind its `type` names.
 */
export type RuleParameterValue = number | string | boolean;
/**
 * What of the client account an autopilot item looks at. A thing is in it when it fits every list that is not empty; exceptions are taken out afterwards.
 */
export type Scope = {
    /**
     * Everything; the lists are empty and `nameContains` is null then.
     */
    includeAll: boolean;
    /**
     * Only these campaigns and what is in them.
     */
    campaignIds: Array<Id>;
    /**
     * Only these ad groups and what is in them.
     */
    adGroupIds: Array<Id>;
    /**
     * Only what carries one of these labels, itself or on a parent.
     */
    labelNames: Array<string>;
    /**
     * Only what has this text in its name, whatever its case, up to 100 characters; null for any name.
     */
    nameContains: string | null;
};
/**
 * How often a rule runs.
 */
export declare const ScheduleFrequency: {
    /**
     * Once
     */
    readonly Once: 1;
    /**
     * Hourly
     */
    readonly Hourly: 2;
    /**
     * Daily
     */
    readonly Daily: 3;
    /**
     * Weekly
     */
    readonly Weekly: 4;
    /**
     * Monthly
     */
    readonly Monthly: 5;
};
/**
 * How often a rule runs.
 */
export type ScheduleFrequency = typeof ScheduleFrequency[keyof typeof ScheduleFrequency];
/**
 * When an autopilot item runs.
 */
export type Schedule = {
    /**
     * How often. Once runs on `startsOn`, monthly on the first day of the month.
     */
    frequency: ScheduleFrequency;
    /**
     * Days of the week, 1 Monday to 7 Sunday; at least one with weekly, else empty for every day.
     */
    weekDays: Array<number>;
    /**
     * The hour it starts in, 0 to 23; without effect with hourly.
     */
    hour: number;
    /**
     * The time zone of hour and days, as a rule that of the client account.
     */
    timeZone: TimeZone;
};
/**
 * Who hears of the runs of an autopilot item.
 */
export type AutopilotNotify = {
    /**
     * Addresses a mail goes to after a run; empty for in-app notices only.
     */
    emails: Array<Email>;
    /**
     * Whether runs that changed, proposed and found nothing stay silent.
     */
    onlyWhenChanged: boolean;
};
/**
 * How a run ended. A notice counts as applied; limited means that `maxChangesPerRun` or a guard rail held changes back.
 */
export declare const ExecutionStatus: {
    /**
     * Applied
     */
    readonly Applied: 1;
    /**
     * Proposed
     */
    readonly Proposed: 2;
    /**
     * NoMatch
     */
    readonly NoMatch: 3;
    /**
     * Limited
     */
    readonly Limited: 4;
    /**
     * PartlyFailed
     */
    readonly PartlyFailed: 5;
    /**
     * Failed
     */
    readonly Failed: 6;
    /**
     * Undone
     */
    readonly Undone: 7;
};
/**
 * How a run ended. A notice counts as applied; limited means that `maxChangesPerRun` or a guard rail held changes back.
 */
export type ExecutionStatus = typeof ExecutionStatus[keyof typeof ExecutionStatus];
/**
 * What started a run. A preview changes nothing.
 */
export declare const ExecutionTrigger: {
    /**
     * Schedule
     */
    readonly Schedule: 1;
    /**
     * ByHand
     */
    readonly ByHand: 2;
    /**
     * Preview
     */
    readonly Preview: 3;
};
/**
 * What started a run. A preview changes nothing.
 */
export type ExecutionTrigger = typeof ExecutionTrigger[keyof typeof ExecutionTrigger];
/**
 * The saving of changes whose basis windows have the same length: amount = avoidedCost / basisDays × periodDays.
 */
export type SavingPart = {
    /**
     * The first day of the earliest basis window, in the client account's time zone.
     */
    dateBegin: CalendarDate;
    /**
     * The last day of the latest basis window, the day before its run or preview.
     */
    dateEnd: CalendarDate;
    /**
     * The length of each basis window in complete days, 1 to 30; less than 30 for entities created within the last 30 days.
     */
    basisDays: number;
    /**
     * Changes with a basis window of this length.
     */
    changeCount: Count;
    /**
     * What the changed entities cost in their basis windows, from 0.
     */
    cost: Money;
    /**
     * The part of `cost` that the changes would have avoided, from 0 to `cost`: all of it for a pause or an exclusion, else the share by which an amount is lowered; for a daily budget at most the cost beyond the new budget.
     */
    avoidedCost: Money;
    /**
     * The avoided cost scaled to `periodDays`, rounded to cents.
     */
    amount: Money;
};
/**
 * The cost that changes are expected to avoid, scaled to one period so that savings can be compared and added. Assumes that the entities would otherwise have cost the same per day as in the basis window.
 */
export type Saving = {
    /**
     * Expected cost avoided in `periodDays` days, from 0, in `currencyCode`; the sum of the parts.
     */
    amount: Money;
    /**
     * The currency of all amounts, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The length of the period the amounts are scaled to, in days, 1 to 366.
     */
    periodDays: number;
    /**
     * Changes that are counted, the sum of the parts; changes that were undone, rejected or failed are not.
     */
    changeCount: Count;
    /**
     * The calculation, one part for each length of the basis window, the longest first; empty when no change is counted.
     */
    parts: Array<SavingPart>;
};
/**
 * How a run ended, without its changes.
 */
export type ExecutionSummary = {
    /**
     * The run.
     */
    id: Id;
    /**
     * When it began.
     */
    startedAt: Timestamp;
    /**
     * When it ended.
     */
    finishedAt: Timestamp;
    /**
     * How it ended.
     */
    status: ExecutionStatus;
    /**
     * What started it.
     */
    trigger: ExecutionTrigger;
    /**
     * Things checked.
     */
    checkedCount: Count;
    /**
     * Things that matched the conditions, at most `checkedCount`.
     */
    matchedCount: Count;
    /**
     * Changes applied; 0 while they are only proposed.
     */
    changedCount: Count;
    /**
     * Changes the platform refused.
     */
    failedCount: Count;
    /**
     * What the applied changes that were not undone are expected to save, or the open suggestions while nothing is applied; null when that cannot be said of any.
     */
    estimatedSaving: Saving | null;
};
/**
 * A rule activated for one client account, with its own conditions, action, scope and schedule.
 */
export type AutopilotItem = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The item.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    autopilotId: Id;
    /**
     * The rule of the catalog it activates.
     */
    ruleId: Id;
    /**
     * The name of that rule in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * The category of that rule.
     */
    categoryId: Id;
    /**
     * The client account it works on.
     */
    customerClientId: CustomerClientId;
    /**
     * The state it is in.
     */
    status: AutopilotStatus;
    /**
     * A name of one's own, 1 to 100 characters.
     */
    name: string;
    /**
     * What it may do automatically; 2 needs role admin or owner.
     */
    mode: AutopilotMode;
    /**
     * When a thing matches, read from the first to the last.
     */
    conditions: Array<Condition>;
    /**
     * What is done with what matched.
     */
    action: Action;
    /**
     * Values of the rule's parameters by their key.
     */
    parameters: {
        [key: string]: RuleParameterValue;
    };
    /**
     * What it looks at.
     */
    scope: Scope;
    /**
     * Things it never touches, ids of GET …/assets, up to 500.
     */
    exceptionEntityIds: Array<Id>;
    /**
     * When it runs.
     */
    schedule: Schedule;
    /**
     * Days a thing is left alone after a change, 0 to 90.
     */
    cooldownDays: number;
    /**
     * The first day it may run; null when it began immediately.
     */
    startsOn: CalendarDate | null;
    /**
     * The last day it may run, not before `startsOn`; null for no end.
     */
    endsOn: CalendarDate | null;
    /**
     * Who hears of its runs.
     */
    notify: AutopilotNotify;
    /**
     * Who created it, up to 201 characters.
     */
    createdByName: string;
    /**
     * When it was created.
     */
    createdAt: Timestamp;
    /**
     * When it was last changed; the same as `createdAt` if never.
     */
    updatedAt: Timestamp;
    /**
     * Counts the saved contents, from 1; the number of the newest entry of GET …/versions, and what an editor sends back as `expectedVersion`. Pausing and resuming leave it.
     */
    version: Version;
    /**
     * When it last ran; null before the first run.
     */
    lastRunAt: Timestamp | null;
    /**
     * When it will run next; null unless its state is 1 and a run is to come.
     */
    nextRunAt: Timestamp | null;
    /**
     * How the last run ended; null before the first run.
     */
    lastResult: ExecutionSummary | null;
    /**
     * Runs in the last 30 days.
     */
    runs30d: Count;
    /**
     * Changes applied in the last 30 days.
     */
    changes30d: Count;
    /**
     * Metrics of the conditions that the client account has no data for, such as a column that an imported report lacks; by these nothing can match. Left out when every metric is known.
     */
    unknownMetrics?: Array<ConditionMetric>;
};
/**
 * What the rule form edits. What is left out takes the value named beside it.
 */
export type AutopilotItemDraft = {
    /**
     * The rule of the catalog to activate.
     */
    ruleId: Id;
    /**
     * A name of one's own, 1 to 100 characters.
     */
    name: string;
    /**
     * What it may do automatically; 2 needs role admin or owner.
     */
    mode: AutopilotMode;
    /**
     * When a thing matches, read from the first to the last.
     */
    conditions: Array<Condition>;
    /**
     * What is done with what matched.
     */
    action: Action;
    /**
     * Values of the rule's parameters by their key; those left out take their default.
     */
    parameters?: {
        [key: string]: RuleParameterValue;
    };
    /**
     * What it looks at.
     */
    scope: Scope;
    /**
     * Things it never touches, ids of GET …/assets, up to 500; none if omitted.
     */
    exceptionEntityIds?: Array<Id>;
    /**
     * When it runs.
     */
    schedule: Schedule;
    /**
     * Days a thing is left alone after a change, 0 to 90.
     */
    cooldownDays?: number;
    /**
     * The first day it may run; null to begin immediately, with frequency once a day from today on, unless an edit leaves it as it was.
     */
    startsOn?: CalendarDate | null;
    /**
     * The last day it may run, not before `startsOn`; null for no end.
     */
    endsOn?: CalendarDate | null;
    /**
     * Who hears of its runs; in-app notices to its author if omitted.
     */
    notify?: AutopilotNotify;
};
/**
 * Whether an item shall run.
 */
export type AutopilotSwitch = {
    /**
     * 1 to let it run, 2 to pause it.
     */
    status: 1 | 2;
};
/**
 * What of a thing was changed.
 */
export declare const ChangeField: {
    readonly Status: 'status';
    readonly DailyBudget: 'dailyBudget';
    readonly CpcBid: 'cpcBid';
    readonly TargetCpa: 'targetCpa';
    readonly TargetRoas: 'targetRoas';
    readonly NegativeKeyword: 'negativeKeyword';
    readonly Keyword: 'keyword';
    readonly Label: 'label';
};
/**
 * What of a thing was changed.
 */
export type ChangeField = typeof ChangeField[keyof typeof ChangeField];
/**
 * A value before or after a change; null where there is none.
 */
export type ChangeValue = number | string | null;
/**
 * What became of one change. A suggestion that no one decides expires three days after it was made.
 */
export declare const ExecutionChangeStatus: {
    /**
     * Applied
     */
    readonly Applied: 1;
    /**
     * Proposed
     */
    readonly Proposed: 2;
    /**
     * Rejected
     */
    readonly Rejected: 3;
    /**
     * Failed
     */
    readonly Failed: 4;
    /**
     * Undone
     */
    readonly Undone: 5;
    /**
     * Expired
     */
    readonly Expired: 6;
};
/**
 * What became of one change. A suggestion that no one decides expires three days after it was made.
 */
export type ExecutionChangeStatus = typeof ExecutionChangeStatus[keyof typeof ExecutionChangeStatus];
/**
 * One change of a run, applied or only proposed.
 */
export type ExecutionChange = EntityRef & {
    /**
     * The change.
     */
    id: Id;
    /**
     * What was changed.
     */
    field: ChangeField;
    /**
     * The value before; null where there was none.
     */
    before: ChangeValue;
    /**
     * The value afterwards, or the one proposed.
     */
    after: ChangeValue;
    /**
     * The unit of both values; null for words and ratios.
     */
    unit: AmountUnit | null;
    /**
     * The conditions with the values they had, in the language of the request, up to 500 characters.
     */
    reason: string;
    /**
     * The metrics of the lookback the rule decided by.
     */
    metrics: MetricSet;
    /**
     * What became of it.
     */
    status: ExecutionChangeStatus;
    /**
     * What the platform said, or why a person rejected it, up to 500 characters; null unless the state is 4 or 6, or 3 with a reason.
     */
    failureReason: string | null;
};
/**
 * One run of an autopilot item, with what it changed or proposed.
 */
export type Execution = ExecutionSummary & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The item that ran; it may be deleted since.
     */
    autopilotId: Id;
    /**
     * The name that item has, or had when it was deleted, 1 to 100 characters.
     */
    autopilotName: string;
    /**
     * The rule of that item.
     */
    ruleId: Id;
    /**
     * The name of that rule in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * The category of that rule.
     */
    categoryId: Id;
    /**
     * The changes, those with the highest cost first; empty when nothing matched.
     */
    changes: Array<ExecutionChange>;
    /**
     * Why the run failed, for a person, up to 500 characters; null when it did not.
     */
    errorMessage: string | null;
    /**
     * Whether its changes can still be undone, which is so for 30 days and while the platform holds the values they set.
     */
    isUndoable: boolean;
    /**
     * When it was undone; null if it was not.
     */
    undoneAt: Timestamp | null;
    /**
     * Who undid it, up to 201 characters; null if no one did.
     */
    undoneByName: string | null;
    /**
     * Metrics of its conditions that the client account had no data for, such as a column that an imported report lacks; by these nothing could match. Left out when every metric is known.
     */
    unknownMetrics?: Array<ConditionMetric>;
};
/**
 * An item as it was once saved.
 */
export type AutopilotVersion = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Which save it was, from 1 for the creation.
     */
    version: number;
    /**
     * When it was saved.
     */
    savedAt: Timestamp;
    /**
     * Who saved it, up to 201 characters.
     */
    savedByName: string;
    /**
     * The fields of `content` that differ from the version before, by name; empty for the first version.
     */
    changedFields: Array<'name' | 'mode' | 'conditions' | 'action' | 'parameters' | 'scope' | 'exceptionEntityIds' | 'schedule' | 'cooldownDays' | 'startsOn' | 'endsOn' | 'notify'>;
    /**
     * The item as it was saved, with every field filled in.
     */
    content: AutopilotItemDraft;
};
/**
 * An item to look ahead with, saved or not.
 */
export type AutopilotPreviewRequest = {
    /**
     * The item being edited, so that its cooldown and its open proposals count; left out for a new one.
     */
    autopilotId?: Id;
    /**
     * The content to judge by.
     */
    item: AutopilotItemDraft;
};
/**
 * A condition with the value a thing had.
 */
export type ConditionOutcome = {
    /**
     * The place of the condition in `conditions` of the item, from 0.
     */
    conditionIndex: number;
    /**
     * What was looked at; it gives the values their unit.
     */
    metric: ConditionMetric;
    /**
     * The value it had; null where the metric is unknown for the entity, and for a cost per conversion without conversions: with cost and the operators gt, gte and changeUpPct that counts as above any value, so that `isMet` is true.
     */
    actual: ConditionValue | null;
    /**
     * The value from which the condition is met, in the unit of `actual`; null when there was nothing to compare with.
     */
    threshold: ConditionValue | null;
    /**
     * The upper end with `between`, in the unit of `actual`; else null.
     */
    threshold2: number | null;
    /**
     * The figure it was compared with, in the unit of `actual`; null with a fixed value or when there was none.
     */
    reference: number | null;
    /**
     * Whether the condition was met; one that cannot be judged is not.
     */
    isMet: boolean;
};
/**
 * What a run would do to a thing.
 */
export type PreviewChange = {
    /**
     * What would be changed.
     */
    field: ChangeField;
    /**
     * The present value; null where there is none.
     */
    before: ChangeValue;
    /**
     * The value afterwards, within the guard rails.
     */
    after: ChangeValue;
    /**
     * The unit of both values; null for words and ratios.
     */
    unit: AmountUnit | null;
};
/**
 * A thing that matches an item, or only just does not.
 */
export type PreviewEntity = EntityRef & {
    /**
     * How far it is beyond the thresholds, weighed with its cost; 1 for one that just misses.
     */
    severity: Severity;
    /**
     * The conditions that decided, in the order of the item; with `or` those of one alternative.
     */
    outcomes: Array<ConditionOutcome>;
    /**
     * Its metrics over the lookback the item decides by.
     */
    metrics: MetricSet;
    /**
     * What a run would do to it, the first of several changes; null when nothing, because it just misses, is held back, or the item only notifies.
     */
    change: PreviewChange | null;
};
/**
 * Why an item may not do what its author wants. 1: no condition asks for enough volume to judge by. 2: everything in the scope matches. 3: nothing does. 4: another active item changes the same things. 5: nothing is in the scope. 6: the imported report does not have a metric of a condition, so that the condition cannot match.
 */
export declare const PreviewWarningKind: {
    /**
     * NoVolumeCondition
     */
    readonly NoVolumeCondition: 1;
    /**
     * MatchesEverything
     */
    readonly MatchesEverything: 2;
    /**
     * MatchesNothing
     */
    readonly MatchesNothing: 3;
    /**
     * Overlap
     */
    readonly Overlap: 4;
    /**
     * EmptyScope
     */
    readonly EmptyScope: 5;
    /**
     * MetricUnknown
     */
    readonly MetricUnknown: 6;
};
/**
 * Why an item may not do what its author wants. 1: no condition asks for enough volume to judge by. 2: everything in the scope matches. 3: nothing does. 4: another active item changes the same things. 5: nothing is in the scope. 6: the imported report does not have a metric of a condition, so that the condition cannot match.
 */
export type PreviewWarningKind = typeof PreviewWarningKind[keyof typeof PreviewWarningKind];
/**
 * Something to look at before an item is saved.
 */
export type PreviewWarning = {
    /**
     * What it is about.
     */
    kind: PreviewWarningKind;
    /**
     * The warning as one sentence, in the language of the request, up to 500 characters.
     */
    text: string;
    /**
     * The other item; null unless the kind is 4.
     */
    autopilotId: Id | null;
    /**
     * The name of the other item, up to 100 characters; null unless the kind is 4.
     */
    autopilotName: string | null;
    /**
     * Things both items match; 0 unless the kind is 4.
     */
    sharedCount: Count;
};
/**
 * What an item would do if it ran now.
 */
export type AutopilotPreview = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * As of when it was judged.
     */
    judgedAt: Timestamp;
    /**
     * Things in the scope, without those excluded.
     */
    checkedCount: Count;
    /**
     * Things that match, at most `checkedCount`.
     */
    matchedCount: Count;
    /**
     * Things in the scope that exceptions, the cooldown or an open proposal keep out.
     */
    excludedCount: Count;
    /**
     * Changes the run would make or propose; a campaign with bids set by hand has one for each of its ad groups.
     */
    changeCount: Count;
    /**
     * Changes that `maxChangesPerRun` or another guard rail would hold back.
     */
    heldBackCount: Count;
    /**
     * What the changes are expected to save; null when that cannot be said of any.
     */
    estimatedSaving: Saving | null;
    /**
     * What matches, the highest cost first, at most 50 of `matchedCount`.
     */
    matches: Array<PreviewEntity>;
    /**
     * What misses by one condition and not by far, the nearest first, at most 10.
     */
    justMissed: Array<PreviewEntity>;
    /**
     * What to look at before saving; empty for nothing.
     */
    warnings: Array<PreviewWarning>;
};
/**
 * An item to look back with, saved or not.
 */
export type AutopilotBacktestRequest = {
    /**
     * The item being edited, so that its exceptions count; left out for a new one.
     */
    autopilotId?: Id;
    /**
     * The content to judge by.
     */
    item: AutopilotItemDraft;
    /**
     * How many days back from yesterday, 7 to 90.
     */
    days?: number;
};
/**
 * One day of a backtest.
 */
export type AutopilotBacktestDay = {
    /**
     * The day, in the client account's time zone.
     */
    date: CalendarDate;
    /**
     * Whether the schedule has a run on it; without one all counts of the day are 0.
     */
    isRunDay: boolean;
    /**
     * Things it would have checked.
     */
    checkedCount: Count;
    /**
     * Things that would have matched.
     */
    matchedCount: Count;
    /**
     * Changes it would have made, within the guard rails.
     */
    changedCount: Count;
    /**
     * Cost these changes would have kept from being spent until the end of the backtest, from 0, in the client account's currency; null where the cost is not known.
     */
    spendSaved: Money | null;
    /**
     * Cost that raises of this day would have added at most until the end of the backtest, from 0, in the client account's currency; null where the cost is not known.
     */
    spendAdded: Money | null;
    /**
     * Conversions that would not have come for these changes until the end of the backtest, from 0; null where conversions are not known.
     */
    conversionsLost: number | null;
};
/**
 * What an item would have done over past days. It judges by the metrics of each day; entities that were live on a day count, even if they were paused or removed since. How auctions would have answered is not guessed.
 */
export type AutopilotBacktest = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The first day.
     */
    dateBegin: CalendarDate;
    /**
     * The last day, yesterday.
     */
    dateEnd: CalendarDate;
    /**
     * Changes it would have made, the sum of the days.
     */
    changedCount: Count;
    /**
     * Cost that would not have been spent, from 0, the sum of the days, in the client account's currency; null where the cost is not known.
     */
    spendSaved: Money | null;
    /**
     * Cost that raised budgets, bids and targets would have added at most, if cost grew with them, from 0, the sum of the days, in the client account's currency; what enabling would have cost is not estimated. Null where the cost is not known.
     */
    spendAdded: Money | null;
    /**
     * Conversions that would not have come, from 0, the sum of the days; null where conversions are not known.
     */
    conversionsLost: number | null;
    /**
     * One row for every day of the period, the earliest first.
     */
    days: Array<AutopilotBacktestDay>;
};
/**
 * A change that a run proposed and no one has decided yet.
 */
export type AutopilotProposal = ExecutionChange & {
    /**
     * The run that proposed it.
     */
    executionId: Id;
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
     * The name of that rule in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * When it was proposed.
     */
    proposedAt: Timestamp;
    /**
     * When it expires if no one decides it, three days after `proposedAt`.
     */
    expiresAt: Timestamp;
    /**
     * What the change is expected to save; null when that cannot be said, as with a raise.
     */
    estimatedSaving: Saving | null;
};
/**
 * A page of open proposals.
 */
export type AutopilotProposalPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Proposals in the order asked for.
     */
    items: Array<AutopilotProposal>;
};
/**
 * What became of proposals that were decided together.
 */
export type ProposalDecision = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Proposals this call decided, the same as the length of `changes`.
     */
    decidedCount: Count;
    /**
     * How many of them the platform refused; 0 for a rejection.
     */
    failedCount: Count;
    /**
     * The changes as they are now, applied, failed, rejected or open again.
     */
    changes: Array<ExecutionChange>;
    /**
     * Ids asked for that were not open any more, decided by someone else or gone meanwhile.
     */
    missingIds: Array<Id>;
};
/**
 * Whether the autopilot of a client account runs at all.
 */
export type Automation = {
    /**
     * Whether everything is paused; nothing runs then, by schedule or by hand.
     */
    isPaused: boolean;
    /**
     * When it was last paused or resumed; null if never.
     */
    changedAt: Timestamp | null;
    /**
     * Who did that, up to 201 characters; null if no one ever did.
     */
    changedByName: string | null;
    /**
     * Items in state 1, which it stops or lets run.
     */
    activeItemCount: Count;
    /**
     * Why it was paused, up to 500 characters; null when no one said or it is not paused.
     */
    reason: string | null;
    /**
     * Counts the times it was paused or resumed, from 1 for never; what a client sends back as `expectedVersion`.
     */
    version: Version;
};
/**
 * One day of the effect of the autopilot.
 */
export type AutopilotEffectDay = {
    /**
     * The day, in the account's time zone.
     */
    date: CalendarDate;
    /**
     * Changes applied on it.
     */
    changedCount: Count;
    /**
     * Changes undone on it.
     */
    undoneCount: Count;
    /**
     * Cost on that day of the things changed in the period, in the client account's currency; null where it is not known.
     */
    cost: Money | null;
    /**
     * Conversions on that day of the entities changed in the period, from 0; null where they are not known.
     */
    conversions: number | null;
    /**
     * The value of these conversions, in the client account's currency; null where it is not known.
     */
    conversionValue: Money | null;
};
/**
 * What one item did in a period.
 */
export type AutopilotEffectItem = {
    /**
     * The item; it may be deleted since.
     */
    autopilotId: Id;
    /**
     * The name of the item, 1 to 100 characters.
     */
    name: string;
    /**
     * Changes applied.
     */
    changedCount: Count;
    /**
     * Changes undone, whenever they were applied.
     */
    undoneCount: Count;
    /**
     * What its changes that were not undone are expected to save; null when that cannot be said of any.
     */
    estimatedSaving: Saving | null;
};
/**
 * What the autopilot did in a period, and what became of the things it changed.
 */
export type AutopilotEffect = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The first day.
     */
    dateBegin: CalendarDate;
    /**
     * The last day.
     */
    dateEnd: CalendarDate;
    /**
     * Changes applied, the sum of the days and of the items.
     */
    changedCount: Count;
    /**
     * Changes undone, the sum of the days and of the items.
     */
    undoneCount: Count;
    /**
     * Proposals that wait for a decision now, whenever they were made.
     */
    openProposalCount: Count;
    /**
     * Runs that began in the period, without previews.
     */
    runCount: Count;
    /**
     * What the changes applied in the period and not undone are expected to save; each entity counts once where a pause already covers it. Null when that cannot be said of any change.
     */
    estimatedSaving: Saving | null;
    /**
     * One row for every day of the period, the earliest first.
     */
    days: Array<AutopilotEffectDay>;
    /**
     * Items that changed or undid something in the period, the most changes first.
     */
    items: Array<AutopilotEffectItem>;
};
/**
 * What kind of value a parameter of a rule takes.
 */
export declare const RuleParameterType: {
    /**
     * Number
     */
    readonly Number: 1;
    /**
     * Money
     */
    readonly Money: 2;
    /**
     * Percentage
     */
    readonly Percentage: 3;
    /**
     * Text
     */
    readonly Text: 4;
    /**
     * YesNo
     */
    readonly YesNo: 5;
};
/**
 * What kind of value a parameter of a rule takes.
 */
export type RuleParameterType = typeof RuleParameterType[keyof typeof RuleParameterType];
/**
 * A setting of a rule, drawn as one field of the rule form.
 */
export type RuleParameter = {
    /**
     * Its key in `parameters` of an autopilot item, camelCase, up to 40 characters.
     */
    key: string;
    /**
     * Its label in the language of the request, up to 100 characters.
     */
    label: string;
    /**
     * The kind of value.
     */
    type: RuleParameterType;
    /**
     * What stands after the number, in the language of the request (a currency code for money); null without a unit. Up to 20 characters.
     */
    unit: string | null;
    /**
     * The least number taken; null for text, and for yes or no.
     */
    min: number | null;
    /**
     * The greatest number taken, or the most characters of a text; null for yes or no.
     */
    max: number | null;
    /**
     * Numbers taken are `min` plus a multiple of this; null for text, and for yes or no.
     */
    step: number | null;
    /**
     * What counts when the item says nothing.
     */
    default: RuleParameterValue;
};
/**
 * How much a wrong match of a rule could cost.
 */
export declare const RiskLevel: {
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
 * How much a wrong match of a rule could cost.
 */
export type RiskLevel = typeof RiskLevel[keyof typeof RiskLevel];
/**
 * A rule of the catalog, with its state for one client account. An autopilot item makes it run.
 */
export type AutopilotRule = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The rule.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    ruleId: Id;
    /**
     * The category it belongs to.
     */
    categoryId: Id;
    /**
     * Its name in the language of the request, up to 120 characters.
     */
    name: string;
    /**
     * What it looks for and does by default, up to 500 characters.
     */
    description: string;
    /**
     * What is lost without it, up to 500 characters.
     */
    whyItMatters: string;
    /**
     * The kind of thing it checks.
     */
    entityType: EntityType;
    /**
     * What the form starts with; all sets of conditions the rule can be given read like these.
     */
    defaultConditions: Array<Condition>;
    /**
     * What the form starts with.
     */
    defaultAction: Action;
    /**
     * Settings beside conditions and action, possibly none; none of them repeats a value of those.
     */
    parameters: Array<RuleParameter>;
    /**
     * How much a wrong match could cost.
     */
    riskLevel: RiskLevel;
    /**
     * How often it is best run.
     */
    recommendedFrequency: ScheduleFrequency;
    /**
     * Whether the client has at least one item of it in state 1 or 3.
     */
    isActive: boolean;
    /**
     * Items of it in state 1 or 3; 0 when it is not active.
     */
    activeItemCount: Count;
    /**
     * Things that match it now, by the conditions of its items, or by the default ones while it is not active.
     */
    violatingCount: Count;
    /**
     * Cost of the matches of `violatingCount` in the last 30 complete days, in the client account's currency, so that rules with different lookbacks compare; null when it is not known.
     */
    matchedCost30d: Money | null;
    /**
     * Share of all connected client accounts in which it is active.
     */
    popularity: Rate;
};
/**
 * What happened. Runs without a match make no entry.
 */
export declare const ActivityKind: {
    /**
     * RuleCreated
     */
    readonly RuleCreated: 1;
    /**
     * RuleChanged
     */
    readonly RuleChanged: 2;
    /**
     * RulePaused
     */
    readonly RulePaused: 3;
    /**
     * RuleDeleted
     */
    readonly RuleDeleted: 4;
    /**
     * Run
     */
    readonly Run: 5;
    /**
     * ChangeApplied
     */
    readonly ChangeApplied: 6;
    /**
     * ChangeFailed
     */
    readonly ChangeFailed: 7;
    /**
     * Undone
     */
    readonly Undone: 8;
    /**
     * ViolationFound
     */
    readonly ViolationFound: 9;
    /**
     * ViolationSolved
     */
    readonly ViolationSolved: 10;
    /**
     * ProposalRejected
     */
    readonly ProposalRejected: 11;
};
/**
 * What happened. Runs without a match make no entry.
 */
export type ActivityKind = typeof ActivityKind[keyof typeof ActivityKind];
/**
 * Who did it.
 */
export declare const ActivityActor: {
    /**
     * Autopilot
     */
    readonly Autopilot: 1;
    /**
     * Person
     */
    readonly Person: 2;
    /**
     * Platform
     */
    readonly Platform: 3;
};
/**
 * Who did it.
 */
export type ActivityActor = typeof ActivityActor[keyof typeof ActivityActor];
/**
 * Something that happened on the autopilot of a client account.
 */
export type ActivityEntry = {
    /**
     * The entry.
     */
    id: Id;
    /**
     * When it happened.
     */
    occurredAt: Timestamp;
    /**
     * What happened.
     */
    kind: ActivityKind;
    /**
     * The item it is about, which may be deleted since; null for what a rule found without one.
     */
    autopilotId: Id | null;
    /**
     * The name that item has, or had when it was deleted, up to 100 characters; null without one.
     */
    autopilotName: string | null;
    /**
     * The rule it is about.
     */
    ruleId: Id;
    /**
     * The name of that rule in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * The category of that rule.
     */
    categoryId: Id;
    /**
     * The thing of the ad platform it happened to; null for what concerns the rule as a whole.
     */
    entity: EntityRef | null;
    /**
     * What kind of actor did it.
     */
    actor: ActivityActor;
    /**
     * Who did it, for a person, up to 201 characters.
     */
    actorName: string;
    /**
     * The value before; null where nothing has changed.
     */
    before: ChangeValue;
    /**
     * The value afterwards; null where nothing has changed.
     */
    after: ChangeValue;
    /**
     * The whole entry as one sentence, in the language of the request, up to 500 characters.
     */
    text: string;
    /**
     * The run it came from, an `id` of GET …/executions; null outside of one.
     */
    executionId: Id | null;
};
/**
 * A page of entries.
 */
export type ActivityEntryPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Entries in the order asked for.
     */
    items: Array<ActivityEntry>;
};
/**
 * A thing that a person excluded from one rule or from all of them.
 */
export type AutopilotException = EntityRef & {
    /**
     * The exception.
     */
    id: Id;
    /**
     * The rule it is excluded from; null for all rules.
     */
    ruleId: Id | null;
    /**
     * Why, up to 500 characters; empty when no one said.
     */
    reason: string;
    /**
     * The last day it holds; null for no end.
     */
    expiresOn: CalendarDate | null;
    /**
     * Who excluded it, up to 201 characters.
     */
    createdByName: string;
    /**
     * When it was excluded.
     */
    createdAt: Timestamp;
};
/**
 * A page of exceptions.
 */
export type AutopilotExceptionPage = PageFields & {
    /**
     * Exceptions, the latest first.
     */
    items: Array<AutopilotException>;
};
/**
 * Whether a thing is switched on at the ad platform.
 */
export declare const AssetStatus: {
    /**
     * Enabled
     */
    readonly Enabled: 1;
    /**
     * Paused
     */
    readonly Paused: 2;
    /**
     * Removed
     */
    readonly Removed: 3;
};
/**
 * Whether a thing is switched on at the ad platform.
 */
export type AssetStatus = typeof AssetStatus[keyof typeof AssetStatus];
/**
 * A thing of the client account that a rule can be scoped to or kept away from.
 */
export type AutopilotAsset = EntityRef & {
    /**
     * Whether it is switched on; null where an imported report does not have it.
     */
    status: AssetStatus | null;
    /**
     * Its daily budget in the client account's currency; null for what has no budget of its own.
     */
    dailyBudget: Money | null;
    /**
     * Its metrics of the last 30 days, ending yesterday.
     */
    metrics: MetricSet;
    /**
     * Rules with an active item whose scope it is in, exceptions taken out.
     */
    activeRuleIds: Array<Id>;
    /**
     * Whether a person excluded it from at least one rule.
     */
    isException: boolean;
};
/**
 * A page of items a rule can be scoped to.
 */
export type AutopilotAssetPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Items, highest cost of the last 30 days first.
     */
    items: Array<AutopilotAsset>;
};
/**
 * A page of runs.
 */
export type ExecutionPage = PageFields & {
    /**
     * Runs in the order asked for.
     */
    items: Array<Execution>;
};
/**
 * A change that was not undone.
 */
export type SkippedUndo = {
    /**
     * The change.
     */
    changeId: Id;
    /**
     * Why, for a person, in the language of the request, up to 500 characters.
     */
    reason: string;
    /**
     * Whether the platform holds another value by now; it can be undone with `includeChangedSince` then.
     */
    isChangedSince: boolean;
};
/**
 * What became of an undo.
 */
export type UndoResult = {
    /**
     * The run as it is now.
     */
    execution: Execution;
    /**
     * Changes this call has undone.
     */
    undoneCount: Count;
    /**
     * Changes asked for that were not undone; empty when all were.
     */
    skipped: Array<SkippedUndo>;
};
/**
 * A campaign that matches a rule now.
 */
export type ViolatingCampaign = EntityRef & {
    /**
     * The rule it matches.
     */
    ruleId: Id;
    /**
     * The name of that rule in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * How far it is beyond the threshold, weighed with its cost.
     */
    severity: Severity;
    /**
     * The metric of the condition that tells most.
     */
    metric: ConditionMetric;
    /**
     * The value it has; null for a cost per conversion without conversions, which counts as above any value.
     */
    actual: ConditionValue | null;
    /**
     * The value from which it matches, in the unit of `actual`.
     */
    threshold: ConditionValue;
    /**
     * Cost that brought nothing since then, in the client account's currency; 0 where nothing is wasted; null where the cost is not known.
     */
    wastedSpend: Money | null;
    /**
     * The first day on which it matched without a break.
     */
    since: CalendarDate;
    /**
     * Its metrics over the lookback of the rule.
     */
    metrics: MetricSet;
};
/**
 * A page of campaigns that match a rule now.
 */
export type ViolatingCampaignPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Campaigns, the most severe first, then by wasted spend.
     */
    items: Array<ViolatingCampaign>;
};
/**
 * How closely a search has to fit a keyword.
 */
export declare const MatchType: {
    /**
     * Exact
     */
    readonly Exact: 1;
    /**
     * Phrase
     */
    readonly Phrase: 2;
    /**
     * Broad
     */
    readonly Broad: 3;
};
/**
 * How closely a search has to fit a keyword.
 */
export type MatchType = typeof MatchType[keyof typeof MatchType];
/**
 * A keyword of an ad group that matches a rule now.
 */
export type ViolatingAdGroupKeyword = EntityRef & {
    /**
     * The rule it matches.
     */
    ruleId: Id;
    /**
     * The name of that rule in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * How far it is beyond the threshold, weighed with its cost.
     */
    severity: Severity;
    /**
     * The metric of the condition that tells most.
     */
    metric: ConditionMetric;
    /**
     * The value it has; null for a cost per conversion without conversions, which counts as above any value.
     */
    actual: ConditionValue | null;
    /**
     * The value from which it matches, in the unit of `actual`.
     */
    threshold: ConditionValue;
    /**
     * Cost that brought nothing since then, in the client account's currency; 0 where nothing is wasted; null where the cost is not known.
     */
    wastedSpend: Money | null;
    /**
     * The first day on which it matched without a break.
     */
    since: CalendarDate;
    /**
     * Its metrics over the lookback of the rule.
     */
    metrics: MetricSet;
    /**
     * How closely a search has to fit the keyword; null where an imported report does not have it.
     */
    matchType: MatchType | null;
    /**
     * The quality score of the platform, 1 to 10; null while it has too few impressions.
     */
    qualityScore: number | null;
    /**
     * The keyword without marks of its match type, up to 80 characters.
     */
    keywordText: string;
};
/**
 * A page of keywords that match a rule now.
 */
export type ViolatingAdGroupKeywordPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Keywords, the most severe first, then by wasted spend.
     */
    items: Array<ViolatingAdGroupKeyword>;
};
/**
 * The channel of a campaign.
 */
export declare const ChannelType: {
    /**
     * Search
     */
    readonly Search: 1;
    /**
     * PerformanceMax
     */
    readonly PerformanceMax: 2;
    /**
     * Display
     */
    readonly Display: 3;
    /**
     * Shopping
     */
    readonly Shopping: 4;
    /**
     * Video
     */
    readonly Video: 5;
    /**
     * DemandGen
     */
    readonly DemandGen: 6;
};
/**
 * The channel of a campaign.
 */
export type ChannelType = typeof ChannelType[keyof typeof ChannelType];
/**
 * What bids are set for.
 */
export declare const BiddingStrategyType: {
    /**
     * MaximizeConversions
     */
    readonly MaximizeConversions: 1;
    /**
     * TargetCpa
     */
    readonly TargetCpa: 2;
    /**
     * TargetRoas
     */
    readonly TargetRoas: 3;
    /**
     * MaximizeClicks
     */
    readonly MaximizeClicks: 4;
    /**
     * ManualCpc
     */
    readonly ManualCpc: 5;
    /**
     * TargetImpressionShare
     */
    readonly TargetImpressionShare: 6;
};
/**
 * What bids are set for.
 */
export type BiddingStrategyType = typeof BiddingStrategyType[keyof typeof BiddingStrategyType];
/**
 * The requested metric on each of the last 30 days of the period, or on all days of a shorter one, the earliest first; null on days on which it is not known. Amounts are in the client account's currency.
 */
export type MetricTrend = Array<number | null>;
/**
 * A campaign with its metrics over the period.
 */
export type CampaignMetric = EntityRef & MetricSet & {
    /**
     * Whether it is switched on; null where an imported report does not have it.
     */
    status: AssetStatus | null;
    /**
     * Its channel; null where an imported report does not have it.
     */
    channelType: ChannelType | null;
    /**
     * What its bids are set for; null where an imported report does not have it.
     */
    biddingStrategyType: BiddingStrategyType | null;
    /**
     * Its average daily budget as it is now, in the client account's currency; null where an imported report does not have it.
     */
    dailyBudget: Money | null;
    /**
     * cost / (dailyBudget × days of the period), at most 1; the platform may spend more on single days; null where the cost or the budget is not known.
     */
    budgetUtilization: Rate | null;
    /**
     * The optimization score of the platform; null for paused campaigns and channels without one.
     */
    optimizationScore: Rate | null;
    /**
     * The daily values of `trendMetric`; left out unless that is given.
     */
    trend?: MetricTrend;
};
/**
 * A page of campaigns with their metrics, and the metrics of all pages together.
 */
export type CampaignMetricPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Campaigns in the order asked for.
     */
    items: Array<CampaignMetric>;
    /**
     * The metrics over all rows of all pages, after filters; ratios from the sums, impression shares over the rows that have them.
     */
    totals: MetricSet;
};
/**
 * How far a bidding strategy has come with learning; Limited says that a setting or too little data holds it back.
 */
export declare const LearningStatus: {
    /**
     * Stable
     */
    readonly Stable: 1;
    /**
     * Learning
     */
    readonly Learning: 2;
    /**
     * Limited
     */
    readonly Limited: 3;
};
/**
 * How far a bidding strategy has come with learning; Limited says that a setting or too little data holds it back.
 */
export type LearningStatus = typeof LearningStatus[keyof typeof LearningStatus];
/**
 * A portfolio bidding strategy with the metrics of its campaigns over the period.
 */
export type BiddingStrategyMetric = EntityRef & MetricSet & {
    /**
     * Whether it is switched on.
     */
    status: AssetStatus;
    /**
     * What its bids are set for.
     */
    type: BiddingStrategyType;
    /**
     * Target cost per conversion, in the client account's currency; null for other types.
     */
    targetCpa: Money | null;
    /**
     * Target return on ad spend, where 1 means that value equals cost; null for other types.
     */
    targetRoas: number | null;
    /**
     * Campaigns that use it, paused ones too.
     */
    campaignCount: Count;
    /**
     * How far it has come with learning.
     */
    learningStatus: LearningStatus;
    /**
     * The daily values of `trendMetric`; left out unless that is given.
     */
    trend?: MetricTrend;
};
/**
 * A page of bidding strategies with their metrics, and the metrics of all pages together.
 */
export type BiddingStrategyMetricPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Bidding strategies in the order asked for.
     */
    items: Array<BiddingStrategyMetric>;
    /**
     * The metrics over all rows of all pages, after filters; ratios from the sums, impression shares over the rows that have them.
     */
    totals: MetricSet;
};
/**
 * An ad group with its metrics over the period.
 */
export type AdGroupMetric = EntityRef & MetricSet & {
    /**
     * Whether it is switched on; null where an imported report does not have it.
     */
    status: AssetStatus | null;
    /**
     * The bid of keywords without their own, in the client account's currency; null where the platform sets all bids.
     */
    defaultCpcBid: Money | null;
    /**
     * Enabled keywords in it.
     */
    keywordCount: Count;
    /**
     * Enabled ads in it.
     */
    adCount: Count;
    /**
     * The daily values of `trendMetric`; left out unless that is given.
     */
    trend?: MetricTrend;
};
/**
 * A page of ad groups with their metrics, and the metrics of all pages together.
 */
export type AdGroupMetricPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Ad groups in the order asked for.
     */
    items: Array<AdGroupMetric>;
    /**
     * The metrics over all rows of all pages, after filters; ratios from the sums, impression shares over the rows that have them.
     */
    totals: MetricSet;
};
/**
 * The form of an ad.
 */
export declare const AdType: {
    /**
     * ResponsiveSearch
     */
    readonly ResponsiveSearch: 1;
    /**
     * ResponsiveDisplay
     */
    readonly ResponsiveDisplay: 2;
    /**
     * Shopping
     */
    readonly Shopping: 3;
    /**
     * Video
     */
    readonly Video: 4;
    /**
     * DemandGen
     */
    readonly DemandGen: 5;
    /**
     * Image
     */
    readonly Image: 6;
};
/**
 * The form of an ad.
 */
export type AdType = typeof AdType[keyof typeof AdType];
/**
 * How well the texts of an ad fit what is searched for, as the platform judges.
 */
export declare const AdStrength: {
    /**
     * Poor
     */
    readonly Poor: 1;
    /**
     * Average
     */
    readonly Average: 2;
    /**
     * Good
     */
    readonly Good: 3;
    /**
     * Excellent
     */
    readonly Excellent: 4;
};
/**
 * How well the texts of an ad fit what is searched for, as the platform judges.
 */
export type AdStrength = typeof AdStrength[keyof typeof AdStrength];
/**
 * What the policy review of the platform found.
 */
export declare const AdApprovalStatus: {
    /**
     * Approved
     */
    readonly Approved: 1;
    /**
     * ApprovedLimited
     */
    readonly ApprovedLimited: 2;
    /**
     * UnderReview
     */
    readonly UnderReview: 3;
    /**
     * Disapproved
     */
    readonly Disapproved: 4;
};
/**
 * What the policy review of the platform found.
 */
export type AdApprovalStatus = typeof AdApprovalStatus[keyof typeof AdApprovalStatus];
/**
 * An ad with its metrics over the period. The platform gives no impression shares for ads, so these are null.
 */
export type AdMetric = EntityRef & MetricSet & {
    /**
     * Whether it is switched on.
     */
    status: AssetStatus;
    /**
     * Its form.
     */
    adType: AdType;
    /**
     * Its headlines in their order; empty where a feed fills them.
     */
    headlines: Array<string>;
    /**
     * Its descriptions in their order; empty where a feed fills them.
     */
    descriptions: Array<string>;
    /**
     * Where a click leads; null where a feed says it.
     */
    finalUrl: Url | null;
    /**
     * How well its texts fit; null for forms without a strength and for new ads.
     */
    adStrength: AdStrength | null;
    /**
     * What the policy review found.
     */
    approvalStatus: AdApprovalStatus;
    /**
     * The daily values of `trendMetric`; left out unless that is given.
     */
    trend?: MetricTrend;
};
/**
 * A page of ads with their metrics, and the metrics of all pages together.
 */
export type AdMetricPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Ads in the order asked for.
     */
    items: Array<AdMetric>;
    /**
     * The metrics over all rows of all pages, after filters; ratios from the sums, impression shares over the rows that have them.
     */
    totals: MetricSet;
};
/**
 * A part of the quality score, against other advertisers for the same keyword.
 */
export declare const QualityRating: {
    /**
     * BelowAverage
     */
    readonly BelowAverage: 1;
    /**
     * Average
     */
    readonly Average: 2;
    /**
     * AboveAverage
     */
    readonly AboveAverage: 3;
};
/**
 * A part of the quality score, against other advertisers for the same keyword.
 */
export type QualityRating = typeof QualityRating[keyof typeof QualityRating];
/**
 * A keyword with its metrics over the period.
 */
export type KeywordMetric = EntityRef & MetricSet & {
    /**
     * Whether it is switched on; null where an imported report does not have it.
     */
    status: AssetStatus | null;
    /**
     * The keyword without marks of its match type, up to 80 characters; the same as `name`.
     */
    text: string;
    /**
     * How closely a search has to fit; null where an imported report does not have it.
     */
    matchType: MatchType | null;
    /**
     * The quality score of the platform, 1 to 10; null while it has too few impressions.
     */
    qualityScore: number | null;
    /**
     * How likely a click is; null without a quality score.
     */
    expectedCtr: QualityRating | null;
    /**
     * How well the ads fit; null without a quality score.
     */
    adRelevance: QualityRating | null;
    /**
     * How well the page behind the ads fits; null without a quality score.
     */
    landingPageExperience: QualityRating | null;
    /**
     * The bid that counts, its own or that of the ad group, in the client account's currency; null where the platform sets all bids.
     */
    cpcBid: Money | null;
    /**
     * The estimated bid for the first page, in the client account's currency; null while there is too little data.
     */
    firstPageCpc: Money | null;
    /**
     * The daily values of `trendMetric`; left out unless that is given.
     */
    trend?: MetricTrend;
};
/**
 * A page of keywords with their metrics, and the metrics of all pages together.
 */
export type KeywordMetricPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Keywords in the order asked for.
     */
    items: Array<KeywordMetric>;
    /**
     * The metrics over all rows of all pages, after filters; ratios from the sums, impression shares over the rows that have them.
     */
    totals: MetricSet;
};
/**
 * Whether a search term has been made a keyword or a negative keyword.
 */
export declare const SearchTermState: {
    /**
     * None
     */
    readonly None: 1;
    /**
     * Added
     */
    readonly Added: 2;
    /**
     * Excluded
     */
    readonly Excluded: 3;
};
/**
 * Whether a search term has been made a keyword or a negative keyword.
 */
export type SearchTermState = typeof SearchTermState[keyof typeof SearchTermState];
/**
 * What people searched for before an ad was shown, with the metrics over the period.
 */
export type SearchTermMetric = EntityRef & MetricSet & {
    /**
     * The words searched for, up to 255 characters; the same as `name`.
     */
    text: string;
    /**
     * The keyword that led to it, without marks of its match type, up to 80 characters.
     */
    matchedKeyword: string;
    /**
     * How closely the search fits the keyword; null where an imported report does not have it.
     */
    matchType: MatchType | null;
    /**
     * Whether it has been made a keyword or a negative keyword; null where an imported report does not have it.
     */
    addedState: SearchTermState | null;
    /**
     * The daily values of `trendMetric`; left out unless that is given.
     */
    trend?: MetricTrend;
};
/**
 * A page of search terms with their metrics, and the metrics of all pages together.
 */
export type SearchTermMetricPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Search terms in the order asked for.
     */
    items: Array<SearchTermMetric>;
    /**
     * The metrics over all rows of all pages, after filters; ratios from the sums, impression shares over the rows that have them.
     */
    totals: MetricSet;
};
/**
 * How a client account stands against one rule.
 */
export type SnapshotRuleResult = {
    /**
     * The rule.
     */
    ruleId: Id;
    /**
     * Its name in the language of the request, up to 120 characters.
     */
    ruleName: string;
    /**
     * Things that were checked.
     */
    checkedCount: Count;
    /**
     * Things among them that match the rule, so that something should be done.
     */
    failedCount: Count;
    /**
     * 0 to 100: 100 × (1 − failedCount / checkedCount), rounded; 100 when nothing was checked.
     */
    score: number;
};
/**
 * The state of a client account at one moment: its metrics, and how it stands against every rule of the catalog.
 */
export type Snapshot = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The snapshot.
     */
    id: Id;
    /**
     * The client account.
     */
    customerClientId: CustomerClientId;
    /**
     * When it was taken.
     */
    takenAt: Timestamp;
    /**
     * The date range of its metrics, 30 days that end the day before it was taken.
     */
    period: DateRange;
    /**
     * The metrics of the whole client account over the period.
     */
    metrics: MetricSet;
    /**
     * How it stands against each rule, the lowest score first.
     */
    ruleResults: Array<SnapshotRuleResult>;
    /**
     * How well the account is kept, 0 to 100: the mean of the scores of its rules, weighted with their `checkedCount`, rounded.
     */
    healthScore: number;
};
/**
 * A thing that matched a rule when the snapshot was taken.
 */
export type FailedEntity = EntityRef & {
    /**
     * The rule.
     */
    ruleId: Id;
    /**
     * The metric of the condition that tells most; it gives `actual` and `expected` their unit.
     */
    metric: ConditionMetric;
    /**
     * The value it has; null for a cost per conversion without conversions, which counts as above any value.
     */
    actual: ConditionValue | null;
    /**
     * The value from which it would not match, in the unit of `actual`.
     */
    expected: ConditionValue;
    /**
     * How far it is beyond that, weighed with its cost.
     */
    severity: Severity;
};
/**
 * A page of items that matched a rule when the snapshot was taken.
 */
export type FailedEntityPage = PageFields & {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * Items, the most severe first.
     */
    items: Array<FailedEntity>;
};
/**
 * Which proposals.
 */
export type ApproveAutopilotProposalsRequest = {
    /**
     * The proposals by their `id`, 1 to 200, of any items.
     */
    changeIds: Array<Id>;
};
/**
 * Which proposals.
 */
export type RejectAutopilotProposalsRequest = {
    /**
     * The proposals by their `id`, 1 to 200, of any items.
     */
    changeIds: Array<Id>;
    /**
     * Why, up to 500 characters; nothing if omitted.
     */
    reason?: string;
};
/**
 * Which proposals.
 */
export type RestoreAutopilotProposalsRequest = {
    /**
     * The proposals by their `id`, 1 to 200, of any items.
     */
    changeIds: Array<Id>;
};
/**
 * The switch.
 */
export type UpdateAutomationRequest = {
    /**
     * Whether everything shall be paused.
     */
    isPaused: boolean;
    /**
     * Why it is paused, up to 500 characters; without effect when it is resumed.
     */
    reason?: string;
};
/**
 * The thing, the rule, and until when.
 */
export type CreateAutopilotExceptionRequest = {
    /**
     * The rule it is excluded from; null for all rules.
     */
    ruleId: Id | null;
    /**
     * What kind of thing it is.
     */
    entityType: EntityType;
    /**
     * Its id at the ad platform, an `entityId` of GET …/assets.
     */
    entityId: Id;
    /**
     * Why, up to 500 characters; nothing if omitted.
     */
    reason?: string;
    /**
     * The last day it holds, not before today; null or left out for no end.
     */
    expiresOn?: CalendarDate | null;
};
/**
 * Which changes of the run.
 */
export type UndoAutopilotExecutionRequest = {
    /**
     * The changes, 1 to 200; all that are applied if omitted.
     */
    changeIds?: Array<Id>;
    /**
     * Whether changes whose value was set anew since are undone, too.
     */
    includeChangedSince?: boolean;
};
export type GetAdsConnectionRequirementsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/EA/information';
};
export type GetAdsConnectionRequirementsErrors = {
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
export type GetAdsConnectionRequirementsError = GetAdsConnectionRequirementsErrors[keyof GetAdsConnectionRequirementsErrors];
export type GetAdsConnectionRequirementsResponses = {
    /**
     * What is needed.
     */
    200: AdsConnectionRequirements;
};
export type GetAdsConnectionRequirementsResponse = GetAdsConnectionRequirementsResponses[keyof GetAdsConnectionRequirementsResponses];
export type GetAdsInformationData = {
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
    url: '/EA/{accountId}/information';
};
export type GetAdsInformationErrors = {
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
export type GetAdsInformationError = GetAdsInformationErrors[keyof GetAdsInformationErrors];
export type GetAdsInformationResponses = {
    /**
     * The connection; `isConnected` false when there is none.
     */
    200: EaInformation;
};
export type GetAdsInformationResponse = GetAdsInformationResponses[keyof GetAdsInformationResponses];
export type GetAdsTokenData = {
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
    url: '/EA/{accountId}/token';
};
export type GetAdsTokenErrors = {
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
     * There is no token, since the account has no working connection to the ad platform.
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
};
export type GetAdsTokenError = GetAdsTokenErrors[keyof GetAdsTokenErrors];
export type GetAdsTokenResponses = {
    /**
     * The token.
     */
    200: AdsToken;
};
export type GetAdsTokenResponse = GetAdsTokenResponses[keyof GetAdsTokenResponses];
export type ListCustomerClientsData = {
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
         * The manager customer, ten digits; that of the connection if omitted.
         */
        customerId?: CustomerClientId;
    };
    url: '/EA/{accountId}/customer-clients';
};
export type ListCustomerClientsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListCustomerClientsError = ListCustomerClientsErrors[keyof ListCustomerClientsErrors];
export type ListCustomerClientsResponses = {
    /**
     * Accounts in the order of the tree.
     */
    200: Array<AdsAccount>;
};
export type ListCustomerClientsResponse = ListCustomerClientsResponses[keyof ListCustomerClientsResponses];
export type ListAdsAccountsData = {
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
         * Only this account, ten digits.
         */
        customerClientId?: CustomerClientId;
    };
    url: '/EA/{accountId}/ads-accounts';
};
export type ListAdsAccountsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAdsAccountsError = ListAdsAccountsErrors[keyof ListAdsAccountsErrors];
export type ListAdsAccountsResponses = {
    /**
     * Accounts in order of name.
     */
    200: Array<AdsAccount>;
};
export type ListAdsAccountsResponse = ListAdsAccountsResponses[keyof ListAdsAccountsResponses];
export type GetAdsAccountEnabledData = {
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
         * The account to check, ten digits; the selected client if omitted.
         */
        customerClientId?: CustomerClientId;
    };
    url: '/EA/{accountId}/account-enabled';
};
export type GetAdsAccountEnabledErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type GetAdsAccountEnabledError = GetAdsAccountEnabledErrors[keyof GetAdsAccountEnabledErrors];
export type GetAdsAccountEnabledResponses = {
    /**
     * What the check found.
     */
    200: AdsAccountEnabled;
};
export type GetAdsAccountEnabledResponse = GetAdsAccountEnabledResponses[keyof GetAdsAccountEnabledResponses];
export type SelectCustomerClientData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/{customerClientId}/customer';
};
export type SelectCustomerClientErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
     * The client cannot be worked with.
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
export type SelectCustomerClientError = SelectCustomerClientErrors[keyof SelectCustomerClientErrors];
export type SelectCustomerClientResponses = {
    /**
     * The connection with the selected client.
     */
    200: EaInformation;
};
export type SelectCustomerClientResponse = SelectCustomerClientResponses[keyof SelectCustomerClientResponses];
export type ListAutopilotCategoriesData = {
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
         * Whether only those that occur in the activity of the client are answered, to fill a filter.
         */
        inActivityOnly?: boolean;
    };
    url: '/EA/{accountId}/autopilot/categories';
};
export type ListAutopilotCategoriesErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotCategoriesError = ListAutopilotCategoriesErrors[keyof ListAutopilotCategoriesErrors];
export type ListAutopilotCategoriesResponses = {
    /**
     * Categories in the order of the catalog.
     */
    200: Array<AutopilotCategory>;
};
export type ListAutopilotCategoriesResponse = ListAutopilotCategoriesResponses[keyof ListAutopilotCategoriesResponses];
export type ListAutopilotItemsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}';
};
export type ListAutopilotItemsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotItemsError = ListAutopilotItemsErrors[keyof ListAutopilotItemsErrors];
export type ListAutopilotItemsResponses = {
    /**
     * Items by state, then by creation.
     */
    200: Array<AutopilotItem>;
};
export type ListAutopilotItemsResponse = ListAutopilotItemsResponses[keyof ListAutopilotItemsResponses];
export type CreateAutopilotItemData = {
    /**
     * The rule, and everything about it that can be set.
     */
    body: AutopilotItemDraft;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}';
};
export type CreateAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not this mode.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The plan allows no further active rule, or the idempotency key was used with another body.
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
     * A field is not right, or fields do not go together; `errors` names each one.
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
export type CreateAutopilotItemError = CreateAutopilotItemErrors[keyof CreateAutopilotItemErrors];
export type CreateAutopilotItemResponses = {
    /**
     * The new item.
     */
    201: AutopilotItem;
};
export type CreateAutopilotItemResponse = CreateAutopilotItemResponses[keyof CreateAutopilotItemResponses];
export type DeleteAutopilotItemData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}';
};
export type DeleteAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not for an item in automatic mode.
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
export type DeleteAutopilotItemError = DeleteAutopilotItemErrors[keyof DeleteAutopilotItemErrors];
export type DeleteAutopilotItemResponses = {
    /**
     * The item is gone.
     */
    204: void;
};
export type DeleteAutopilotItemResponse = DeleteAutopilotItemResponses[keyof DeleteAutopilotItemResponses];
export type GetAutopilotItemData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}';
};
export type GetAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type GetAutopilotItemError = GetAutopilotItemErrors[keyof GetAutopilotItemErrors];
export type GetAutopilotItemResponses = {
    /**
     * The item.
     */
    200: AutopilotItem;
};
export type GetAutopilotItemResponse = GetAutopilotItemResponses[keyof GetAutopilotItemResponses];
export type UpdateAutopilotItemData = {
    /**
     * The whole content.
     */
    body: AutopilotItemDraft;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}';
};
export type UpdateAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not this mode.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Someone else has saved the item since, or it is archived.
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
     * A field is not right, or fields do not go together; `errors` names each one.
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
export type UpdateAutopilotItemError = UpdateAutopilotItemErrors[keyof UpdateAutopilotItemErrors];
export type UpdateAutopilotItemResponses = {
    /**
     * The item as it is now.
     */
    200: AutopilotItem;
};
export type UpdateAutopilotItemResponse = UpdateAutopilotItemResponses[keyof UpdateAutopilotItemResponses];
export type UpdateAutopilotItemStatusData = {
    /**
     * The state it shall have.
     */
    body: AutopilotSwitch;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/status';
};
export type UpdateAutopilotItemStatusErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not for an item in automatic mode.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The item is archived, or the plan allows no further active rule.
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
     * The state is not one that can be asked for.
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
export type UpdateAutopilotItemStatusError = UpdateAutopilotItemStatusErrors[keyof UpdateAutopilotItemStatusErrors];
export type UpdateAutopilotItemStatusResponses = {
    /**
     * The item as it is now.
     */
    200: AutopilotItem;
};
export type UpdateAutopilotItemStatusResponse = UpdateAutopilotItemStatusResponses[keyof UpdateAutopilotItemStatusResponses];
export type RunAutopilotItemData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/run';
};
export type RunAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not for an item in automatic mode.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The item cannot run now, or the idempotency key was used for another call.
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
export type RunAutopilotItemError = RunAutopilotItemErrors[keyof RunAutopilotItemErrors];
export type RunAutopilotItemResponses = {
    /**
     * The run.
     */
    201: Execution;
};
export type RunAutopilotItemResponse = RunAutopilotItemResponses[keyof RunAutopilotItemResponses];
export type RestoreAutopilotItemData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/restore';
};
export type RestoreAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not for an item in automatic mode.
     */
    403: ApiError;
    /**
     * There is no such item, it is not deleted, or it was deleted more than 30 days ago.
     */
    404: ApiError;
    /**
     * The item would be active again and the plan allows no further active rule, or the idempotency key was used for another call.
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
export type RestoreAutopilotItemError = RestoreAutopilotItemErrors[keyof RestoreAutopilotItemErrors];
export type RestoreAutopilotItemResponses = {
    /**
     * The item.
     */
    201: AutopilotItem;
};
export type RestoreAutopilotItemResponse = RestoreAutopilotItemResponses[keyof RestoreAutopilotItemResponses];
export type ListAutopilotVersionsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The autopilot item, an `id` of GET /EA/{accountId}/autopilot/{customerClientId}.
         */
        autopilotId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/{autopilotId}/versions';
};
export type ListAutopilotVersionsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotVersionsError = ListAutopilotVersionsErrors[keyof ListAutopilotVersionsErrors];
export type ListAutopilotVersionsResponses = {
    /**
     * Versions, the newest first.
     */
    200: Array<AutopilotVersion>;
};
export type ListAutopilotVersionsResponse = ListAutopilotVersionsResponses[keyof ListAutopilotVersionsResponses];
export type PreviewAutopilotItemData = {
    /**
     * The content, and the item it belongs to.
     */
    body: AutopilotPreviewRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/preview';
};
export type PreviewAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
     * A field is not right, or fields do not go together; `errors` names each one.
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
export type PreviewAutopilotItemError = PreviewAutopilotItemErrors[keyof PreviewAutopilotItemErrors];
export type PreviewAutopilotItemResponses = {
    /**
     * What it would do.
     */
    200: AutopilotPreview;
};
export type PreviewAutopilotItemResponse = PreviewAutopilotItemResponses[keyof PreviewAutopilotItemResponses];
export type BacktestAutopilotItemData = {
    /**
     * The content, the item it belongs to, and how far back.
     */
    body: AutopilotBacktestRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/backtest';
};
export type BacktestAutopilotItemErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
     * A field is not right, or fields do not go together; `errors` names each one.
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
export type BacktestAutopilotItemError = BacktestAutopilotItemErrors[keyof BacktestAutopilotItemErrors];
export type BacktestAutopilotItemResponses = {
    /**
     * What it would have done.
     */
    200: AutopilotBacktest;
};
export type BacktestAutopilotItemResponse = BacktestAutopilotItemResponses[keyof BacktestAutopilotItemResponses];
export type ListAutopilotProposalsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Repeat the parameter for each value.
         */
        ruleIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        autopilotIds?: Array<Id>;
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * What the list is sorted by.
         */
        orderBy?: 'proposedAt' | 'cost' | 'estimatedSaving' | 'ruleName';
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
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/proposals';
};
export type ListAutopilotProposalsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotProposalsError = ListAutopilotProposalsErrors[keyof ListAutopilotProposalsErrors];
export type ListAutopilotProposalsResponses = {
    /**
     * A page of proposals.
     */
    200: AutopilotProposalPage;
};
export type ListAutopilotProposalsResponse = ListAutopilotProposalsResponses[keyof ListAutopilotProposalsResponses];
export type ApproveAutopilotProposalsData = {
    /**
     * The proposals.
     */
    body: ApproveAutopilotProposalsRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/proposals/approve';
};
export type ApproveAutopilotProposalsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * A proposal was answered already, or the ad platform cannot be reached for this account.
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
export type ApproveAutopilotProposalsError = ApproveAutopilotProposalsErrors[keyof ApproveAutopilotProposalsErrors];
export type ApproveAutopilotProposalsResponses = {
    /**
     * What became of them.
     */
    200: ProposalDecision;
};
export type ApproveAutopilotProposalsResponse = ApproveAutopilotProposalsResponses[keyof ApproveAutopilotProposalsResponses];
export type RejectAutopilotProposalsData = {
    /**
     * The proposals, and why.
     */
    body: RejectAutopilotProposalsRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/proposals/reject';
};
export type RejectAutopilotProposalsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * A proposal was answered already.
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
export type RejectAutopilotProposalsError = RejectAutopilotProposalsErrors[keyof RejectAutopilotProposalsErrors];
export type RejectAutopilotProposalsResponses = {
    /**
     * What became of them.
     */
    200: ProposalDecision;
};
export type RejectAutopilotProposalsResponse = RejectAutopilotProposalsResponses[keyof RejectAutopilotProposalsResponses];
export type RestoreAutopilotProposalsData = {
    /**
     * The rejected proposals.
     */
    body: RestoreAutopilotProposalsRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/proposals/restore';
};
export type RestoreAutopilotProposalsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this.
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
export type RestoreAutopilotProposalsError = RestoreAutopilotProposalsErrors[keyof RestoreAutopilotProposalsErrors];
export type RestoreAutopilotProposalsResponses = {
    /**
     * What became of them.
     */
    200: ProposalDecision;
};
export type RestoreAutopilotProposalsResponse = RestoreAutopilotProposalsResponses[keyof RestoreAutopilotProposalsResponses];
export type GetAutomationData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/automation';
};
export type GetAutomationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type GetAutomationError = GetAutomationErrors[keyof GetAutomationErrors];
export type GetAutomationResponses = {
    /**
     * The switch.
     */
    200: Automation;
};
export type GetAutomationResponse = GetAutomationResponses[keyof GetAutomationResponses];
export type UpdateAutomationData = {
    /**
     * Whether it shall be paused.
     */
    body: UpdateAutomationRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/automation';
};
export type UpdateAutomationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this.
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
export type UpdateAutomationError = UpdateAutomationErrors[keyof UpdateAutomationErrors];
export type UpdateAutomationResponses = {
    /**
     * The switch as it is now.
     */
    200: Automation;
};
export type UpdateAutomationResponse = UpdateAutomationResponses[keyof UpdateAutomationResponses];
export type GetAutopilotEffectData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 399 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * Only this item; all items, deleted ones too, if omitted.
         */
        autopilotId?: Id;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/effect';
};
export type GetAutopilotEffectErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type GetAutopilotEffectError = GetAutopilotEffectErrors[keyof GetAutopilotEffectErrors];
export type GetAutopilotEffectResponses = {
    /**
     * What it did.
     */
    200: AutopilotEffect;
};
export type GetAutopilotEffectResponse = GetAutopilotEffectResponses[keyof GetAutopilotEffectResponses];
export type ListAutopilotRulesData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/rules';
};
export type ListAutopilotRulesErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotRulesError = ListAutopilotRulesErrors[keyof ListAutopilotRulesErrors];
export type ListAutopilotRulesResponses = {
    /**
     * Rules in the order of the catalog.
     */
    200: Array<AutopilotRule>;
};
export type ListAutopilotRulesResponse = ListAutopilotRulesResponses[keyof ListAutopilotRulesResponses];
export type ListRuleCatalogueData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Repeat the parameter for each value.
         */
        categoryIds?: Array<Id>;
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/rules-all';
};
export type ListRuleCatalogueErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListRuleCatalogueError = ListRuleCatalogueErrors[keyof ListRuleCatalogueErrors];
export type ListRuleCatalogueResponses = {
    /**
     * Rules in the order of the catalog.
     */
    200: Array<AutopilotRule>;
};
export type ListRuleCatalogueResponse = ListRuleCatalogueResponses[keyof ListRuleCatalogueResponses];
export type GetAutopilotRuleData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The rule, an `id` of GET …/rules-all.
         */
        ruleId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/rules/{ruleId}';
};
export type GetAutopilotRuleErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type GetAutopilotRuleError = GetAutopilotRuleErrors[keyof GetAutopilotRuleErrors];
export type GetAutopilotRuleResponses = {
    /**
     * The rule.
     */
    200: AutopilotRule;
};
export type GetAutopilotRuleResponse = GetAutopilotRuleResponses[keyof GetAutopilotRuleResponses];
export type ListRuleActivityData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The rule, an `id` of GET …/rules-all.
         */
        ruleId: Id;
    };
    query?: {
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/rules/{ruleId}/activity';
};
export type ListRuleActivityErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListRuleActivityError = ListRuleActivityErrors[keyof ListRuleActivityErrors];
export type ListRuleActivityResponses = {
    /**
     * A page of entries.
     */
    200: ActivityEntryPage;
};
export type ListRuleActivityResponse = ListRuleActivityResponses[keyof ListRuleActivityResponses];
export type ListRulesInActivityData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Whether only those that occur in the activity of the client are answered, to fill a filter.
         */
        inActivityOnly?: boolean;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/rules-in-activity';
};
export type ListRulesInActivityErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListRulesInActivityError = ListRulesInActivityErrors[keyof ListRulesInActivityErrors];
export type ListRulesInActivityResponses = {
    /**
     * Rules in the order of the catalog.
     */
    200: Array<AutopilotRule>;
};
export type ListRulesInActivityResponse = ListRulesInActivityResponses[keyof ListRulesInActivityResponses];
export type ListAutopilotActivityData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Repeat the parameter for each value.
         */
        ruleIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        categoryIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        entityIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        kinds?: Array<ActivityKind>;
        /**
         * Repeat the parameter for each value.
         */
        autopilotIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        entityTypes?: Array<EntityType>;
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; today if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * What the list is sorted by.
         */
        orderBy?: 'occurredAt' | 'kind' | 'ruleName' | 'actorName';
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
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/activity';
};
export type ListAutopilotActivityErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotActivityError = ListAutopilotActivityErrors[keyof ListAutopilotActivityErrors];
export type ListAutopilotActivityResponses = {
    /**
     * A page of entries.
     */
    200: ActivityEntryPage;
};
export type ListAutopilotActivityResponse = ListAutopilotActivityResponses[keyof ListAutopilotActivityResponses];
export type ListAutopilotExceptionsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/exceptions';
};
export type ListAutopilotExceptionsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotExceptionsError = ListAutopilotExceptionsErrors[keyof ListAutopilotExceptionsErrors];
export type ListAutopilotExceptionsResponses = {
    /**
     * A page of exceptions.
     */
    200: AutopilotExceptionPage;
};
export type ListAutopilotExceptionsResponse = ListAutopilotExceptionsResponses[keyof ListAutopilotExceptionsResponses];
export type CreateAutopilotExceptionData = {
    /**
     * The thing, the rule, and until when.
     */
    body: CreateAutopilotExceptionRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/exceptions';
};
export type CreateAutopilotExceptionErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
     * The thing is excluded already, or the idempotency key was used with another body.
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
export type CreateAutopilotExceptionError = CreateAutopilotExceptionErrors[keyof CreateAutopilotExceptionErrors];
export type CreateAutopilotExceptionResponses = {
    /**
     * The new exception.
     */
    201: AutopilotException;
};
export type CreateAutopilotExceptionResponse = CreateAutopilotExceptionResponses[keyof CreateAutopilotExceptionResponses];
export type DeleteAutopilotExceptionData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The exception, an `id` of GET …/exceptions.
         */
        exceptionId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/exceptions/{exceptionId}';
};
export type DeleteAutopilotExceptionErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type DeleteAutopilotExceptionError = DeleteAutopilotExceptionErrors[keyof DeleteAutopilotExceptionErrors];
export type DeleteAutopilotExceptionResponses = {
    /**
     * The exception is gone.
     */
    204: void;
};
export type DeleteAutopilotExceptionResponse = DeleteAutopilotExceptionResponses[keyof DeleteAutopilotExceptionResponses];
export type ListAutopilotAssetsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Kinds of items.
         */
        entityTypes?: Array<EntityType>;
        /**
         * Items.
         */
        entityIds?: Array<Id>;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/assets';
};
export type ListAutopilotAssetsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotAssetsError = ListAutopilotAssetsErrors[keyof ListAutopilotAssetsErrors];
export type ListAutopilotAssetsResponses = {
    /**
     * The things, possibly none.
     */
    200: AutopilotAssetPage;
};
export type ListAutopilotAssetsResponse = ListAutopilotAssetsResponses[keyof ListAutopilotAssetsResponses];
export type ListAutopilotExecutionsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Repeat the parameter for each value.
         */
        ruleIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        autopilotIds?: Array<Id>;
        /**
         * Repeat the parameter for each value.
         */
        statuses?: Array<ExecutionStatus>;
        /**
         * Repeat the parameter for each value.
         */
        entityIds?: Array<Id>;
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; today if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * What the list is sorted by.
         */
        orderBy?: 'startedAt' | 'ruleName' | 'status' | 'changedCount' | 'estimatedSaving';
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
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/executions';
};
export type ListAutopilotExecutionsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAutopilotExecutionsError = ListAutopilotExecutionsErrors[keyof ListAutopilotExecutionsErrors];
export type ListAutopilotExecutionsResponses = {
    /**
     * A page of runs.
     */
    200: ExecutionPage;
};
export type ListAutopilotExecutionsResponse = ListAutopilotExecutionsResponses[keyof ListAutopilotExecutionsResponses];
export type GetAutopilotExecutionData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The run, an `id` of GET …/executions.
         */
        executionId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/executions/{executionId}';
};
export type GetAutopilotExecutionErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type GetAutopilotExecutionError = GetAutopilotExecutionErrors[keyof GetAutopilotExecutionErrors];
export type GetAutopilotExecutionResponses = {
    /**
     * The run.
     */
    200: Execution;
};
export type GetAutopilotExecutionResponse = GetAutopilotExecutionResponses[keyof GetAutopilotExecutionResponses];
export type UndoAutopilotExecutionData = {
    /**
     * Which changes.
     */
    body: UndoAutopilotExecutionRequest;
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The run, an `id` of GET …/executions.
         */
        executionId: Id;
    };
    query?: never;
    url: '/EA/{accountId}/autopilot/{customerClientId}/executions/{executionId}/undo';
};
export type UndoAutopilotExecutionErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role does not allow this, or not for an item of someone else.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The run has nothing that can be undone, or is too old.
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
export type UndoAutopilotExecutionError = UndoAutopilotExecutionErrors[keyof UndoAutopilotExecutionErrors];
export type UndoAutopilotExecutionResponses = {
    /**
     * What was undone and what was not.
     */
    200: UndoResult;
};
export type UndoAutopilotExecutionResponse = UndoAutopilotExecutionResponses[keyof UndoAutopilotExecutionResponses];
export type ListViolatingCampaignsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Rules.
         */
        ruleIds?: Array<Id>;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/violating-campaigns';
};
export type ListViolatingCampaignsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListViolatingCampaignsError = ListViolatingCampaignsErrors[keyof ListViolatingCampaignsErrors];
export type ListViolatingCampaignsResponses = {
    /**
     * The campaigns, possibly none.
     */
    200: ViolatingCampaignPage;
};
export type ListViolatingCampaignsResponse = ListViolatingCampaignsResponses[keyof ListViolatingCampaignsResponses];
export type ListViolatingAdGroupKeywordsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: {
        /**
         * Rules.
         */
        ruleIds?: Array<Id>;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        recordsPerPage?: 10 | 25 | 50 | 100;
    };
    url: '/EA/{accountId}/autopilot/{customerClientId}/violating-ad-group-keywords';
};
export type ListViolatingAdGroupKeywordsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListViolatingAdGroupKeywordsError = ListViolatingAdGroupKeywordsErrors[keyof ListViolatingAdGroupKeywordsErrors];
export type ListViolatingAdGroupKeywordsResponses = {
    /**
     * The keywords, possibly none.
     */
    200: ViolatingAdGroupKeywordPage;
};
export type ListViolatingAdGroupKeywordsResponse = ListViolatingAdGroupKeywordsResponses[keyof ListViolatingAdGroupKeywordsResponses];
export type ListCampaignMetricsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'status' | 'channelType' | 'biddingStrategyType' | 'dailyBudget' | 'budgetUtilization' | 'optimizationScore' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/campaigns';
};
export type ListCampaignMetricsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListCampaignMetricsError = ListCampaignMetricsErrors[keyof ListCampaignMetricsErrors];
export type ListCampaignMetricsResponses = {
    /**
     * A page of campaigns, with totals.
     */
    200: CampaignMetricPage;
};
export type ListCampaignMetricsResponse = ListCampaignMetricsResponses[keyof ListCampaignMetricsResponses];
export type ListBiddingStrategyMetricsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'status' | 'type' | 'targetCpa' | 'targetRoas' | 'campaignCount' | 'learningStatus' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/bidding-strategies';
};
export type ListBiddingStrategyMetricsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListBiddingStrategyMetricsError = ListBiddingStrategyMetricsErrors[keyof ListBiddingStrategyMetricsErrors];
export type ListBiddingStrategyMetricsResponses = {
    /**
     * A page of portfolio bidding strategies, with totals.
     */
    200: BiddingStrategyMetricPage;
};
export type ListBiddingStrategyMetricsResponse = ListBiddingStrategyMetricsResponses[keyof ListBiddingStrategyMetricsResponses];
export type ListAdGroupMetricsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'campaignName' | 'status' | 'defaultCpcBid' | 'keywordCount' | 'adCount' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/ad-groups';
};
export type ListAdGroupMetricsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAdGroupMetricsError = ListAdGroupMetricsErrors[keyof ListAdGroupMetricsErrors];
export type ListAdGroupMetricsResponses = {
    /**
     * A page of ad groups, with totals.
     */
    200: AdGroupMetricPage;
};
export type ListAdGroupMetricsResponse = ListAdGroupMetricsResponses[keyof ListAdGroupMetricsResponses];
export type ListAdMetricsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'campaignName' | 'adGroupName' | 'status' | 'adType' | 'adStrength' | 'approvalStatus' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/ads';
};
export type ListAdMetricsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAdMetricsError = ListAdMetricsErrors[keyof ListAdMetricsErrors];
export type ListAdMetricsResponses = {
    /**
     * A page of ads, with totals.
     */
    200: AdMetricPage;
};
export type ListAdMetricsResponse = ListAdMetricsResponses[keyof ListAdMetricsResponses];
export type ListKeywordMetricsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'status' | 'matchType' | 'qualityScore' | 'expectedCtr' | 'adRelevance' | 'landingPageExperience' | 'cpcBid' | 'firstPageCpc' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/keywords';
};
export type ListKeywordMetricsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListKeywordMetricsError = ListKeywordMetricsErrors[keyof ListKeywordMetricsErrors];
export type ListKeywordMetricsResponses = {
    /**
     * A page of keywords, with totals.
     */
    200: KeywordMetricPage;
};
export type ListKeywordMetricsResponse = ListKeywordMetricsResponses[keyof ListKeywordMetricsResponses];
export type ListSearchTermMetricsData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'matchedKeyword' | 'matchType' | 'addedState' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/search-terms';
};
export type ListSearchTermMetricsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListSearchTermMetricsError = ListSearchTermMetricsErrors[keyof ListSearchTermMetricsErrors];
export type ListSearchTermMetricsResponses = {
    /**
     * A page of search terms, with totals.
     */
    200: SearchTermMetricPage;
};
export type ListSearchTermMetricsResponse = ListSearchTermMetricsResponses[keyof ListSearchTermMetricsResponses];
export type ListAdGroupMetricsByCampaignData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The campaign, by its id at the ad platform.
         */
        campaignId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'campaignName' | 'status' | 'defaultCpcBid' | 'keywordCount' | 'adCount' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/ad-groups/by-campaign/{campaignId}';
};
export type ListAdGroupMetricsByCampaignErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAdGroupMetricsByCampaignError = ListAdGroupMetricsByCampaignErrors[keyof ListAdGroupMetricsByCampaignErrors];
export type ListAdGroupMetricsByCampaignResponses = {
    /**
     * A page of ad groups, with totals.
     */
    200: AdGroupMetricPage;
};
export type ListAdGroupMetricsByCampaignResponse = ListAdGroupMetricsByCampaignResponses[keyof ListAdGroupMetricsByCampaignResponses];
export type ListAdMetricsByCampaignData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The campaign, by its id at the ad platform.
         */
        campaignId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'campaignName' | 'adGroupName' | 'status' | 'adType' | 'adStrength' | 'approvalStatus' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/ads/by-campaign/{campaignId}';
};
export type ListAdMetricsByCampaignErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAdMetricsByCampaignError = ListAdMetricsByCampaignErrors[keyof ListAdMetricsByCampaignErrors];
export type ListAdMetricsByCampaignResponses = {
    /**
     * A page of ads, with totals.
     */
    200: AdMetricPage;
};
export type ListAdMetricsByCampaignResponse = ListAdMetricsByCampaignResponses[keyof ListAdMetricsByCampaignResponses];
export type ListKeywordMetricsByCampaignData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The campaign, by its id at the ad platform.
         */
        campaignId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'status' | 'matchType' | 'qualityScore' | 'expectedCtr' | 'adRelevance' | 'landingPageExperience' | 'cpcBid' | 'firstPageCpc' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/keywords/by-campaign/{campaignId}';
};
export type ListKeywordMetricsByCampaignErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListKeywordMetricsByCampaignError = ListKeywordMetricsByCampaignErrors[keyof ListKeywordMetricsByCampaignErrors];
export type ListKeywordMetricsByCampaignResponses = {
    /**
     * A page of keywords, with totals.
     */
    200: KeywordMetricPage;
};
export type ListKeywordMetricsByCampaignResponse = ListKeywordMetricsByCampaignResponses[keyof ListKeywordMetricsByCampaignResponses];
export type ListSearchTermMetricsByCampaignData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The campaign, by its id at the ad platform.
         */
        campaignId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'matchedKeyword' | 'matchType' | 'addedState' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/search-terms/by-campaign/{campaignId}';
};
export type ListSearchTermMetricsByCampaignErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListSearchTermMetricsByCampaignError = ListSearchTermMetricsByCampaignErrors[keyof ListSearchTermMetricsByCampaignErrors];
export type ListSearchTermMetricsByCampaignResponses = {
    /**
     * A page of search terms, with totals.
     */
    200: SearchTermMetricPage;
};
export type ListSearchTermMetricsByCampaignResponse = ListSearchTermMetricsByCampaignResponses[keyof ListSearchTermMetricsByCampaignResponses];
export type ListAdMetricsByAdGroupData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The ad group, by its id at the ad platform.
         */
        adGroupId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'name' | 'campaignName' | 'adGroupName' | 'status' | 'adType' | 'adStrength' | 'approvalStatus' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/ads/by-ad-group/{adGroupId}';
};
export type ListAdMetricsByAdGroupErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListAdMetricsByAdGroupError = ListAdMetricsByAdGroupErrors[keyof ListAdMetricsByAdGroupErrors];
export type ListAdMetricsByAdGroupResponses = {
    /**
     * A page of ads, with totals.
     */
    200: AdMetricPage;
};
export type ListAdMetricsByAdGroupResponse = ListAdMetricsByAdGroupResponses[keyof ListAdMetricsByAdGroupResponses];
export type ListKeywordMetricsByAdGroupData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The ad group, by its id at the ad platform.
         */
        adGroupId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'status' | 'matchType' | 'qualityScore' | 'expectedCtr' | 'adRelevance' | 'landingPageExperience' | 'cpcBid' | 'firstPageCpc' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/keywords/by-ad-group/{adGroupId}';
};
export type ListKeywordMetricsByAdGroupErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListKeywordMetricsByAdGroupError = ListKeywordMetricsByAdGroupErrors[keyof ListKeywordMetricsByAdGroupErrors];
export type ListKeywordMetricsByAdGroupResponses = {
    /**
     * A page of keywords, with totals.
     */
    200: KeywordMetricPage;
};
export type ListKeywordMetricsByAdGroupResponse = ListKeywordMetricsByAdGroupResponses[keyof ListKeywordMetricsByAdGroupResponses];
export type ListSearchTermMetricsByAdGroupData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The ad group, by its id at the ad platform.
         */
        adGroupId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'matchedKeyword' | 'matchType' | 'addedState' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/search-terms/by-ad-group/{adGroupId}';
};
export type ListSearchTermMetricsByAdGroupErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListSearchTermMetricsByAdGroupError = ListSearchTermMetricsByAdGroupErrors[keyof ListSearchTermMetricsByAdGroupErrors];
export type ListSearchTermMetricsByAdGroupResponses = {
    /**
     * A page of search terms, with totals.
     */
    200: SearchTermMetricPage;
};
export type ListSearchTermMetricsByAdGroupResponse = ListSearchTermMetricsByAdGroupResponses[keyof ListSearchTermMetricsByAdGroupResponses];
export type ListSearchTermMetricsByAdData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The ad.
         */
        adId: Id;
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
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * The field to sort by; rows without a value come last in both directions.
         */
        orderBy?: 'text' | 'campaignName' | 'adGroupName' | 'matchedKeyword' | 'matchType' | 'addedState' | 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue' | 'ctr' | 'averageCpc' | 'conversionRate' | 'cpa' | 'roas' | 'searchImpressionShare' | 'searchLostIsBudget' | 'searchLostIsRank' | 'absoluteTopImpressionRate';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
        /**
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Adds to each row the `trend` of this metric: its values on the last 30 days of the period. No trend if omitted.
         */
        trendMetric?: TrendMetric;
    };
    url: '/EA/{accountId}/metrics/{customerClientId}/search-terms/by-ad/{adId}';
};
export type ListSearchTermMetricsByAdErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
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
export type ListSearchTermMetricsByAdError = ListSearchTermMetricsByAdErrors[keyof ListSearchTermMetricsByAdErrors];
export type ListSearchTermMetricsByAdResponses = {
    /**
     * A page of search terms, with totals.
     */
    200: SearchTermMetricPage;
};
export type ListSearchTermMetricsByAdResponse = ListSearchTermMetricsByAdResponses[keyof ListSearchTermMetricsByAdResponses];
export type GetSnapshotData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
    };
    query?: never;
    url: '/EA/{accountId}/snapshot/{customerClientId}';
};
export type GetSnapshotErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role in this account may not do this.
     */
    403: ApiError;
    /**
     * There is no such client account, it belongs to someone else, or no snapshot of it has been taken yet.
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
export type GetSnapshotError = GetSnapshotErrors[keyof GetSnapshotErrors];
export type GetSnapshotResponses = {
    /**
     * The snapshot.
     */
    200: Snapshot;
};
export type GetSnapshotResponse = GetSnapshotResponses[keyof GetSnapshotResponses];
export type ListSnapshotFailedEntitiesData = {
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
         * The client account at the ad platform, ten digits.
         */
        customerClientId: CustomerClientId;
        /**
         * The rule.
         */
        ruleId: Id;
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
    url: '/EA/{accountId}/snapshot/{customerClientId}/rules/{ruleId}/failed-entities';
};
export type ListSnapshotFailedEntitiesErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * One of the two tokens is missing or not valid any more; `code` says which.
     */
    401: ApiError;
    /**
     * The caller's role in this account may not do this.
     */
    403: ApiError;
    /**
     * There is no such client account, it belongs to someone else, or no snapshot of it has been taken yet.
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
export type ListSnapshotFailedEntitiesError = ListSnapshotFailedEntitiesErrors[keyof ListSnapshotFailedEntitiesErrors];
export type ListSnapshotFailedEntitiesResponses = {
    /**
     * The things, possibly none.
     */
    200: FailedEntityPage;
};
export type ListSnapshotFailedEntitiesResponse = ListSnapshotFailedEntitiesResponses[keyof ListSnapshotFailedEntitiesResponses];
