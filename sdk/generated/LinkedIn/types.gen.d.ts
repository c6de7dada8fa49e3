import type { ApiError, Count, Id, Url } from '../common/types.gen.ts';
/**
 * An organization page that a connected LinkedIn credential reaches.
 */
export type LinkedInOrganization = {
    /**
     * The organization, by its urn at LinkedIn.
     */
    id: string;
    /**
     * Its name, up to 255 characters.
     */
    name: string;
    /**
     * Its name in web addresses (`linkedin.com/company/…`), up to 100 characters.
     */
    vanityName: string;
    /**
     * Its logo; null without one.
     */
    logoUrl: Url | null;
    /**
     * Members who follow it.
     */
    followerCount: Count;
    /**
     * Whether role and consent allow posts in its name.
     */
    canPost: boolean;
    /**
     * The role of the identity on the page, as LinkedIn names it (`ADMINISTRATOR`, `CONTENT_ADMINISTRATOR`, `ANALYST`, …).
     */
    role: string;
};
export type ListLinkedInOrganizationsData = {
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
    url: '/LinkedIn/{accountId}';
};
export type ListLinkedInOrganizationsErrors = {
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
export type ListLinkedInOrganizationsError = ListLinkedInOrganizationsErrors[keyof ListLinkedInOrganizationsErrors];
export type ListLinkedInOrganizationsResponses = {
    /**
     * Organizations in order of name.
     */
    200: Array<LinkedInOrganization>;
};
export type ListLinkedInOrganizationsResponse = ListLinkedInOrganizationsResponses[keyof ListLinkedInOrganizationsResponses];
