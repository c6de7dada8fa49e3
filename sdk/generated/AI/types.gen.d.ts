import type { ApiError, CalendarDate, CurrencyCode, CustomerClientId, DateRange, EntityRef, Id, IntegrationPlatform, Language, MetricSet, Money, Rate, Severity, Timestamp, Url } from '../common/types.gen.ts';
/**
 * What the model may know besides the prompt.
 */
export type AiContext = {
    /**
     * The account whose metrics may be read.
     */
    accountId: Id;
    /**
     * The platform whose metrics are read; every connected one if omitted.
     */
    source?: IntegrationPlatform;
    /**
     * The first day, 29 days before dateEnd if omitted.
     */
    dateBegin?: CalendarDate;
    /**
     * The last day, yesterday if omitted.
     */
    dateEnd?: CalendarDate;
};
/**
 * What the model answered.
 */
export type AiAnswer = {
    /**
     * The answer.
     */
    id: Id;
    /**
     * The answer in markdown, empty when only `data` was asked for; up to 50,000 characters.
     */
    text: string;
    /**
     * The answer as the given schema wants it; null without a schema.
     */
    data: {
        [key: string]: unknown;
    } | null;
    /**
     * The model and its version, 1 to 100 characters.
     */
    model: string;
    /**
     * When it was answered.
     */
    createdAt: Timestamp;
};
/**
 * How good a page is in five respects.
 */
export type WebPageScores = {
    /**
     * How well search engines can read it. 0 to 100, 100 is best.
     */
    seo: number;
    /**
     * How clear and complete its text is. 0 to 100, 100 is best.
     */
    content: number;
    /**
     * How fast it loads. 0 to 100, 100 is best.
     */
    performance: number;
    /**
     * How well everybody can use it. 0 to 100, 100 is best.
     */
    accessibility: number;
    /**
     * How well it leads to a purchase or an enquiry. 0 to 100, 100 is best.
     */
    conversion: number;
};
/**
 * Something an analysis found wrong or worth a look.
 */
export type AiFinding = {
    /**
     * How serious it is.
     */
    severity: Severity;
    /**
     * What was found, in one line of 1 to 200 characters.
     */
    title: string;
    /**
     * Why it matters, plain text, 1 to 2,000 characters.
     */
    detail: string;
    /**
     * The figure or the passage it was read from, 1 to 1,000 characters.
     */
    evidence: string;
    /**
     * What to do, 1 to 500 characters.
     */
    suggestedAction: string;
    /**
     * The thing of the ad platform it is about; null when it is about none.
     */
    entity: EntityRef | null;
};
/**
 * What the model found about one web page.
 */
export type WebPageAnalysis = {
    /**
     * The analysis.
     */
    id: Id;
    /**
     * The page, after redirects.
     */
    url: Url;
    /**
     * The title of the page, empty when it has none; up to 500 characters.
     */
    title: string;
    /**
     * A file of the account with a picture of the page; null when none could be taken.
     */
    screenshotFileId: Id | null;
    /**
     * The five scores together. 0 to 100, 100 is best.
     */
    overallScore: number;
    /**
     * The five scores.
     */
    scores: WebPageScores;
    /**
     * What was found, most serious first.
     */
    findings: Array<AiFinding>;
    /**
     * When the page was read.
     */
    createdAt: Timestamp;
};
/**
 * The metrics of the period, and of the one before it.
 */
export type AdCampaignKpis = MetricSet & {
    /**
     * The same metrics in the equally long period before; null without metrics from that time.
     */
    previous: MetricSet | null;
};
/**
 * How much work it is.
 */
export declare const AiEffort: {
    /**
     * Small
     */
    readonly Small: 1;
    /**
     * Medium
     */
    readonly Medium: 2;
    /**
     * Large
     */
    readonly Large: 3;
};
/**
 * How much work it is.
 */
export type AiEffort = typeof AiEffort[keyof typeof AiEffort];
/**
 * A task that is ready to be created.
 */
export type AiTaskTemplate = {
    /**
     * Its title, 1 to 100 characters.
     */
    title: string;
    /**
     * Its description. Markdown, 1 to 5,000 characters.
     */
    description: string;
};
/**
 * Something an analysis suggests.
 */
export type AiRecommendation = {
    /**
     * What to do, in one line of 1 to 200 characters.
     */
    title: string;
    /**
     * What it should bring, 1 to 300 characters.
     */
    expectedImpact: string;
    /**
     * How much work it is.
     */
    effort: AiEffort;
    /**
     * The task that does it; null when there is nothing to hand over.
     */
    taskTemplate: AiTaskTemplate | null;
};
/**
 * What the model found about the campaigns of the selected client.
 */
