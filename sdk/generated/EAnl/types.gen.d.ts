import type { AnalyticsDimension, ApiError, CalendarDate, Count, CurrencyCode, DateRange, Id, Money, PageFields, PropertyName, QuietHours, Rate, Severity, Timestamp, TimeZone, Version } from '../common/types.gen.ts';
/**
 * A figure of web analytics by its API name; unit and label come from GET /EAnl/available-metrics.
 */
export declare const AnalyticsMetric: {
    readonly Sessions: 'sessions';
    readonly TotalUsers: 'totalUsers';
    readonly NewUsers: 'newUsers';
    readonly EngagedSessions: 'engagedSessions';
    readonly EngagementRate: 'engagementRate';
    readonly BounceRate: 'bounceRate';
    readonly AverageSessionDuration: 'averageSessionDuration';
    readonly ScreenPageViews: 'screenPageViews';
    readonly EventCount: 'eventCount';
    readonly Conversions: 'conversions';
    readonly TotalRevenue: 'totalRevenue';
};
/**
 * A figure of web analytics by its API name; unit and label come from GET /EAnl/available-metrics.
 */
export type AnalyticsMetric = typeof AnalyticsMetric[keyof typeof AnalyticsMetric];
/**
 * What the values of a metric are: counts, shares from 0 to 1, money in the currency of the property, or seconds.
 */
export declare const AnalyticsMetricUnit: {
    /**
     * Count
     */
    readonly Count: 1;
    /**
     * Rate
     */
    readonly Rate: 2;
    /**
     * Money
     */
    readonly Money: 3;
    /**
     * Seconds
     */
    readonly Seconds: 4;
};
/**
 * What the values of a metric are: counts, shares from 0 to 1, money in the currency of the property, or seconds.
 */
export type AnalyticsMetricUnit = typeof AnalyticsMetricUnit[keyof typeof AnalyticsMetricUnit];
/**
 * A metric that can be reported and watched.
 */
export type AvailableMetric = {
    /**
     * The metric.
     */
    apiName: AnalyticsMetric;
    /**
     * Its label in the language of the request, 1 to 60 characters.
     */
    displayName: string;
    /**
     * What it counts, in the language of the request, 1 to 300 characters.
     */
    description: string;
    /**
     * The heading it is listed under, in the language of the request, 1 to 60 characters.
     */
    category: string;
    /**
     * What its values are.
     */
    unit: AnalyticsMetricUnit;
    /**
     * Whether a rise is good news.
     */
    isGoodWhenUp: boolean;
    /**
     * Whether a new watch begins with it.
     */
    isDefault: boolean;
};
/**
 * The connection of an account with web analytics.
 */
export type EanlInformation = {
    /**
     * Whether a credential is on file, whatever its health.
     */
    isConnected: boolean;
    /**
     * The property that is selected; null until one is.
     */
    propertyName: PropertyName | null;
    /**
     * The name of that property; null until one is selected. Up to 100 characters.
     */
    displayName: string | null;
    /**
     * When metrics were last imported; null before the first time.
     */
    lastSyncAt: Timestamp | null;
    /**
     * Hours between now and the newest complete metrics; null before the first sync.
     */
    dataFreshnessHours: number | null;
};
/**
 * A property of web analytics.
 */
export type AnalyticsProperty = {
    /**
     * The property.
     */
    propertyName: PropertyName;
    /**
     * Its name at the platform, 1 to 100 characters.
     */
    displayName: string;
    /**
     * The time zone its days begin in.
     */
    timeZone: TimeZone;
    /**
     * The currency of its revenue.
     */
    currencyCode: CurrencyCode;
    /**
     * What the platform takes its business for, in capitals (`SHOPPING`); null when not set, up to 60 characters.
     */
    industryCategory: string | null;
    /**
     * The service level at the platform (`GOOGLE_ANALYTICS_STANDARD`), up to 60 characters.
     */
    serviceLevel: string;
    /**
     * Whether it is the one this account works with; true for one property at most.
     */
    isSelected: boolean;
};
/**
 * An account at the analytics platform, with the properties the consent reaches.
 */
export type AnalyticsAccount = {
    /**
     * The account at the platform, `accounts/` and digits.
     */
    accountName: string;
    /**
     * Its name at the platform, 1 to 100 characters.
     */
    displayName: string;
    /**
     * Its properties in order of name.
     */
    properties: Array<AnalyticsProperty>;
};
/**
 * One metric over the whole period, against the previous one.
 */
export type ReportTotal = {
    /**
     * The metric.
     */
    metric: AnalyticsMetric;
    /**
     * Its value in the current period, in its unit; null when it is not known, and for a ratio without sessions.
     */
    current: number | null;
    /**
     * Its value in the previous period; null when there are no metrics from that time.
     */
    previous: number | null;
    /**
     * (current − previous) / previous in percent, 12.5 for an eighth more. Null for a rate, when previous is 0 or null, and when the periods have data on different numbers of days, which makes them incomparable.
     */
    changePct: number | null;
    /**
     * For a rate, current − previous in percentage points, 1.5 from 60 % to 61.5 %; null for other metrics and where changePct would be null.
     */
    changePoints: number | null;
    /**
     * Whether a rise is good news; false for bounceRate.
     */
    isGoodWhenUp: boolean;
};
/**
 * One metric on one day, beside the day at the same place in the previous period.
 */
export type ReportPoint = {
    /**
     * The day, in the current period.
     */
    date: CalendarDate;
    /**
     * The metric.
     */
    metric: AnalyticsMetric;
    /**
     * Its value on this day, in its unit; null when it is not known, and for a ratio without sessions.
     */
    current: number | null;
    /**
     * Its value on the day at the same place in the previous period; null when that period is shorter or has no metrics.
     */
    previous: number | null;
};
/**
 * Every metric of a report for one row and one period; null for a metric that the source does not have, and for a ratio without sessions.
 */
