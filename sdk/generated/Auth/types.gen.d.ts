import type { ApiError, Email, Id, Password, SignInPlatform, Timestamp, VerificationCode } from '../common/types.gen.ts';
/**
 * Access for a session.
 */
export type AuthToken = {
    /**
     * The access token, the bearer of every further call; a signed JWT of 16 to 4,096 characters.
     */
    token: string;
    /**
     * Seconds until the access token ends, counted from the answer; 900 as a rule.
     */
    expiresIn: number;
    /**
     * The bearer of the next POST /Auth/reauthorize, spent by its use; a signed JWT of 16 to 4,096 characters. Left out by a service that has none: then the access token takes its place.
     */
    refreshToken?: string;
};
/**
 * The registration form.
 */
export type Registration = {
    /**
     * Given name, without spaces around it, 1 to 100 characters.
     */
    firstName: string;
    /**
     * Family name, without spaces around it, 1 to 100 characters.
     */
    lastName: string;
    /**
     * The address to sign in with, without spaces around it; its case does not matter.
     */
    email: Email;
    /**
     * The password, as typed, 8 to 128 characters.
     */
    password: Password;
    /**
     * Whether mails about the product may be sent; mails the service needs are sent anyway.
     */
    isMailAllowed: boolean;
    /**
     * How the person will sign in.
     */
    signInPlatform: SignInPlatform;
    /**
     * The token of reCAPTCHA for the action `register`, good for one call within two minutes, 1 to 4,096 characters.
     */
    recaptchaToken: string;
};
/**
 * What follows from a registration: access for a first session, or an empty object, after which the person has to sign in by hand. The three properties come and go together, except that `refreshToken` may be missing beside a token.
 */
export type RegistrationResult = {
    /**
     * The access token, as in AuthToken; left out when the person has to sign in by hand. 16 to 4,096 characters.
     */
    token?: string;
    /**
     * Seconds until the access token ends, counted from the answer; left out without a token.
     */
    expiresIn?: number;
    /**
     * The bearer of the next POST /Auth/reauthorize, as in AuthToken; left out without one. 16 to 4,096 characters.
     */
    refreshToken?: string;
};
/**
 * Why a person wants no more mails.
 */
export declare const UnsubscribeReason: {
    /**
     * TooManyMails
     */
    readonly TooManyMails: 1;
    /**
     * NotRelevant
     */
    readonly NotRelevant: 2;
    /**
     * NeverAskedFor
     */
    readonly NeverAskedFor: 3;
    /**
     * ProductNotUsed
     */
    readonly ProductNotUsed: 4;
    /**
     * Other
     */
    readonly Other: 5;
};
/**
 * Why a person wants no more mails.
 */
export type UnsubscribeReason = typeof UnsubscribeReason[keyof typeof UnsubscribeReason];
/**
 * What the person gets from now on.
 */
export type Unsubscription = {
    /**
     * Whether mails about the product may be sent; false after this call.
     */
    isMailAllowed: boolean;
    /**
     * Since when that holds; a repeated call keeps the first moment.
     */
    unsubscribedAt: Timestamp;
};
/**
 * The sign-in form.
 */
export type LoginRequest = {
    /**
     * The address, without spaces around it; its case does not matter.
     */
    email: Email;
    /**
     * The password, without spaces around it, 1 to 128 characters.
     */
    password: string;
    /**
     * How the person signs in.
     */
    signInPlatform: SignInPlatform;
};
/**
 * The reason.
 */
