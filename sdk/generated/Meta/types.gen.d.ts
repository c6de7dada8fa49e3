import type { ApiError, Count, Id, Url } from '../common/types.gen.ts';
/**
 * A professional Instagram account, linked to a Facebook page.
 */
export type InstagramAccount = {
    /**
     * The account, by its number at Meta.
     */
    id: Id;
    /**
     * Its name without the at sign, 1 to 30 characters.
     */
    username: string;
};
/**
 * A Facebook page that a connected Meta credential reaches.
 */
export type MetaPage = {
    /**
     * The page, by its number at Meta.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    pageId: Id;
    /**
     * Its name, up to 255 characters.
     */
    name: string;
    /**
     * Its category as Meta names it, up to 100 characters.
     */
    category: string;
    /**
     * Its picture; null without one.
     */
    pictureUrl: Url | null;
    /**
     * People who follow it.
     */
    followerCount: Count;
    /**
     * The professional Instagram account linked to it; null without one.
     */
    instagramAccount: InstagramAccount | null;
    /**
     * What the credential may do on the page, as Meta names it (`CREATE_CONTENT`, `MODERATE`, `ANALYZE`, …).
     */
    tasks: Array<string>;
};
/**
 * Whether posts can be published on a page, and what stands in the way.
 */
export type MetaCanPost = {
    /**
     * Whether a post would be taken now.
     */
    canPost: boolean;
    /**
     * What stands in the way, in the language of the request; empty when nothing does.
     */
    reasons: Array<string>;
    /**
     * Permissions to ask for by connecting again, as Meta names them; empty when none is missing.
     */
    missingPermissions: Array<string>;
};
export type ListMetaPagesData = {
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
    url: '/Meta/{accountId}/pages';
};
export type ListMetaPagesErrors = {
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
export type ListMetaPagesError = ListMetaPagesErrors[keyof ListMetaPagesErrors];
export type ListMetaPagesResponses = {
    /**
     * Pages in order of name.
     */
    200: Array<MetaPage>;
};
export type ListMetaPagesResponse = ListMetaPagesResponses[keyof ListMetaPagesResponses];
export type GetMetaCanPostData = {
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
         * The page, an `id` of GET /Meta/{accountId}/pages.
         */
        pageId: Id;
    };
    url: '/Meta/{accountId}/can-post';
};
export type GetMetaCanPostErrors = {
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
export type GetMetaCanPostError = GetMetaCanPostErrors[keyof GetMetaCanPostErrors];
export type GetMetaCanPostResponses = {
    /**
     * What the check found.
     */
    200: MetaCanPost;
};
export type GetMetaCanPostResponse = GetMetaCanPostResponses[keyof GetMetaCanPostResponses];