export type AnalyticsFigures = {
    /**
     * Sessions.
     */
    sessions: Count | null;
    /**
     * Distinct people; over several days or rows not the sum of the parts. Null where a source cannot tell returning people.
     */
    totalUsers: Count | null;
    /**
     * People for the first time.
     */
    newUsers: Count | null;
    /**
     * Sessions with a key event, two pages, or ten seconds.
     */
    engagedSessions: Count | null;
    /**
     * engagedSessions / sessions; null without sessions.
     */
    engagementRate: Rate | null;
    /**
     * 1 − engagementRate; null without sessions.
     */
    bounceRate: Rate | null;
    /**
     * Seconds a session lasted on average; null without sessions.
     */
    averageSessionDuration: number | null;
    /**
     * Pages viewed.
     */
    screenPageViews: Count | null;
    /**
     * Events of any kind.
     */
    eventCount: Count | null;
    /**
     * Key events.
     */
    conversions: Count | null;
    /**
     * Revenue, in the currency of the property.
     */
    totalRevenue: Money | null;
};
/**
 * The metrics of one value of a dimension.
 */
export type ReportBreakdownRow = {
    /**
     * The value at the platform, `(not set)` and the like included, 1 to 500 characters.
     */
    value: string;
    /**
     * Its metrics in the current period.
     */
    metrics: AnalyticsFigures;
    /**
     * Its metrics in the previous period; null when it did not occur.
     */
    previous: AnalyticsFigures | null;
};
/**
 * The metrics split in six ways, each list in order of sessions, the ten biggest values.
 */
export type ReportBreakdowns = {
    /**
     * By channel; complete.
     */
    sessionDefaultChannelGroup: Array<ReportBreakdownRow>;
    /**
     * By source and medium.
     */
    sourceMedium: Array<ReportBreakdownRow>;
    /**
     * By the first page of the session, path only.
     */
    landingPage: Array<ReportBreakdownRow>;
    /**
     * By kind of device; complete.
     */
    deviceCategory: Array<ReportBreakdownRow>;
    /**
     * By country, in English.
     */
    country: Array<ReportBreakdownRow>;
    /**
     * By campaign; sessions without one are left out.
     */
    campaignName: Array<ReportBreakdownRow>;
};
/**
 * What happened.
 */
export declare const ReportAnnotationKind: {
    /**
     * Note
     */
    readonly Note: 1;
    /**
     * CampaignChange
     */
    readonly CampaignChange: 2;
    /**
     * Release
     */
    readonly Release: 3;
    /**
     * Holiday
     */
    readonly Holiday: 4;
    /**
     * Anomaly
     */
    readonly Anomaly: 5;
};
/**
 * What happened.
 */
export type ReportAnnotationKind = typeof ReportAnnotationKind[keyof typeof ReportAnnotationKind];
/**
 * An anomaly in a report, to be marked on the chart of its metric.
 */
export type ReportAnomaly = {
    /**
     * Its id, as in GET /EAnl/{accountId}/anomaly-analysis.
     */
    id: Id;
    /**
     * The metric it was found in.
     */
    metric: AnalyticsMetric;
    /**
     * How serious it is.
     */
    severity: Severity;
};
/**
 * Something that happened on a day, to be marked in the chart.
 */
export type ReportAnnotation = {
    /**
     * The day.
     */
    date: CalendarDate;
    /**
     * What kind of thing it was.
     */
    kind: ReportAnnotationKind;
    /**
     * One line, 1 to 200 characters.
     */
    text: string;
    /**
     * The anomaly it is about; null for every other kind.
     */
    anomaly: ReportAnomaly | null;
};
/**
 * The metrics of a property in two periods.
 */
export type AnalyticsReport = {
    /**
     * The property.
     */
    propertyName: PropertyName;
    /**
     * The currency of all amounts, that of the property.
     */
    currencyCode: CurrencyCode;
    /**
     * The current period.
     */
    currentPeriod: DateRange;
    /**
     * Days of the current period that have data; fewer than its days when it reaches beyond the newest or before the first day.
     */
    currentDaysWithData: number;
    /**
     * The period it is compared with.
     */
    previousPeriod: DateRange;
    /**
     * Days of the previous period that have data.
     */
    previousDaysWithData: number;
    /**
     * Every metric over the whole period, in the order of AnalyticsMetric.
     */
    totals: Array<ReportTotal>;
    /**
     * Every metric by day: metric by metric in the order of AnalyticsMetric, days rising. Days without metrics are left out.
     */
    series: Array<ReportPoint>;
    /**
     * The same metrics split.
     */
    breakdowns: ReportBreakdowns;
    /**
     * The share of sessions the metrics are drawn from; null when all of them were read.
     */
    sampling: Rate | null;
    /**
     * What happened in the current period, days rising; every anomaly of the property is one of them.
     */
    annotations: Array<ReportAnnotation>;
};
/**
 * Whether a property can be worked with.
 */
export type AnalyticsAccountEnabled = {
    /**
     * The property that was checked; null when none was named and none is selected.
     */
    propertyName: PropertyName | null;
    /**
     * Whether reports can be read and anomaly watches can run for it now.
     */
    isEnabled: boolean;
    /**
     * What stands in the way, in the language of the request; empty when nothing does.
     */
    reasons: Array<string>;
};
/**
 * What has been done about an anomaly. Each begins as New, and any status may follow any other: a Resolved one or a FalseAlarm goes back to New to be reopened. A Snoozed one becomes New by itself at `snoozedUntil`. Leaving Snoozed clears `snoozedUntil`, leaving FalseAlarm clears its reason.
 */
export declare const AnomalyStatus: {
    /**
     * New
     */
    readonly New: 1;
    /**
     * Acknowledged
     */
    readonly Acknowledged: 2;
    /**
     * Snoozed
     */
    readonly Snoozed: 3;
    /**
     * Resolved
     */
    readonly Resolved: 4;
    /**
     * FalseAlarm
     */
    readonly FalseAlarm: 5;
};
/**
 * What has been done about an anomaly. Each begins as New, and any status may follow any other: a Resolved one or a FalseAlarm goes back to New to be reopened. A Snoozed one becomes New by itself at `snoozedUntil`. Leaving Snoozed clears `snoozedUntil`, leaving FalseAlarm clears its reason.
 */
export type AnomalyStatus = typeof AnomalyStatus[keyof typeof AnomalyStatus];
/**
 * To which side of the band the value lies.
 */
