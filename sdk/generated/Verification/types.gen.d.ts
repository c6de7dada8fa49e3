import type { ApiError, CodeDelivery, Email, Password, PasswordChange, Timestamp, Url, UserRole, VerificationCode } from '../common/types.gen.ts';
/**
 * What a code is for.
 */
export declare const VerificationPurpose: {
    /**
     * Registration
     */
    readonly Registration: 1;
    /**
     * PasswordReset
     */
    readonly PasswordReset: 2;
    /**
     * Email
     */
    readonly Email: 3;
    /**
     * Phone
     */
    readonly Phone: 4;
    /**
     * Invitation
     */
    readonly Invitation: 5;
};
/**
 * What a code is for.
 */
export type VerificationPurpose = typeof VerificationPurpose[keyof typeof VerificationPurpose];
/**
 * Who invites to which account. The code proves that its bearer can read the email, so the address is whole.
 */
export type InvitationPreview = {
    /**
     * The account, 1 to 100 characters.
     */
    accountName: string;
    /**
     * The person who invites, 1 to 150 characters.
     */
    invitedByName: string;
    /**
     * The role in the account.
     */
    role: UserRole;
    /**
     * The invited address.
     */
    email: Email;
};
/**
 * What a code is good for. An unknown, a spent and a withdrawn code look alike.
 */
export type CheckResult = {
    /**
     * Whether the code can be used now.
     */
    isValid: boolean;
    /**
     * What it is for; null for a code that is unknown, spent or withdrawn.
     */
    purpose: VerificationPurpose | null;
    /**
     * The address it was sent to, masked after two characters (`el***@lindholm-outdoor.example`), up to 254 characters; null when `purpose` is null.
     */
    email: string | null;
    /**
     * When it ends, or ended; null when `purpose` is null.
     */
    expiresAt: Timestamp | null;
    /**
     * The invitation behind a valid code of purpose 5; null for other codes.
     */
    invitation: InvitationPreview | null;
};
/**
 * The address.
 */
export type RequestPasswordResetRequest = {
    /**
     * The address to sign in with.
     */
    email: Email;
};
/**
 * Code and password.
 */
export type ResetPasswordRequest = {
    /**
     * The code of the link.
     */
    verificationCode: VerificationCode;
    /**
     * The new password, as typed, 8 to 128 characters.
     */
    newPassword: Password;
};
export type RequestPasswordResetData = {
    /**
     * Whose password is to be set.
     */
    body: RequestPasswordResetRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * Where the link in the mail leads, followed by `/reset` and the code; one of the addresses the service is set up for, its main one if omitted. Any other is a 400.
         */
        baseUrl?: Url;
    };
    url: '/Verification/password-reset';
};
export type RequestPasswordResetErrors = {
    /**
     * The request could not be read, or `baseUrl` is not an address of this service.
     */
    400: ApiError;
    /**
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The address is not right; `errors` says why.
     */
    422: ApiError;
    /**
     * A mail was asked for less than a minute ago, or five within the hour.
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
export type RequestPasswordResetError = RequestPasswordResetErrors[keyof RequestPasswordResetErrors];
export type RequestPasswordResetResponses = {
    /**
     * If the address is known, a mail is on its way.
     */
    200: CodeDelivery;
};
export type RequestPasswordResetResponse = RequestPasswordResetResponses[keyof RequestPasswordResetResponses];
export type ResetPasswordData = {
    /**
     * The code and the new password.
     */
    body: ResetPasswordRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Verification/password-reset';
};
export type ResetPasswordErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * The code has ended.
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
     * The code is unknown or spent, or the password cannot be taken; `errors` names each field.
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
export type ResetPasswordError = ResetPasswordErrors[keyof ResetPasswordErrors];
export type ResetPasswordResponses = {
    /**
     * The new password counts.
     */
    200: PasswordChange;
};
export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];
export type CheckVerificationCodeData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query: {
        /**
         * The code, 6 to 128 characters.
         */
        code: VerificationCode;
    };
    url: '/Verification/check';
};
export type CheckVerificationCodeErrors = {
    /**
     * The code is missing, or cannot be one.
     */
    400: ApiError;
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
export type CheckVerificationCodeError = CheckVerificationCodeErrors[keyof CheckVerificationCodeErrors];
export type CheckVerificationCodeResponses = {
    /**
     * What the code is good for.
     */
    200: CheckResult;
};
export type CheckVerificationCodeResponse = CheckVerificationCodeResponses[keyof CheckVerificationCodeResponses];
export type CheckRegistrationCodeData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query: {
        /**
         * The code, 6 to 128 characters.
         */
        code: VerificationCode;
    };
    url: '/Verification/check-register';
};
export type CheckRegistrationCodeErrors = {
    /**
     * The code is missing, or cannot be one.
     */
    400: ApiError;
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
export type CheckRegistrationCodeError = CheckRegistrationCodeErrors[keyof CheckRegistrationCodeErrors];
export type CheckRegistrationCodeResponses = {
    /**
     * What the code is good for.
     */
    200: CheckResult;
};
export type CheckRegistrationCodeResponse = CheckRegistrationCodeResponses[keyof CheckRegistrationCodeResponses];