export type AdCampaignAnalysis = {
    /**
     * The currency of all amounts here, that of the client account.
     */
    currencyCode: CurrencyCode;
    /**
     * The analysis.
     */
    id: Id;
    /**
     * The client.
     */
    customerClientId: CustomerClientId;
    /**
     * The days that were looked at.
     */
    period: DateRange;
    /**
     * The result in a few sentences. Markdown, 1 to 20,000 characters.
     */
    summary: string;
    /**
     * The metrics behind it.
     */
    kpis: AdCampaignKpis;
    /**
     * Cost of keywords, search terms and placements without a conversion in the period, in the currency of the account.
     */
    wastedSpend: Money;
    /**
     * What was found, most serious first.
     */
    findings: Array<AiFinding>;
    /**
     * What could be done, biggest effect first.
     */
    opportunities: Array<AiRecommendation>;
};
/**
 * A competitor, as far as public sources tell.
 */
export type MarketCompetitor = {
    /**
     * Its name, 1 to 200 characters.
     */
    name: string;
    /**
     * Its web site without prefix, 4 to 253 characters.
     */
    domain: string;
    /**
     * What it does well.
     */
    strengths: Array<string>;
    /**
     * Its estimated share of the searches in this market.
     */
    estimatedShare: Rate;
};
/**
 * Where a trend goes.
 */
export declare const TrendDirection: {
    readonly Up: 'up';
    readonly Down: 'down';
    readonly Flat: 'flat';
};
/**
 * Where a trend goes.
 */
export type TrendDirection = typeof TrendDirection[keyof typeof TrendDirection];
/**
 * Something that moves in the market.
 */
export type MarketTrend = {
    /**
     * What moves, 1 to 200 characters.
     */
    label: string;
    /**
     * Where it goes.
     */
    direction: TrendDirection;
    /**
     * What it was read from, 1 to 1,000 characters.
     */
    evidence: string;
};
/**
 * What the model found about the market of an account.
 */
export type MarketAnalysis = {
    /**
     * The analysis.
     */
    id: Id;
    /**
     * The industry, an `industries` value of GET /App/constants.
     */
    industry: number;
    /**
     * The market, by the name of the country or region, 1 to 100 characters.
     */
    region: string;
    /**
     * The result in a few sentences. Markdown, 1 to 20,000 characters.
     */
    summary: string;
    /**
     * Competitors, biggest share first.
     */
    competitors: Array<MarketCompetitor>;
    /**
     * What moves.
     */
    trends: Array<MarketTrend>;
    /**
     * Demand by month from January to December, against the average month: 1 is average, 2 is twice as much.
     */
    seasonality: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * What could be done, biggest effect first.
     */
    recommendations: Array<AiRecommendation>;
};
/**
 * The prompt and what may be known.
 */
export type CreateAiAnswerRequest = {
    /**
     * What the model is asked, 1 to 4,000 characters.
     */
    prompt: string;
    /**
     * Whose metrics the model may know; none if omitted.
     */
    context?: AiContext;
    /**
     * The language of the answer; that of the request if omitted.
     */
    language?: Language;
};
/**
 * The prompt and the form of the answer.
 */
export type CreateAiSchemaAnswerRequest = {
    /**
     * What the model is asked, 1 to 4,000 characters.
     */
    prompt: string;
    /**
     * Whose metrics the model may know; none if omitted.
     */
    context?: AiContext;
    /**
     * A JSON Schema (draft 2020-12) of an object; `data` of the answer follows it. At most 20,000 characters as JSON.
     */
    schema: {
        [key: string]: unknown;
    };
    /**
     * The language of the answer; that of the request if omitted.
     */
    language?: Language;
};
/**
 * The prompt, the image and the form of the answer.
 */
