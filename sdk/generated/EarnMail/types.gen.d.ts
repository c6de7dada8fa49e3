import type { ApiError, Email, Id, Language, PageFields, Timestamp } from '../common/types.gen.ts';
/**
 * A person who may be written to.
 */
export type MailUser = {
    /**
     * The person.
     */
    userId: Id;
    /**
     * The address.
     */
    email: Email;
    /**
     * Given name, up to 100 characters; empty when not known.
     */
    firstName: string;
    /**
     * The language to write in.
     */
    language: Language;
    /**
     * Whether the person allows mails that are not about the service itself.
     */
    isMarketing: boolean;
    /**
     * What stands in the unsubscribe link, POST /Auth/unsubscribe/{identifier}; 1 to 64 characters.
     */
    unsubscribeIdentifier: string;
    /**
     * The last mail; null before the first.
     */
    lastMailAt: Timestamp | null;
};
/**
 * One page of recipients.
 */
export type MailUserPage = PageFields & {
    /**
     * The recipients of this page.
     */
    items: Array<MailUser>;
};
export type ListMailUsersData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
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
         * Only people who allow marketing mails (true) or do not (false); everybody if omitted.
         */
        isMarketing?: boolean;
        /**
         * Only this person.
         */
        userId?: Id;
    };
    url: '/EarnMail/users';
};
export type ListMailUsersErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The token is not one of a service.
     */
    403: ApiError;
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
export type ListMailUsersError = ListMailUsersErrors[keyof ListMailUsersErrors];
export type ListMailUsersResponses = {
    /**
     * One page of recipients.
     */
    200: MailUserPage;
};
export type ListMailUsersResponse = ListMailUsersResponses[keyof ListMailUsersResponses];