export type UnsubscribeRequest = {
    /**
     * Why; null for no answer.
     */
    reason?: UnsubscribeReason | null;
    /**
     * In the person's own words, up to 500 characters; null for nothing.
     */
    comment?: string | null;
};
export type LoginData = {
    /**
     * Who signs in.
     */
    body: LoginRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Auth/login';
};
export type LoginErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * Address and password do not belong together.
     */
    401: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * A field is missing or not right; `errors` names each one.
     */
    422: ApiError;
    /**
     * Too many failures, or too many calls in a short time.
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
export type LoginError = LoginErrors[keyof LoginErrors];
export type LoginResponses = {
    /**
     * Access for the new session.
     */
    200: AuthToken;
};
export type LoginResponse = LoginResponses[keyof LoginResponses];
export type RegisterData = {
    /**
     * Who registers.
     */
    body: Registration;
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
    url: '/Auth/register';
};
export type RegisterErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * The address is registered already, or the idempotency key was used with another body.
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
     * A field is not right, or reCAPTCHA takes the caller for a program; `errors` names each field.
     */
    422: ApiError;
    /**
     * Too many registrations from one internet address, or too many calls in a short time.
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
export type RegisterError = RegisterErrors[keyof RegisterErrors];
export type RegisterResponses = {
    /**
     * The registration was taken.
     */
    201: RegistrationResult;
};
export type RegisterResponse = RegisterResponses[keyof RegisterResponses];
export type RegisterWithCodeData = {
    /**
     * Who registers.
     */
    body: Registration;
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
         * The code of the link in an invitation, or in a mail that confirms an address.
         */
        verificationCode: VerificationCode;
    };
    query?: never;
    url: '/Auth/register/{verificationCode}';
};
export type RegisterWithCodeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no such code, or it was spent or withdrawn.
     */
    404: ApiError;
    /**
     * The code has ended, the person is registered already, or the idempotency key was used with another body.
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
     * A field is not right, or reCAPTCHA takes the caller for a program; `errors` names each field.
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
export type RegisterWithCodeError = RegisterWithCodeErrors[keyof RegisterWithCodeErrors];
export type RegisterWithCodeResponses = {
    /**
     * The person is registered.
     */
    201: RegistrationResult;
};
export type RegisterWithCodeResponse = RegisterWithCodeResponses[keyof RegisterWithCodeResponses];
export type UnsubscribeData = {
    /**
     * Why, if the person wants to say.
     */
    body?: UnsubscribeRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The identifier of the link at the foot of a mail; it belongs to one person and cannot be guessed.
         */
        identifier: Id;
    };
    query?: never;
    url: '/Auth/unsubscribe/{identifier}';
};
export type UnsubscribeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no such identifier.
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
export type UnsubscribeError = UnsubscribeErrors[keyof UnsubscribeErrors];
export type UnsubscribeResponses = {
    /**
     * No more mails about the product.
     */
    200: Unsubscription;
};
export type UnsubscribeResponse = UnsubscribeResponses[keyof UnsubscribeResponses];
export type LogoutData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Auth/logout';
};
export type LogoutErrors = {
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
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type LogoutError = LogoutErrors[keyof LogoutErrors];
export type LogoutResponses = {
    /**
     * The session is over.
     */
    204: void;
};
export type LogoutResponse = LogoutResponses[keyof LogoutResponses];
export type ReauthorizeData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Auth/reauthorize';
};
export type ReauthorizeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * The refresh token is missing, has ended or was spent; the session is over.
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
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type ReauthorizeError = ReauthorizeErrors[keyof ReauthorizeErrors];
export type ReauthorizeResponses = {
    /**
     * New access for the same session.
     */
    200: AuthToken;
};
export type ReauthorizeResponse = ReauthorizeResponses[keyof ReauthorizeResponses];
export type RefreshTokenData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/auth/refresh';
};
export type RefreshTokenErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no access token, it has ended, or it was spent; in the last case the session is over.
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
    /**
     * The store is full; reading still works.
     */
    507: ApiError;
};
export type RefreshTokenError = RefreshTokenErrors[keyof RefreshTokenErrors];
export type RefreshTokenResponses = {
    /**
     * New access for the same session.
     */
    200: AuthToken;
};
export type RefreshTokenResponse = RefreshTokenResponses[keyof RefreshTokenResponses];