export type CreateAiImageAnswerRequest = {
    /**
     * What the model is asked, 1 to 4,000 characters.
     */
    prompt: string;
    /**
     * Whose metrics the model may know; none if omitted.
     */
    context?: AiContext;
    /**
     * A JSON Schema (draft 2020-12) of an object; `data` of the answer follows it. At most 20,000 characters as JSON.
     */
    schema: {
        [key: string]: unknown;
    };
    /**
     * The image, a file of the account or a temporary one of the caller.
     */
    imageFileId: Id;
    /**
     * The language of the answer; that of the request if omitted.
     */
    language?: Language;
};
export type CreateAiAnswerData = {
    /**
     * The prompt.
     */
    body: CreateAiAnswerRequest;
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
    url: '/AI';
};
export type CreateAiAnswerErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The plan does not include this or its limit is used up, or the idempotency key was used with another body.
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
export type CreateAiAnswerError = CreateAiAnswerErrors[keyof CreateAiAnswerErrors];
export type CreateAiAnswerResponses = {
    /**
     * The answer.
     */
    201: AiAnswer;
};
export type CreateAiAnswerResponse = CreateAiAnswerResponses[keyof CreateAiAnswerResponses];
export type CreateAiSchemaAnswerData = {
    /**
     * The prompt and the wanted form.
     */
    body: CreateAiSchemaAnswerRequest;
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
    url: '/AI/schema';
};
export type CreateAiSchemaAnswerErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The plan does not include this or its limit is used up, or the idempotency key was used with another body.
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
export type CreateAiSchemaAnswerError = CreateAiSchemaAnswerErrors[keyof CreateAiSchemaAnswerErrors];
export type CreateAiSchemaAnswerResponses = {
    /**
     * The answer.
     */
    201: AiAnswer;
};
export type CreateAiSchemaAnswerResponse = CreateAiSchemaAnswerResponses[keyof CreateAiSchemaAnswerResponses];
export type CreateAiImageAnswerData = {
    /**
     * The prompt, the image and the wanted form.
     */
    body: CreateAiImageAnswerRequest;
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
    url: '/AI/schema/image';
};
export type CreateAiImageAnswerErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The plan does not include this or its limit is used up, or the idempotency key was used with another body.
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
export type CreateAiImageAnswerError = CreateAiImageAnswerErrors[keyof CreateAiImageAnswerErrors];
export type CreateAiImageAnswerResponses = {
    /**
     * The answer.
     */
    201: AiAnswer;
};
export type CreateAiImageAnswerResponse = CreateAiImageAnswerResponses[keyof CreateAiImageAnswerResponses];
export type GetWebPageAnalysisData = {
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
    query: {
        /**
         * The page to analyse, a public https or http address.
         */
        baseUrl: Url;
        /**
         * Which connected platform the metrics come from; 4 (Google Analytics) if omitted.
         */
        source?: IntegrationPlatform;
    };
    url: '/AI/{accountId}/web-page-analysis';
};
export type GetWebPageAnalysisErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The plan does not include this, or its limit is used up.
     */
    409: ApiError;
    /**
     * The page cannot be read; `errors` names `baseUrl`.
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
};
export type GetWebPageAnalysisError = GetWebPageAnalysisErrors[keyof GetWebPageAnalysisErrors];
export type GetWebPageAnalysisResponses = {
    /**
     * The analysis.
     */
    200: WebPageAnalysis;
};
export type GetWebPageAnalysisResponse = GetWebPageAnalysisResponses[keyof GetWebPageAnalysisResponses];
export type GetAdCampaignAnalysisData = {
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
         * Which connected platform the metrics come from; 3 (Google Ads) if omitted.
         */
        source?: IntegrationPlatform;
    };
    url: '/AI/{accountId}/ad-campaign-analysis';
};
export type GetAdCampaignAnalysisErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The caller's role may not do this.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The platform the metrics come from is not connected, or nothing is selected there.
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
export type GetAdCampaignAnalysisError = GetAdCampaignAnalysisErrors[keyof GetAdCampaignAnalysisErrors];
export type GetAdCampaignAnalysisResponses = {
    /**
     * The analysis.
     */
    200: AdCampaignAnalysis;
};
export type GetAdCampaignAnalysisResponse = GetAdCampaignAnalysisResponses[keyof GetAdCampaignAnalysisResponses];
export type GetMarketAnalysisData = {
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
         * Which connected platform the metrics come from; every connected one if omitted.
         */
        source?: IntegrationPlatform;
    };
    url: '/AI/{accountId}/market-analysis';
};
export type GetMarketAnalysisErrors = {
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
     * The account has no industry.
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
export type GetMarketAnalysisError = GetMarketAnalysisErrors[keyof GetMarketAnalysisErrors];
export type GetMarketAnalysisResponses = {
    /**
     * The analysis.
     */
    200: MarketAnalysis;
};
export type GetMarketAnalysisResponse = GetMarketAnalysisResponses[keyof GetMarketAnalysisResponses];
