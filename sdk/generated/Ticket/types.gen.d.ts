import type { ApiError, Count, Id, PageFields, Timestamp } from '../common/types.gen.ts';
/**
 * The state of a ticket. Support leads it from 1 or 2 to 3. The person's message leads it from 3 or 4 to 2. The person may lead it from 1, 2 or 3 to 4, from 4 to 2 or 5. 14 days after 4 it becomes 5, which is final.
 */
export declare const TicketStatus: {
    /**
     * Open
     */
    readonly Open: 1;
    /**
     * WaitingForSupport
     */
    readonly WaitingForSupport: 2;
    /**
     * WaitingForYou
     */
    readonly WaitingForYou: 3;
    /**
     * Resolved
     */
    readonly Resolved: 4;
    /**
     * Closed
     */
    readonly Closed: 5;
};
/**
 * The state of a ticket. Support leads it from 1 or 2 to 3. The person's message leads it from 3 or 4 to 2. The person may lead it from 1, 2 or 3 to 4, from 4 to 2 or 5. 14 days after 4 it becomes 5, which is final.
 */
export type TicketStatus = typeof TicketStatus[keyof typeof TicketStatus];
/**
 * What a ticket is about.
 */
export declare const TicketCategory: {
    /**
     * Technical
     */
    readonly Technical: 1;
    /**
     * Billing
     */
    readonly Billing: 2;
    /**
     * Integration
     */
    readonly Integration: 3;
    /**
     * Data
     */
    readonly Data: 4;
    /**
     * DemoRequest
     */
    readonly DemoRequest: 5;
    /**
     * Idea
     */
    readonly Idea: 6;
};
/**
 * What a ticket is about.
 */
export type TicketCategory = typeof TicketCategory[keyof typeof TicketCategory];
/**
 * How soon a ticket wants an answer.
 */