export declare const AnomalyDirection: {
    readonly Drop: 1;
    readonly Rise: 2;
};
/**
 * To which side of the band the value lies.
 */
export type AnomalyDirection = typeof AnomalyDirection[keyof typeof AnomalyDirection];
/**
 * What people thought of being told.
 */
export declare const AnomalyFeedback: {
    readonly Useful: 1;
    readonly NotUseful: 2;
};
/**
 * What people thought of being told.
 */
export type AnomalyFeedback = typeof AnomalyFeedback[keyof typeof AnomalyFeedback];
/**
 * What a person wrote below an anomaly.
 */
export type AnomalyComment = {
    /**
     * Who wrote it, 1 to 201 characters.
     */
    authorName: string;
    /**
     * What was written, plain text, 1 to 2,000 characters.
     */
    text: string;
    /**
     * When.
     */
    createdAt: Timestamp;
};
/**
 * A part of the metrics that explains the deviation.
 */
export type AnomalyContributor = {
    /**
     * The dimension of the breakdown.
     */
    dimension: AnalyticsDimension;
    /**
     * Which part, 1 to 500 characters.
     */
    value: string;
    /**
     * How much of the deviation this part explains, in percent; below 0 when it went the other way.
     */
    contributionPct: number;
    /**
     * What it was in this part, in the unit of the metric.
     */
    actual: number;
    /**
     * What was expected in this part.
     */
    expected: number;
};
/**
 * One point of a watched series, with what was expected.
 */
export type AnomalyPoint = {
    /**
     * The day; for a weekly watch its Monday.
     */
    date: CalendarDate;
    /**
     * For an hourly watch the hour of the day it begins with, on the clocks of the account; null otherwise.
     */
    hour: number | null;
    /**
     * What it was, in the unit of the metric.
     */
    actual: number;
    /**
     * What was expected.
     */
    expected: number;
    /**
     * The lower end of the band, from 0.
     */
    lowerBound: number;
    /**
     * The upper end of the band.
     */
    upperBound: number;
};
/**
 * A value outside of its expected band.
 */
export type Anomaly = {
    /**
     * The anomaly.
     */
    id: Id;
    /**
     * The configuration that found it; it may be deleted by now.
     */
    configurationId: Id;
    /**
     * The setting that found it; it may be deleted by now.
     */
    metricSettingId: Id;
    /**
     * The property.
     */
    propertyName: PropertyName;
    /**
     * The currency of all amounts, that of the property.
     */
    currencyCode: CurrencyCode;
    /**
     * The metric.
     */
    metric: AnalyticsMetric;
    /**
     * The day it happened; for an hourly watch the day of the hour, for a weekly one its Monday.
     */
    date: CalendarDate;
    /**
     * The hour of the day it began in, on the clocks of the account; null unless an hourly watch found it.
     */
    hour: number | null;
    /**
     * What it was, in the unit of the metric.
     */
    actual: number;
    /**
     * What was expected.
     */
    expected: number;
    /**
     * The lower end of the band, from 0.
     */
    lowerBound: number;
    /**
     * The upper end of the band.
     */
    upperBound: number;
    /**
     * (actual − expected) / expected in percent; below 0 for a drop.
     */
    deviationPct: number;
    /**
     * Standard deviations between actual and expected; below 0 for a drop.
     */
    score: number;
    /**
     * To which side.
     */
    direction: AnomalyDirection;
    /**
     * How serious it is, by the thresholds of the setting; a drop that lost half of the expected volume is at least medium, one that lost nearly all of it is high.
     */
    severity: Severity;
    /**
     * What has been done about it.
     */
    status: AnomalyStatus;
    /**
     * Until when it is snoozed; null in any other status.
     */
    snoozedUntil: Timestamp | null;
    /**
     * What people thought of being told; null when no one said.
     */
    feedback: AnomalyFeedback | null;
    /**
     * Who looks after it; null for no one. Up to 201 characters.
     */
    assigneeName: string | null;
    /**
     * What people wrote, oldest first.
     */
    comments: Array<AnomalyComment>;
    /**
     * What explains it best, biggest part first; empty when nothing stands out.
     */
    contributors: Array<AnomalyContributor>;
    /**
     * Anomalies of the same property that probably have the same cause.
     */
    relatedAnomalyIds: Array<Id>;
    /**
     * About 30 points around it, rising, for the chart.
     */
    series: Array<AnomalyPoint>;
    /**
     * Counts its triage, from 1; what a client sends back as `expectedVersion`. Comments leave it.
     */
    version: Version;
};
/**
 * One page of anomalies.
 */
export type AnomalyPage = PageFields & {
    /**
     * The anomalies of this page.
     */
    items: Array<Anomaly>;
};
/**
 * What is to change about several anomalies; what is left out keeps its value. Needs a status or an assignee.
 */
export type AnomaliesUpdate = {
    /**
     * The anomalies.
     */
    ids: Array<Id>;
    /**
     * The `version` of anomalies as they were read, by id; those that others have changed since stay as they are. One that is left out is changed whatever others did meanwhile.
     */
    expectedVersions?: {
        [key: string]: Version;
    };
    /**
     * The new status of each; 3 needs `snoozedUntil`.
     */
    status?: AnomalyStatus;
    /**
     * Until when they are snoozed, in the future, at most 90 days from now. Needed with status 3, refused without it.
     */
    snoozedUntil?: Timestamp;
    /**
     * Why they were false alarms, 1 to 500 characters; only with status 5.
     */
    falseAlarmReason?: string;
    /**
     * The active member who looks after each of them; null for no one.
     */
    assigneeId?: Id | null;
};
/**
 * What became of a change of several anomalies.
 */
export type AnomaliesUpdated = {
    /**
     * The anomalies as they are now, in the order of the request.
     */
    items: Array<Anomaly>;
    /**
     * Those of the request that are not there; empty when all were changed.
     */
    missingIds: Array<Id>;
    /**
     * Those others have changed since the expected version; they stayed as they are.
     */
    conflictIds: Array<Id>;
};
/**
 * What happened around an anomaly. CampaignChange was made at the ad platform itself, AutopilotChange by the autopilot.
 */
