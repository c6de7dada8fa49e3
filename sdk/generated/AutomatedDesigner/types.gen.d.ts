import type { ApiError, Id, LanguageTag, PageFields, SocialNetwork, Timestamp, Url } from '../common/types.gen.ts';
/**
 * How far a design has come: from 1 to 2, from 2 to 3 or 4.
 */
export declare const DesignStatus: {
    /**
     * Queued
     */
    readonly Queued: 1;
    /**
     * Generating
     */
    readonly Generating: 2;
    /**
     * Ready
     */
    readonly Ready: 3;
    /**
     * Failed
     */
    readonly Failed: 4;
};
/**
 * How far a design has come: from 1 to 2, from 2 to 3 or 4.
 */
export type DesignStatus = typeof DesignStatus[keyof typeof DesignStatus];
/**
 * One picture made from the brief.
 */
export type DesignVariant = {
    /**
     * The variant.
     */
    id: Id;
    /**
     * Its file in the account.
     */
    fileId: Id;
    /**
     * A small picture of it, valid for an hour.
     */
    previewUrl: Url;
    /**
     * How well it is expected to do beside the others, 0 to 100.
     */
    score: number;
    /**
     * Whether the team has picked it.
     */
    isFavorite: boolean;
};
/**
 * A creative generated from a brief, with its variants.
 */
export type Design = {
    /**
     * The design.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    automatedDesignerId: Id;
    /**
     * Its name, 1 to 100 characters.
     */
    name: string;
    /**
     * An `id` of GET /AutomatedDesigner/{accountId}/design-types.
     */
    designTypeId: number;
    /**
     * How far it has come.
     */
    status: DesignStatus;
    /**
     * What it is to show and say, 1 to 4,000 characters.
     */
    brief: string;
    /**
     * The headline, up to the `maxHeadline` of the type; null until the service has written it.
     */
    headline: string | null;
    /**
     * The text below it, up to the `maxBody` of the type; null until the service has written it.
     */
    body: string | null;
    /**
     * The words on the button, up to 40 characters; null until the service has written it.
     */
    callToAction: string | null;
    /**
     * Colours it keeps to; empty for free choice.
     */
    brandColors: Array<string>;
    /**
     * The file of the logo; null without one.
     */
    logoFileId: Id | null;
    /**
     * Pictures it is made from.
     */
    productImageFileIds: Array<Id>;
    /**
     * The language of its words.
     */
    language: LanguageTag;
    /**
     * What was made, the best score first; empty until state 3.
     */
    variants: Array<DesignVariant>;
    /**
     * Whether it is a trial run with watermarks, which used no credit.
     */
    isTest: boolean;
    /**
     * Why it failed, for a person, up to 500 characters; null unless the state is 4.
     */
    failureReason: string | null;
    /**
     * Who started it, 1 to 201 characters.
     */
    createdByName: string;
    /**
     * When it was started.
     */
    createdAt: Timestamp;
};
/**
 * A page of designs.
 */
export type DesignPage = PageFields & {
    /**
     * Designs, newest first.
     */
    items: Array<Design>;
};
/**
 * A kind of creative on offer.
 */
export type DesignType = {
    /**
     * The type, `designTypeId` of a design.
     */
    id: number;
    /**
     * Its name for programs.
     */
    key: 'displayBanner' | 'story' | 'squarePost' | 'responsiveDisplay' | 'carousel' | 'landingHero';
    /**
     * Its name in the language of the request, 1 to 60 characters.
     */
    label: string;
    /**
     * Width in pixels, 50 to 8,000.
     */
    width: number;
    /**
     * Height in pixels, 50 to 8,000.
     */
    height: number;
    /**
     * Social networks it fits; empty when it is made for ads or web pages.
     */
    networks: Array<SocialNetwork>;
    /**
     * The most characters of a headline.
     */
    maxHeadline: number;
    /**
     * The most characters of a body text.
     */
    maxBody: number;
};
/**
 * What to make.
 */
export type CreateDesignRequest = {
    /**
     * Its name, 1 to 100 characters.
     */
    name: string;
    /**
     * An `id` of GET /AutomatedDesigner/{accountId}/design-types.
     */
    designTypeId: number;
    /**
     * What it is to show and say, 1 to 4,000 characters.
     */
    brief: string;
    /**
     * The headline, up to the `maxHeadline` of the type; null lets the service write it.
     */
    headline?: string | null;
    /**
     * The text below it, up to the `maxBody` of the type; null lets the service write it.
     */
    body?: string | null;
    /**
     * The words on the button, up to 40 characters; null lets the service write it.
     */
    callToAction?: string | null;
    /**
     * Colours to keep to; free choice by default.
     */
    brandColors?: Array<string>;
    /**
     * A file of this account; null for none, the account's logo by default.
     */
    logoFileId?: Id | null;
    /**
     * Pictures to make it from, files of this account, at least 800 × 600 pixels; none by default.
     */
    productImageFileIds?: Array<Id>;
    /**
     * The language of its words; that of the request by default.
     */
    language?: LanguageTag;
};
export type ListDesignsData = {
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
    url: '/AutomatedDesigner/{accountId}';
};
export type ListDesignsErrors = {
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
export type ListDesignsError = ListDesignsErrors[keyof ListDesignsErrors];
export type ListDesignsResponses = {
    /**
     * A page of designs.
     */
    200: DesignPage;
};
export type ListDesignsResponse = ListDesignsResponses[keyof ListDesignsResponses];
export type CreateDesignData = {
    /**
     * The brief.
     */
    body: CreateDesignRequest;
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
    query?: {
        /**
         * Whether it is a trial run: three small variants with watermarks, no credit used.
         */
        test?: boolean;
    };
    url: '/AutomatedDesigner/{accountId}/create';
};
export type CreateDesignErrors = {
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
     * The plan has no design credit left this month, or the idempotency key was used with another body.
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
export type CreateDesignError = CreateDesignErrors[keyof CreateDesignErrors];
export type CreateDesignResponses = {
    /**
     * The new design, in state 1.
     */
    201: Design;
};
export type CreateDesignResponse = CreateDesignResponses[keyof CreateDesignResponses];
export type ListDesignTypesData = {
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
    url: '/AutomatedDesigner/{accountId}/design-types';
};
export type ListDesignTypesErrors = {
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
export type ListDesignTypesError = ListDesignTypesErrors[keyof ListDesignTypesErrors];
export type ListDesignTypesResponses = {
    /**
     * Design types in order of id.
     */
    200: Array<DesignType>;
};
export type ListDesignTypesResponse = ListDesignTypesResponses[keyof ListDesignTypesResponses];
export type GetDesignData = {
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
         * The design; never `create` or `design-types`, which are calls of their own.
         */
        automatedDesignerId: Id;
    };
    query?: never;
    url: '/AutomatedDesigner/{accountId}/{automatedDesignerId}';
};
export type GetDesignErrors = {
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
export type GetDesignError = GetDesignErrors[keyof GetDesignErrors];
export type GetDesignResponses = {
    /**
     * The design.
     */
    200: Design;
};
export type GetDesignResponse = GetDesignResponses[keyof GetDesignResponses];