export declare const TicketPriority: {
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
 * How soon a ticket wants an answer.
 */
export type TicketPriority = typeof TicketPriority[keyof typeof TicketPriority];
/**
 * Which side a message comes from.
 */
export declare const TicketMessageAuthor: {
    /**
     * Customer
     */
    readonly Customer: 1;
    /**
     * Support
     */
    readonly Support: 2;
    /**
     * System
     */
    readonly System: 3;
};
/**
 * Which side a message comes from.
 */
export type TicketMessageAuthor = typeof TicketMessageAuthor[keyof typeof TicketMessageAuthor];
/**
 * One message in a ticket.
 */
export type TicketMessage = {
    /**
     * The message.
     */
    id: Id;
    /**
     * Which side it comes from.
     */
    author: TicketMessageAuthor;
    /**
     * Who wrote it, 1 to 201 characters.
     */
    authorName: string;
    /**
     * Plain text, 1 to 10,000 characters.
     */
    text: string;
    /**
     * Files that came with it.
     */
    attachmentFileIds: Array<Id>;
    /**
     * When it was sent.
     */
    createdAt: Timestamp;
    /**
     * When the other side has read it; null until then.
     */
    readAt: Timestamp | null;
};
/**
 * A request to support, and what was said about it.
 */
export type Ticket = {
    /**
     * The ticket.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    ticketId: Id;
    /**
     * Its number, for people to name it by.
     */
    number: number;
    /**
     * What it is about, 1 to 200 characters.
     */
    subject: string;
    /**
     * What kind of request it is.
     */
    category: TicketCategory;
    /**
     * The state of the ticket.
     */
    status: TicketStatus;
    /**
     * How soon it wants an answer.
     */
    priority: TicketPriority;
    /**
     * The account it is about; null when it is about none.
     */
    accountId: Id | null;
    /**
     * When the last message was sent.
     */
    lastMessageAt: Timestamp;
    /**
     * Messages of support and system the person has not read.
     */
    unreadCount: Count;
    /**
     * The last 100 messages, oldest first; in a list of tickets the very last one only.
     */
    messages: Array<TicketMessage>;
    /**
     * Files of all its messages, oldest first, the last 1,000.
     */
    attachmentFileIds: Array<Id>;
    /**
     * When it was opened.
     */
    createdAt: Timestamp;
    /**
     * When it was resolved; null before, and after it was opened again.
     */
    resolvedAt: Timestamp | null;
    /**
     * How content the person is, 1 to 5; null until said.
     */
    satisfaction: number | null;
};
/**
 * One page of tickets.
 */
export type TicketPage = PageFields & {
    /**
     * The tickets of this page.
     */
    items: Array<Ticket>;
};
/**
 * One page of messages.
 */
export type TicketMessagePage = PageFields & {
    /**
     * The messages of this page.
     */
    items: Array<TicketMessage>;
};
/**
 * The ticket.
 */
export type CreateTicketRequest = {
    /**
     * What it is about, 1 to 200 characters.
     */
    subject: string;
    /**
     * What kind of request it is.
     */
    category: TicketCategory;
    /**
     * How soon it wants an answer; 2 by default.
     */
    priority?: TicketPriority;
    /**
     * The account it is about, one of the person's own; null for none, the default.
     */
    accountId?: Id | null;
    /**
     * The first message, plain text, 1 to 10,000 characters.
     */
    text: string;
    /**
     * Files of POST /File/temp or of the account; none by default.
     */
    attachmentFileIds?: Array<Id>;
};
/**
 * The changes; what is left out keeps its value.
 */
export type UpdateTicketRequest = {
    /**
     * What it is about, 1 to 200 characters.
     */
    subject?: string;
    /**
     * What kind of request it is.
     */
    category?: TicketCategory;
    /**
     * How soon it wants an answer.
     */
    priority?: TicketPriority;
    /**
     * The state from now on: 2, 4 or 5, or the present one.
     */
    status?: TicketStatus;
    /**
     * How content the person is, from 1 (not at all) to 5 (fully).
     */
    satisfaction?: number;
    /**
     * True marks every message of support and system as read; false changes nothing.
     */
    isRead?: boolean;
};
/**
 * The message.
 */
export type CreateTicketMessageRequest = {
    /**
     * Plain text, 1 to 10,000 characters.
     */
    text: string;
    /**
     * Files of POST /File/temp or of the account; none by default.
     */
    attachmentFileIds?: Array<Id>;
};
export type ListTicketsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: {
        /**
         * States.
         */
        statuses?: Array<TicketStatus>;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/Ticket/{userId}';
};
export type ListTicketsErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
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
export type ListTicketsError = ListTicketsErrors[keyof ListTicketsErrors];
export type ListTicketsResponses = {
    /**
     * One page of tickets.
     */
    200: TicketPage;
};
export type ListTicketsResponse = ListTicketsResponses[keyof ListTicketsResponses];
export type CreateTicketData = {
    /**
     * The ticket with its first message.
     */
    body: CreateTicketRequest;
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
         * The person; only the signed-in one.
         */
        userId: Id;
    };
    query?: never;
    url: '/Ticket/{userId}';
};
export type CreateTicketErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The present state does not allow this, or the idempotency key was used with another body.
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
export type CreateTicketError = CreateTicketErrors[keyof CreateTicketErrors];
export type CreateTicketResponses = {
    /**
     * The new ticket.
     */
    201: Ticket;
};
export type CreateTicketResponse = CreateTicketResponses[keyof CreateTicketResponses];
export type DeleteTicketData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The ticket.
         */
        ticketId: Id;
    };
    query?: never;
    url: '/Ticket/{userId}/{ticketId}';
};
export type DeleteTicketErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * Support is working on the ticket.
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
export type DeleteTicketError = DeleteTicketErrors[keyof DeleteTicketErrors];
export type DeleteTicketResponses = {
    /**
     * The ticket is gone.
     */
    204: void;
};
export type DeleteTicketResponse = DeleteTicketResponses[keyof DeleteTicketResponses];
export type GetTicketData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The ticket.
         */
        ticketId: Id;
    };
    query?: never;
    url: '/Ticket/{userId}/{ticketId}';
};
export type GetTicketErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
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
export type GetTicketError = GetTicketErrors[keyof GetTicketErrors];
export type GetTicketResponses = {
    /**
     * The ticket.
     */
    200: Ticket;
};
export type GetTicketResponse = GetTicketResponses[keyof GetTicketResponses];
export type UpdateTicketData = {
    /**
     * What changes.
     */
    body: UpdateTicketRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The ticket.
         */
        ticketId: Id;
    };
    query?: never;
    url: '/Ticket/{userId}/{ticketId}';
};
export type UpdateTicketErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The present state does not allow this.
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
export type UpdateTicketError = UpdateTicketErrors[keyof UpdateTicketErrors];
export type UpdateTicketResponses = {
    /**
     * The ticket as it is now.
     */
    200: Ticket;
};
export type UpdateTicketResponse = UpdateTicketResponses[keyof UpdateTicketResponses];
export type ListTicketMessagesData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The ticket.
         */
        ticketId: Id;
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
    url: '/Ticket/{userId}/{ticketId}/messages';
};
export type ListTicketMessagesErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
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
export type ListTicketMessagesError = ListTicketMessagesErrors[keyof ListTicketMessagesErrors];
export type ListTicketMessagesResponses = {
    /**
     * One page of messages.
     */
    200: TicketMessagePage;
};
export type ListTicketMessagesResponse = ListTicketMessagesResponses[keyof ListTicketMessagesResponses];
export type CreateTicketMessageData = {
    /**
     * The message.
     */
    body: CreateTicketMessageRequest;
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
         * The person; only the signed-in one.
         */
        userId: Id;
        /**
         * The ticket.
         */
        ticketId: Id;
    };
    query?: never;
    url: '/Ticket/{userId}/{ticketId}/messages';
};
export type CreateTicketMessageErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The ticket is closed, or the idempotency key was used with another body.
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
export type CreateTicketMessageError = CreateTicketMessageErrors[keyof CreateTicketMessageErrors];
export type CreateTicketMessageResponses = {
    /**
     * The new message.
     */
    201: TicketMessage;
};
export type CreateTicketMessageResponse = CreateTicketMessageResponses[keyof CreateTicketMessageResponses];