export declare const AnomalyEventKind: {
    /**
     * RuleRun
     */
    readonly RuleRun: 1;
    /**
     * AutopilotChange
     */
    readonly AutopilotChange: 2;
    /**
     * IntegrationFailure
     */
    readonly IntegrationFailure: 3;
    /**
     * OtherAnomaly
     */
    readonly OtherAnomaly: 4;
    /**
     * CampaignChange
     */
    readonly CampaignChange: 5;
};
/**
 * What happened around an anomaly. CampaignChange was made at the ad platform itself, AutopilotChange by the autopilot.
 */
export type AnomalyEventKind = typeof AnomalyEventKind[keyof typeof AnomalyEventKind];
/**
 * Something that happened around an anomaly, and may have to do with it.
 */
export type AnomalyEvent = {
    /**
     * What kind of thing it was.
     */
    kind: AnomalyEventKind;
    /**
     * When it happened; for another anomaly, when it was found.
     */
    occurredAt: Timestamp;
    /**
     * What happened, in the language of the request, 1 to 500 characters.
     */
    text: string;
    /**
     * The run of the autopilot, for kinds 1 and 2; null for any other.
     */
    executionId: Id | null;
    /**
     * The other anomaly, for kind 4; null for any other.
     */
    anomalyId: Id | null;
};
/**
 * An anomaly with all that is known of it.
 */
export type AnomalyDetail = Anomaly & {
    /**
     * The name of the watch that found it; null when it is deleted by now. Up to 100 characters.
     */
    configurationName: string | null;
    /**
     * The member who looks after it; null for no one, and when the person has left the account.
     */
    assigneeId: Id | null;
    /**
     * Why it was a false alarm, up to 500 characters; null when no one said, and in any other status.
     */
    falseAlarmReason: string | null;
    /**
     * The task of the account that was made from it, the latest one; null without one.
     */
    taskId: Id | null;
    /**
     * What else happened on its day and the day before, oldest first.
     */
    events: Array<AnomalyEvent>;
};
/**
 * What is to change about an anomaly; what is left out keeps its value.
 */
export type AnomalyUpdate = {
    /**
     * The new status; 3 needs `snoozedUntil`.
     */
    status?: AnomalyStatus;
    /**
     * Until when it is snoozed, in the future, at most 90 days from now. Needed with status 3, refused without it.
     */
    snoozedUntil?: Timestamp;
    /**
     * What the caller thinks of being told; null takes it back.
     */
    feedback?: AnomalyFeedback | null;
    /**
     * Why it was a false alarm, 1 to 500 characters; only with status 5.
     */
    falseAlarmReason?: string;
    /**
     * The active member who looks after it; null for no one.
     */
    assigneeId?: Id | null;
};
/**
 * What one point of the watched series is.
 */
export declare const AnomalyGranularity: {
    /**
     * Hour
     */
    readonly Hour: 1;
    /**
     * Day
     */
    readonly Day: 2;
    /**
     * Week
     */
    readonly Week: 3;
};
/**
 * What one point of the watched series is.
 */
export type AnomalyGranularity = typeof AnomalyGranularity[keyof typeof AnomalyGranularity];
/**
 * Which repeating pattern the expectation takes into account.
 */
export declare const AnomalySeasonality: {
    /**
     * None
     */
    readonly None: 1;
    /**
     * DayOfWeek
     */
    readonly DayOfWeek: 2;
    /**
     * WeekOfYear
     */
    readonly WeekOfYear: 3;
};
/**
 * Which repeating pattern the expectation takes into account.
 */
export type AnomalySeasonality = typeof AnomalySeasonality[keyof typeof AnomalySeasonality];
/**
 * How wide the expected band is: 3, 2 or 1.5 standard deviations to each side.
 */
