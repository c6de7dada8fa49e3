import type { ApiError, Id, PageFields, Timestamp, Url } from '../common/types.gen.ts';
/**
 * What kind of file it is, by its bytes.
 */
export declare const FileKind: {
    /**
     * Image
     */
    readonly Image: 1;
    /**
     * Video
     */
    readonly Video: 2;
    /**
     * Document
     */
    readonly Document: 3;
};
/**
 * What kind of file it is, by its bytes.
 */
export type FileKind = typeof FileKind[keyof typeof FileKind];
/**
 * An uploaded file. Its bytes are at `url`.
 */
export type FileItem = {
    /**
     * The file.
     */
    id: Id;
    /**
     * The same as `id`, by its longer name.
     */
    fileId: Id;
    /**
     * The file name it was uploaded with, up to 255 characters.
     */
    name: string;
    /**
     * What its bytes are, found from the bytes and not from the name.
     */
    mimeType: string;
    /**
     * Image, video or document.
     */
    kind: FileKind;
    /**
     * Its size in bytes, up to 26,214,400 (25 MB), a video up to 209,715,200 (200 MB).
     */
    sizeBytes: number;
    /**
     * Width in pixels, from 1; null for what is neither image nor video.
     */
    width: number | null;
    /**
     * Height in pixels, from 1; null for what is neither image nor video.
     */
    height: number | null;
    /**
     * Length of a video in seconds, from 0; null for everything else.
     */
    durationSeconds: number | null;
    /**
     * Where its bytes are. Signed, needs no header, and works for an hour; ask for the file again after that.
     */
    url: Url;
    /**
     * A preview of at most 400 by 400 pixels, signed as `url`; null for what has none.
     */
    thumbnailUrl: Url | null;
    /**
     * What a person who cannot see it is told, up to 500 characters; null when none was given.
     */
    altText: string | null;
    /**
     * Whether it vanishes at `expiresAt`.
     */
    isTemporary: boolean;
    /**
     * When a temporary file vanishes; null for one that stays.
     */
    expiresAt: Timestamp | null;
    /**
     * What uses it; empty when nothing does.
     */
    usedBy: Array<string>;
    /**
     * Who uploaded it, up to 201 characters; the product's name for what it made by itself.
     */
    uploadedByName: string;
    /**
     * When it was uploaded.
     */
    createdAt: Timestamp;
};
/**
 * A page of the files of an account.
 */
export type FileItemPage = PageFields & {
    /**
     * Files, the latest first.
     */
    items: Array<FileItem>;
    /**
     * What all files of the account take together.
     */
    usedBytes: number;
    /**
     * What the files of an account may take together.
     */
    limitBytes: number;
};
/**
 * What is to change about a file; what is left out keeps its value.
 */
export type FileUpdate = {
    /**
     * The new name, 1 to 255 characters.
     */
    name?: string;
    /**
     * The alternative text for people who cannot see it, up to 500 characters; null for none.
     */
    altText?: string | null;
};
/**
 * The form.
 */
export type CreateTemporaryFileRequest = {
    /**
     * The bytes, with a file name of at most 255 characters. JPEG, PNG, GIF, WebP, SVG, PDF, CSV or plain text up to 25 MB (26,214,400 bytes); MP4, MOV or WebM up to 200 MB (209,715,200 bytes). What counts is what the bytes are, not the name.
     */
    file: Blob | File;
    /**
     * What a person who cannot see it is told, up to 500 characters.
     */
    altText?: string;
};
/**
 * The form.
 */
export type CreateFileRequest = {
    /**
     * The bytes, with a file name of at most 255 characters. JPEG, PNG, GIF, WebP, SVG, PDF, CSV or plain text up to 25 MB (26,214,400 bytes); MP4, MOV or WebM up to 200 MB (209,715,200 bytes). What counts is what the bytes are, not the name.
     */
    file: Blob | File;
    /**
     * What a person who cannot see it is told, up to 500 characters.
     */
    altText?: string;
};
export type CreateTemporaryFileData = {
    /**
     * The file, and what it shows.
     */
    body: CreateTemporaryFileRequest;
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
    url: '/File/temp';
};
export type CreateTemporaryFileErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The present state does not allow this, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * The file is larger than its kind may be.
     */
    413: ApiError;
    /**
     * The body is not multipart/form-data, or the file is of a kind that is not taken.
     */
    415: ApiError;
    /**
     * The form was read, but a part of it is not right; `errors` names each one.
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
export type CreateTemporaryFileError = CreateTemporaryFileErrors[keyof CreateTemporaryFileErrors];
export type CreateTemporaryFileResponses = {
    /**
     * The temporary file.
     */
    201: FileItem;
};
export type CreateTemporaryFileResponse = CreateTemporaryFileResponses[keyof CreateTemporaryFileResponses];
export type ListFilesData = {
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
         * Only items whose name holds this text, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Only files of these kinds.
         */
        kinds?: Array<FileKind>;
        /**
         * Only files that nothing uses, or only those in use.
         */
        isUnused?: boolean;
    };
    url: '/File/{accountId}';
};
export type ListFilesErrors = {
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
export type ListFilesError = ListFilesErrors[keyof ListFilesErrors];
export type ListFilesResponses = {
    /**
     * A page of files.
     */
    200: FileItemPage;
};
export type ListFilesResponse = ListFilesResponses[keyof ListFilesResponses];
export type CreateFileData = {
    /**
     * The file, and what it shows.
     */
    body: CreateFileRequest;
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
    url: '/File/{accountId}';
};
export type CreateFileErrors = {
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
     * The present state does not allow this, or the idempotency key was used with another body.
     */
    409: ApiError;
    /**
     * The file is larger than its kind may be.
     */
    413: ApiError;
    /**
     * The body is not multipart/form-data, or the file is of a kind that is not taken.
     */
    415: ApiError;
    /**
     * The form was read, but a part of it is not right; `errors` names each one.
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
export type CreateFileError = CreateFileErrors[keyof CreateFileErrors];
export type CreateFileResponses = {
    /**
     * The file.
     */
    201: FileItem;
};
export type CreateFileResponse = CreateFileResponses[keyof CreateFileResponses];
export type DeleteFileData = {
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
         * The file.
         */
        fileId: Id;
    };
    query?: never;
    url: '/File/{accountId}/{fileId}';
};
export type DeleteFileErrors = {
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
     * Something uses the file; `detail` names up to ten users.
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
export type DeleteFileError = DeleteFileErrors[keyof DeleteFileErrors];
export type DeleteFileResponses = {
    /**
     * The file is deleted.
     */
    204: void;
};
export type DeleteFileResponse = DeleteFileResponses[keyof DeleteFileResponses];
export type GetFileData = {
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
         * The file.
         */
        fileId: Id;
    };
    query?: never;
    url: '/File/{accountId}/{fileId}';
};
export type GetFileErrors = {
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
export type GetFileError = GetFileErrors[keyof GetFileErrors];
export type GetFileResponses = {
    /**
     * The file.
     */
    200: FileItem;
};
export type GetFileResponse = GetFileResponses[keyof GetFileResponses];
export type UpdateFileData = {
    /**
     * What changes.
     */
    body: FileUpdate;
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
         * The file.
         */
        fileId: Id;
    };
    query?: never;
    url: '/File/{accountId}/{fileId}';
};
export type UpdateFileErrors = {
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
export type UpdateFileError = UpdateFileErrors[keyof UpdateFileErrors];
export type UpdateFileResponses = {
    /**
     * The file as it is now.
     */
    200: FileItem;
};
export type UpdateFileResponse = UpdateFileResponses[keyof UpdateFileResponses];