export declare const AnomalySensitivity: {
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
 * How wide the expected band is: 3, 2 or 1.5 standard deviations to each side.
 */
export type AnomalySensitivity = typeof AnomalySensitivity[keyof typeof AnomalySensitivity];
/**
 * Which side of the band counts.
 */
export declare const AnomalyWatchDirection: {
    /**
     * Both
     */
    readonly Both: 1;
    /**
     * Drops
     */
    readonly Drops: 2;
    /**
     * Rises
     */
    readonly Rises: 3;
};
/**
 * Which side of the band counts.
 */
export type AnomalyWatchDirection = typeof AnomalyWatchDirection[keyof typeof AnomalyWatchDirection];
/**
 * From how many standard deviations on an anomaly is medium or high; below medium it is low.
 */
export type SeverityThresholds = {
    /**
     * Medium from here, 1 to 20.
     */
    medium: number;
    /**
     * High from here, 1 to 20, not below medium.
     */
    high: number;
};
/**
 * How one metric is watched.
 */
export type MetricSetting = {
    /**
     * The setting.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    metricSettingId: Id;
    /**
     * The metric that is watched.
     */
    metric: AnalyticsMetric;
    /**
     * How narrow the band is.
     */
    sensitivity: AnomalySensitivity;
    /**
     * Which side of the band counts.
     */
    direction: AnomalyWatchDirection;
    /**
     * Points whose expected value is below this, in the unit of the metric, are passed over.
     */
    minimumVolume: number;
    /**
     * Deviations below this, in percent of the expected value, are passed over; null for none.
     */
    minChangePct: number | null;
    /**
     * Watch one segment: split by this; null to watch the whole property.
     */
    dimension: AnalyticsDimension | null;
    /**
     * The value of the dimension; null together with it. Up to 500 characters.
     */
    dimensionValue: string | null;
    /**
     * From where on it is medium or high.
     */
    severityThresholds: SeverityThresholds;
    /**
     * Points in a row that must lie outside of the band.
     */
    consecutivePoints: number;
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
};
/**
 * How people are told. Webhook sends `anomaly.found` to the webhooks that the configuration names.
 */
export declare const AnomalyChannel: {
    /**
     * Email
     */
    readonly Email: 1;
    /**
     * InApp
     */
    readonly InApp: 2;
    /**
     * Webhook
     */
    readonly Webhook: 3;
};
/**
 * How people are told. Webhook sends `anomaly.found` to the webhooks that the configuration names.
 */
export type AnomalyChannel = typeof AnomalyChannel[keyof typeof AnomalyChannel];
/**
 * A holiday whatever the year, such as `black-friday`; the same for holidays of several days.
 */
export type HolidayKey = string;
/**
 * A public holiday or a major shopping day, on which metrics are unusual.
 */
export type Holiday = {
    /**
     * The holiday, whatever the year.
     */
    key: HolidayKey;
    /**
     * The day.
     */
    date: CalendarDate;
    /**
     * Its name in the language of the request, 1 to 100 characters.
     */
    name: string;
};
/**
 * A watch over metrics of a property.
 */
export type AnomalyConfiguration = {
    /**
     * The configuration.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    configurationId: Id;
    /**
     * The property that is watched.
     */
    propertyName: PropertyName;
    /**
     * The currency of all amounts, that of the property.
     */
    currencyCode: CurrencyCode;
    /**
     * Its name, 1 to 100 characters.
     */
    name: string;
    /**
     * Whether it watches now.
     */
    isEnabled: boolean;
    /**
     * Whether the product brought it along; such a one can be switched, not edited or deleted.
     */
    isDefault: boolean;
    /**
     * What one point is.
     */
    granularity: AnomalyGranularity;
    /**
     * Which pattern repeats.
     */
    seasonality: AnomalySeasonality;
    /**
     * Days before the watched point that the expectation is learnt from.
     */
    trainingDays: number;
    /**
     * The metrics it watches, in order of creation.
     */
    metricSettings: Array<MetricSetting>;
    /**
     * Who is told by email.
     */
    recipients: Array<string>;
    /**
     * How they are told.
     */
    channels: Array<AnomalyChannel>;
    /**
     * The webhooks of the account that get each anomaly of the watch over channel 3, besides those that take `anomaly.found` from every watch.
     */
    webhookIds: Array<Id>;
    /**
     * When no one is told; null for no such hours.
     */
    quietHours: QuietHours | null;
    /**
     * Days that are neither watched nor learnt from, rising.
     */
    ignoredDates: Array<CalendarDate>;
    /**
     * Whether public holidays and major shopping days are neither checked nor learned from. A weekly point is checked in any case.
     */
    ignoresHolidays: boolean;
    /**
     * Holidays that are checked and learned from although `ignoresHolidays` is true.
     */
    checkedHolidays: Array<HolidayKey>;
    /**
     * The public holidays and major shopping days of the property's country in the next twelve months, ascending.
     */
    holidays: Array<Holiday>;
    /**
     * Who made it; null for one the product brought along. Up to 201 characters.
     */
    createdByName: string | null;
    /**
     * The last change.
     */
    updatedAt: Timestamp;
    /**
     * Counts the edits with a body, from 1; what an editor sends back as `expectedVersion`. Switching and changes of metric settings leave it.
     */
    version: Version;
};
/**
 * How one metric is to be watched.
 */
export type MetricSettingDraft = {
    /**
     * The metric that is watched.
     */
    metric: AnalyticsMetric;
    /**
     * How narrow the band is. Medium if omitted.
     */
    sensitivity?: AnomalySensitivity;
    /**
     * Which side of the band counts. Both if omitted.
     */
    direction?: AnomalyWatchDirection;
    /**
     * Points whose expected value is below this, in the unit of the metric, are passed over.
     */
    minimumVolume?: number;
    /**
     * Deviations below this, in percent of the expected value, are passed over; null for none.
     */
    minChangePct?: number | null;
    /**
     * Watch one segment: split by this; null to watch the whole property.
     */
    dimension?: AnalyticsDimension | null;
    /**
     * The value of the dimension; null together with it. Up to 500 characters.
     */
    dimensionValue?: string | null;
    /**
     * From where on it is medium or high. 3 and 4.5 if omitted.
     */
    severityThresholds?: SeverityThresholds;
    /**
     * Points in a row that must lie outside of the band.
     */
    consecutivePoints?: number;
};
/**
 * A watch as a person wants it. What is left out takes its default when it is created, and keeps its value when it is changed.
 */
export type AnomalyConfigurationDraft = {
    /**
     * The property to watch; it cannot be changed later.
     */
    propertyName: PropertyName;
    /**
     * Its name, 1 to 100 characters.
     */
    name: string;
    /**
     * Whether it watches from now on. On if omitted at creation.
     */
    isEnabled?: boolean;
    /**
     * What one point is. Day if omitted at creation.
     */
    granularity?: AnomalyGranularity;
    /**
     * Which pattern repeats. DayOfWeek if omitted at creation.
     */
    seasonality?: AnomalySeasonality;
    /**
     * Days the expectation is learnt from; 90 if omitted at creation.
     */
    trainingDays?: number;
    /**
     * The metrics to watch. Left out at creation: those that are `isDefault` in GET /EAnl/available-metrics. Given on a change: replaces all of them.
     */
    metricSettings?: Array<MetricSettingDraft>;
    /**
     * Who is told by email; the caller if omitted at creation.
     */
    recipients?: Array<string>;
    /**
     * How they are told; in-app if omitted at creation.
     */
    channels?: Array<AnomalyChannel>;
    /**
     * The webhooks of the account that get each anomaly of the watch over channel 3, besides those that take `anomaly.found` from every watch. None if omitted at creation.
     */
    webhookIds?: Array<Id>;
    /**
     * When no one is told; null for no such hours.
     */
    quietHours?: QuietHours | null;
    /**
     * Days that are neither watched nor learnt from.
     */
    ignoredDates?: Array<CalendarDate>;
    /**
     * Whether holidays are neither checked nor learned from. True if omitted at creation.
     */
    ignoresHolidays?: boolean;
    /**
     * Holidays that are checked and learned from although `ignoresHolidays` is true. None if omitted at creation.
     */
    checkedHolidays?: Array<HolidayKey>;
};
/**
 * A setting to try on the past.
 */
export type AnomalyPreviewRequest = {
    /**
     * The property.
     */
    propertyName: PropertyName;
    /**
     * What one point is. Day if omitted.
     */
    granularity?: AnomalyGranularity;
    /**
     * Which pattern repeats. DayOfWeek if omitted.
     */
    seasonality?: AnomalySeasonality;
    /**
     * Days before each point that the expectation is learnt from.
     */
    trainingDays?: number;
    /**
     * Days that are neither judged nor learnt from; none if omitted.
     */
    ignoredDates?: Array<CalendarDate>;
    /**
     * Whether holidays are neither checked nor learned from.
     */
    ignoresHolidays?: boolean;
    /**
     * Holidays that are checked and learned from although `ignoresHolidays` is true; none if omitted.
     */
    checkedHolidays?: Array<HolidayKey>;
    /**
     * The metric, and how it is to be watched.
     */
    metricSetting: MetricSettingDraft;
    /**
     * Days to judge, the last one being the last complete one; at most 100 for an hourly watch.
     */
    days?: number;
};
/**
 * A point of the past, with what the setting would have made of it.
 */
export type AnomalyPreviewPoint = AnomalyPoint & {
    /**
     * How serious the anomaly would have been; null for a point inside of the band, and for one passed over by another part of the setting.
     */
    severity: Severity | null;
    /**
     * Whether it lies on one of the ignored days, or on a public holiday of the property's country; its severity is null then.
     */
    isIgnored: boolean;
};
/**
 * How many there are of each severity.
 */
export type SeverityCounts = {
    /**
     * Low ones.
     */
    low: Count;
    /**
     * Medium ones.
     */
    medium: Count;
    /**
     * High ones.
     */
    high: Count;
};
/**
 * How many anomalies a sensitivity would have brought.
 */
export type AnomalyPreviewAlerts = {
    /**
     * The sensitivity.
     */
    sensitivity: AnomalySensitivity;
    /**
     * Anomalies in the whole period.
     */
    count: Count;
    /**
     * The same by severity; they add up to `count`.
     */
    bySeverity: SeverityCounts;
};
/**
 * What a setting would have done in the past.
 */
export type AnomalyPreview = {
    /**
     * The metric.
     */
    metric: AnalyticsMetric;
    /**
     * The currency of all amounts, that of the property.
     */
    currencyCode: CurrencyCode;
    /**
     * The first day that was judged.
     */
    dateBegin: CalendarDate;
    /**
     * The last day that was judged.
     */
    dateEnd: CalendarDate;
    /**
     * Whether there are too few metrics yet to judge the newest point; the points before enough was learnt are left out.
     */
    isLearning: boolean;
    /**
     * The judged points, rising, 24 to a day for an hourly watch; empty when none could be judged.
     */
    points: Array<AnomalyPreviewPoint>;
    /**
     * How many anomalies there would have been with each sensitivity, the other settings unchanged, in rising order.
     */
    alerts: Array<AnomalyPreviewAlerts>;
    /**
     * Anomalies a week with the sensitivity of the setting, `count` / days · 7; 0 when none could be judged.
     */
    noisePerWeek: number;
};
/**
 * What is to be said.
 */
export type CreateAnomalyCommentRequest = {
    /**
     * Plain text, without spaces around it, 1 to 2,000 characters.
     */
    text: string;
};
export type ListAvailableMetricsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/EAnl/available-metrics';
};
export type ListAvailableMetricsErrors = {
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
export type ListAvailableMetricsError = ListAvailableMetricsErrors[keyof ListAvailableMetricsErrors];
export type ListAvailableMetricsResponses = {
    /**
     * Metrics in the order of AnalyticsMetric.
     */
    200: Array<AvailableMetric>;
};
export type ListAvailableMetricsResponse = ListAvailableMetricsResponses[keyof ListAvailableMetricsResponses];
export type GetAnalyticsInformationData = {
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
    url: '/EAnl/{accountId}';
};
export type GetAnalyticsInformationErrors = {
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
export type GetAnalyticsInformationError = GetAnalyticsInformationErrors[keyof GetAnalyticsInformationErrors];
export type GetAnalyticsInformationResponses = {
    /**
     * The connection.
     */
    200: EanlInformation;
};
export type GetAnalyticsInformationResponse = GetAnalyticsInformationResponses[keyof GetAnalyticsInformationResponses];
export type ListAnalyticsAccountsData = {
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
    url: '/EAnl/{accountId}/analytics-accounts';
};
export type ListAnalyticsAccountsErrors = {
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
     * Web analytics is not connected.
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
export type ListAnalyticsAccountsError = ListAnalyticsAccountsErrors[keyof ListAnalyticsAccountsErrors];
export type ListAnalyticsAccountsResponses = {
    /**
     * Accounts at the platform in order of name.
     */
    200: Array<AnalyticsAccount>;
};
export type ListAnalyticsAccountsResponse = ListAnalyticsAccountsResponses[keyof ListAnalyticsAccountsResponses];
export type GetAnalyticsReportData = {
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
         * The first day of the current period, in the account's time zone; 29 days before its last if omitted.
         */
        dateBeginCurrentPeriod?: CalendarDate;
        /**
         * The last day of the current period, at most 400 days after its first; yesterday if omitted.
         */
        dateEndCurrentPeriod?: CalendarDate;
        /**
         * The first day of the period to compare with; as many days before the current one as that is long if omitted.
         */
        dateBeginPreviousPeriod?: CalendarDate;
        /**
         * The last day of the period to compare with, at most 400 days after its first; the day before the current one if omitted.
         */
        dateEndPreviousPeriod?: CalendarDate;
        /**
         * Only this property; the selected one if omitted.
         */
        propertyName?: PropertyName;
        /**
         * Only one part of the metrics, split by this; goes with `dimensionValue`.
         */
        dimension?: AnalyticsDimension;
        /**
         * Which part, a `value` of the breakdowns as it stands there, 1 to 500 characters; goes with `dimension`.
         */
        dimensionValue?: string;
    };
    url: '/EAnl/{accountId}/report';
};
export type GetAnalyticsReportErrors = {
    /**
     * A period ends before it begins or is too long, one half of a segment is missing, or a parameter is unknown.
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
     * Web analytics is not connected, its consent has ended, or no property is selected.
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
export type GetAnalyticsReportError = GetAnalyticsReportErrors[keyof GetAnalyticsReportErrors];
export type GetAnalyticsReportResponses = {
    /**
     * The report.
     */
    200: AnalyticsReport;
};
export type GetAnalyticsReportResponse = GetAnalyticsReportResponses[keyof GetAnalyticsReportResponses];
export type GetAnalyticsAccountEnabledData = {
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
         * Only this property; the selected one if omitted.
         */
        propertyName?: PropertyName;
    };
    url: '/EAnl/{accountId}/account-enabled';
};
export type GetAnalyticsAccountEnabledErrors = {
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
export type GetAnalyticsAccountEnabledError = GetAnalyticsAccountEnabledErrors[keyof GetAnalyticsAccountEnabledErrors];
export type GetAnalyticsAccountEnabledResponses = {
    /**
     * Whether they work.
     */
    200: AnalyticsAccountEnabled;
};
export type GetAnalyticsAccountEnabledResponse = GetAnalyticsAccountEnabledResponses[keyof GetAnalyticsAccountEnabledResponses];
export type SelectAnalyticsPropertyData = {
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
         * The property, the digits of `properties/{digits}`.
         */
        propertyName: PropertyName;
    };
    query?: never;
    url: '/EAnl/{accountId}/{propertyName}';
};
export type SelectAnalyticsPropertyErrors = {
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
     * Web analytics is not connected.
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
export type SelectAnalyticsPropertyError = SelectAnalyticsPropertyErrors[keyof SelectAnalyticsPropertyErrors];
export type SelectAnalyticsPropertyResponses = {
    /**
     * The connection as it is now.
     */
    200: EanlInformation;
};
export type SelectAnalyticsPropertyResponse = SelectAnalyticsPropertyResponses[keyof SelectAnalyticsPropertyResponses];
export type ListAnomaliesData = {
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
        /**
         * Only this property; all of the account's if omitted.
         */
        propertyName?: PropertyName;
        /**
         * Monitors.
         */
        configurationIds?: Array<Id>;
        /**
         * Only anomalies that hold this text, whatever its case, up to 200 characters: in the name of the metric in the language of the request, in that of the watch or the assignee, in what explains it, or in a comment.
         */
        searchText?: string;
        /**
         * The first day of the period, in the account's time zone; 29 days before dateEnd if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 400 days after dateBegin; yesterday if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * Only these metrics.
         */
        metrics?: Array<AnalyticsMetric>;
        /**
         * Only these severities.
         */
        severities?: Array<Severity>;
        /**
         * Only these statuses.
         */
        statuses?: Array<AnomalyStatus>;
        /**
         * The field to sort by; `score` by its absolute value.
         */
        orderBy?: 'date' | 'metric' | 'severity' | 'status' | 'score' | 'deviationPct';
        /**
         * The direction of `orderBy`.
         */
        sortOrder?: 'asc' | 'desc';
    };
    url: '/EAnl/{accountId}/anomaly-analysis';
};
export type ListAnomaliesErrors = {
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
export type ListAnomaliesError = ListAnomaliesErrors[keyof ListAnomaliesErrors];
export type ListAnomaliesResponses = {
    /**
     * One page of anomalies.
     */
    200: AnomalyPage;
};
export type ListAnomaliesResponse = ListAnomaliesResponses[keyof ListAnomaliesResponses];
export type UpdateAnomaliesData = {
    /**
     * Which ones, and what changes.
     */
    body: AnomaliesUpdate;
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
    url: '/EAnl/{accountId}/anomaly-analysis';
};
export type UpdateAnomaliesErrors = {
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
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * A field of the body is not right; `errors` names each one.
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
export type UpdateAnomaliesError = UpdateAnomaliesErrors[keyof UpdateAnomaliesErrors];
export type UpdateAnomaliesResponses = {
    /**
     * The changed anomalies.
     */
    200: AnomaliesUpdated;
};
export type UpdateAnomaliesResponse = UpdateAnomaliesResponses[keyof UpdateAnomaliesResponses];
export type GetAnomalyData = {
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
         * The anomaly.
         */
        anomalyId: Id;
    };
    query?: never;
    url: '/EAnl/{accountId}/anomaly-analysis/{anomalyId}';
};
export type GetAnomalyErrors = {
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
export type GetAnomalyError = GetAnomalyErrors[keyof GetAnomalyErrors];
export type GetAnomalyResponses = {
    /**
     * The anomaly.
     */
    200: AnomalyDetail;
};
export type GetAnomalyResponse = GetAnomalyResponses[keyof GetAnomalyResponses];
export type UpdateAnomalyData = {
    /**
     * What is to change, one property at least.
     */
    body: AnomalyUpdate;
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
         * The anomaly.
         */
        anomalyId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/EAnl/{accountId}/anomaly-analysis/{anomalyId}';
};
export type UpdateAnomalyErrors = {
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
     * A field of the body is not right, or there is none; `errors` names each one.
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
export type UpdateAnomalyError = UpdateAnomalyErrors[keyof UpdateAnomalyErrors];
export type UpdateAnomalyResponses = {
    /**
     * The anomaly as it is now.
     */
    200: AnomalyDetail;
};
export type UpdateAnomalyResponse = UpdateAnomalyResponses[keyof UpdateAnomalyResponses];
export type CreateAnomalyCommentData = {
    /**
     * The comment.
     */
    body: CreateAnomalyCommentRequest;
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
         * The anomaly.
         */
        anomalyId: Id;
    };
    query?: never;
    url: '/EAnl/{accountId}/anomaly-analysis/{anomalyId}/comments';
};
export type CreateAnomalyCommentErrors = {
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
     * The anomaly has 200 comments, or the idempotency key was used with another body.
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
     * The text is not right; `errors` says why.
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
export type CreateAnomalyCommentError = CreateAnomalyCommentErrors[keyof CreateAnomalyCommentErrors];
export type CreateAnomalyCommentResponses = {
    /**
     * The new comment.
     */
    201: AnomalyComment;
};
export type CreateAnomalyCommentResponse = CreateAnomalyCommentResponses[keyof CreateAnomalyCommentResponses];
export type ListAnomalyConfigurationsData = {
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
         * Only watches of this property; all of the account's if omitted.
         */
        propertyName?: PropertyName;
        /**
         * Whether the watches the product brings along are among them.
         */
        includeDefaults?: boolean;
    };
    url: '/EAnl/{accountId}/anomaly-analysis-configuration';
};
export type ListAnomalyConfigurationsErrors = {
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
export type ListAnomalyConfigurationsError = ListAnomalyConfigurationsErrors[keyof ListAnomalyConfigurationsErrors];
export type ListAnomalyConfigurationsResponses = {
    /**
     * Watches in order of name, default ones last.
     */
    200: Array<AnomalyConfiguration>;
};
export type ListAnomalyConfigurationsResponse = ListAnomalyConfigurationsResponses[keyof ListAnomalyConfigurationsResponses];
export type CreateAnomalyConfigurationData = {
    /**
     * The watch.
     */
    body: AnomalyConfigurationDraft;
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
    url: '/EAnl/{accountId}/anomaly-analysis-configuration';
};
export type CreateAnomalyConfigurationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this, or the plan does not contain it.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Web analytics is not connected, or the present state forbids it in another way.
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
     * A field of the body is not right; `errors` names each one.
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
export type CreateAnomalyConfigurationError = CreateAnomalyConfigurationErrors[keyof CreateAnomalyConfigurationErrors];
export type CreateAnomalyConfigurationResponses = {
    /**
     * The new watch.
     */
    201: AnomalyConfiguration;
};
export type CreateAnomalyConfigurationResponse = CreateAnomalyConfigurationResponses[keyof CreateAnomalyConfigurationResponses];
export type PreviewAnomalySettingData = {
    /**
     * The setting to try.
     */
    body: AnomalyPreviewRequest;
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
    url: '/EAnl/{accountId}/anomaly-analysis-configuration/preview';
};
export type PreviewAnomalySettingErrors = {
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
     * Web analytics is not connected.
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
     * A field of the body is not right; `errors` names each one.
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
export type PreviewAnomalySettingError = PreviewAnomalySettingErrors[keyof PreviewAnomalySettingErrors];
export type PreviewAnomalySettingResponses = {
    /**
     * What the setting would have done.
     */
    200: AnomalyPreview;
};
export type PreviewAnomalySettingResponse = PreviewAnomalySettingResponses[keyof PreviewAnomalySettingResponses];
export type DeleteAnomalyConfigurationData = {
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
         * The watch.
         */
        configurationId: Id;
    };
    query?: never;
    url: '/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}';
};
export type DeleteAnomalyConfigurationErrors = {
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
     * The watch came with the product.
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
export type DeleteAnomalyConfigurationError = DeleteAnomalyConfigurationErrors[keyof DeleteAnomalyConfigurationErrors];
export type DeleteAnomalyConfigurationResponses = {
    /**
     * The watch is gone.
     */
    204: void;
};
export type DeleteAnomalyConfigurationResponse = DeleteAnomalyConfigurationResponses[keyof DeleteAnomalyConfigurationResponses];
export type UpdateAnomalyConfigurationData = {
    /**
     * What is to be saved of the watch; left out for a mere switch.
     */
    body?: AnomalyConfigurationDraft;
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
         * The watch.
         */
        configurationId: Id;
    };
    query?: {
        /**
         * Switch it on or off; no switch if omitted.
         */
        isEnabled?: boolean;
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}';
};
export type UpdateAnomalyConfigurationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this, or the plan does not contain it.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The watch came with the product, or someone else has edited it meanwhile.
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
     * A field of the body is not right, or there is neither a body nor `isEnabled`.
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
export type UpdateAnomalyConfigurationError = UpdateAnomalyConfigurationErrors[keyof UpdateAnomalyConfigurationErrors];
export type UpdateAnomalyConfigurationResponses = {
    /**
     * The watch as it is now.
     */
    200: AnomalyConfiguration;
};
export type UpdateAnomalyConfigurationResponse = UpdateAnomalyConfigurationResponses[keyof UpdateAnomalyConfigurationResponses];
export type CreateMetricSettingData = {
    /**
     * The setting.
     */
    body: MetricSettingDraft;
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
         * The watch.
         */
        configurationId: Id;
    };
    query?: never;
    url: '/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}/metric-setting';
};
export type CreateMetricSettingErrors = {
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
     * The watch came with the product, or the present state forbids it in another way.
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
     * A field of the body is not right; `errors` names each one.
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
export type CreateMetricSettingError = CreateMetricSettingErrors[keyof CreateMetricSettingErrors];
export type CreateMetricSettingResponses = {
    /**
     * The new setting.
     */
    201: MetricSetting;
};
export type CreateMetricSettingResponse = CreateMetricSettingResponses[keyof CreateMetricSettingResponses];
export type DeleteMetricSettingData = {
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
         * The watch.
         */
        configurationId: Id;
        /**
         * The setting, one of that watch.
         */
        metricSettingId: Id;
    };
    query?: never;
    url: '/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}/metric-setting/{metricSettingId}';
};
export type DeleteMetricSettingErrors = {
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
     * The watch came with the product.
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
export type DeleteMetricSettingError = DeleteMetricSettingErrors[keyof DeleteMetricSettingErrors];
export type DeleteMetricSettingResponses = {
    /**
     * The metric is not watched by this setting any more.
     */
    204: void;
};
export type DeleteMetricSettingResponse = DeleteMetricSettingResponses[keyof DeleteMetricSettingResponses];
export type UpdateMetricSettingData = {
    /**
     * The whole setting.
     */
    body: MetricSettingDraft;
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
         * The watch.
         */
        configurationId: Id;
        /**
         * The setting, one of that watch.
         */
        metricSettingId: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/EAnl/{accountId}/anomaly-analysis-configuration/{configurationId}/metric-setting/{metricSettingId}';
};
export type UpdateMetricSettingErrors = {
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
     * The watch came with the product, or the present state forbids it in another way.
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
     * A field of the body is not right; `errors` names each one.
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
export type UpdateMetricSettingError = UpdateMetricSettingErrors[keyof UpdateMetricSettingErrors];
export type UpdateMetricSettingResponses = {
    /**
     * The setting as it is now.
     */
    200: MetricSetting;
};
export type UpdateMetricSettingResponse = UpdateMetricSettingResponses[keyof UpdateMetricSettingResponses];
