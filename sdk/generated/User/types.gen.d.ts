import type { ApiError, CodeDelivery, Count, Email, Id, Language, MemberStatus, PageFields, Password, PasswordChange, Phone, QuietHours, Severity, SignInPlatform, SubscriptionStatus, Timestamp, TimeZone, Url, UserRole } from '../common/types.gen.ts';
/**
 * A name no other person has, 3 to 40 small letters a to z, digits, dots, hyphens and underscores, a letter or digit first.
 */
export type UserName = string;
/**
 * How a person is told about something; 3 and 4 include 2. DailyDigest: one email a day with all that happened, at 8:00 in the person's time zone.
 */
export declare const NotificationChannel: {
    /**
     * None
     */
    readonly None: 1;
    /**
     * InApp
     */
    readonly InApp: 2;
    /**
     * Email
     */
    readonly Email: 3;
    /**
     * DailyDigest
     */
    readonly DailyDigest: 4;
};
/**
 * How a person is told about something; 3 and 4 include 2. DailyDigest: one email a day with all that happened, at 8:00 in the person's time zone.
 */
export type NotificationChannel = typeof NotificationChannel[keyof typeof NotificationChannel];
/**
 * How a person is told about what, in all accounts alike.
 */
export type NotificationPreferences = {
    /**
     * New anomalies, and those that became worse.
     */
    anomalies: NotificationChannel;
    /**
     * Suggested changes that wait for approval.
     */
    approvals: NotificationChannel;
    /**
     * Runs of rules that changed something or failed.
     */
    executions: NotificationChannel;
    /**
     * Connections that ended, and webhooks that were switched off.
     */
    integrations: NotificationChannel;
    /**
     * Answers of support.
     */
    tickets: NotificationChannel;
    /**
     * Weekly and monthly reports.
     */
    reports: NotificationChannel;
    /**
     * News of the product; by email only while `isMailAllowed` is true.
     */
    product: NotificationChannel;
    /**
     * The lowest severity of anomalies the person is told of.
     */
    minSeverity: Severity;
    /**
     * Hours without emails, in the time zone of the account it is about; emails wait for their end. Null for no such hours.
     */
    quietHours: QuietHours | null;
    /**
     * Whether emails about anomalies of high severity are sent in quiet hours, too.
     */
    isHighSeverityAllowed: boolean;
};
/**
 * The subscription a person works under: the person's own, else the one that pays for the account the person joined first. A member without a subscription of one's own is so never asked to buy one.
 */
export type SubscriptionDetails = {
    /**
     * The product of the plan, `Trial` in a trial, null without a subscription; up to 60 characters.
     */
    subscriptionProductName: string | null;
    /**
     * The state of the subscription; 8 exactly when `subscriptionId` is null.
     */
    status: SubscriptionStatus;
    /**
     * The most accounts the plan allows, 0 without a subscription.
     */
    accountsLimit: number;
    /**
     * Accounts the subscription pays for now; above the limit after a downgrade.
     */
    accountsCount: Count;
    /**
     * The most members one account may have, open invitations included; 0 without a subscription.
     */
    usersLimit: number;
    /**
     * Members and open invitations of the account that has the most of them; 0 without an account.
     */
    usersCount: Count;
    /**
     * The subscription; null for a person who never had one. It stays when a subscription has ended.
     */
    subscriptionId: Id | null;
};
/**
 * The signed-in person.
 */
export type User = {
    /**
     * The person.
     */
    id: Id;
    /**
     * Given name, up to 100 characters; null or empty when it is missing.
     */
    firstName: string | null;
    /**
     * Family name, up to 100 characters; null or empty when it is missing.
     */
    lastName: string | null;
    /**
     * The address to sign in with; null when it is missing.
     */
    email: Email | null;
    /**
     * A name no other person has; made from the address at registration.
     */
    userName: UserName;
    /**
     * The person's number; null without one.
     */
    phone: Phone | null;
    /**
     * A square picture of the person; null without one.
     */
    avatarUrl: Url | null;
    /**
     * The language of the interface and of mails.
     */
    language: Language;
    /**
     * The time zone of the person's private plan and of mails; metrics of an account stay in the account's own.
     */
    timeZone: TimeZone;
    /**
     * The code to recommend the product with, up to 32 characters; null or empty when it is missing.
     */
    referenceCode: string | null;
    /**
     * Whether the address was confirmed with a code.
     */
    isEmailVerified: boolean;
    /**
     * Whether the number was confirmed with a code; false without a number.
     */
    isPhoneVerified: boolean;
    /**
     * Whether mails about the product may be sent.
     */
    isMailAllowed: boolean;
    /**
     * How the person is told about what.
     */
    notificationPreferences: NotificationPreferences;
    /**
     * The subscription the person works under.
     */
    subscriptionDetails: SubscriptionDetails;
    /**
     * A secret of this person that an address of the payment page carries, so that no one else sees or pays an order in the person's name; left out where plans are not sold online.
     */
    checkoutKey?: string;
    /**
     * When the person registered.
     */
    createdAt: Timestamp;
};
/**
 * The six digits that were sent, leading zeros included.
 */
export type OneTimeCode = string;
/**
 * What happens to a deactivated person.
 */
export type Deactivation = {
    /**
     * Since when no one can sign in as this person.
     */
    deactivatedAt: Timestamp;
    /**
     * When the person's data is deleted, 30 days later; until then support can undo it.
     */
    deletesAt: Timestamp;
};
/**
 * The part of the product in which something was done.
 */
export declare const AuditArea: {
    /**
     * Profile
     */
    readonly Profile: 1;
    /**
     * Security
     */
    readonly Security: 2;
    /**
     * Account
     */
    readonly Account: 3;
    /**
     * Members
     */
    readonly Members: 4;
    /**
     * Billing
     */
    readonly Billing: 5;
    /**
     * Integrations
     */
    readonly Integrations: 6;
    /**
     * Autopilot
     */
    readonly Autopilot: 7;
    /**
     * Anomalies
     */
    readonly Anomalies: 8;
    /**
     * Strategies
     */
    readonly Strategies: 9;
    /**
     * Tasks
     */
    readonly Tasks: 10;
    /**
     * SocialMedia
     */
    readonly SocialMedia: 11;
    /**
     * Surveys
     */
    readonly Surveys: 12;
    /**
     * Designs
     */
    readonly Designs: 13;
};
/**
 * The part of the product in which something was done.
 */
export type AuditArea = typeof AuditArea[keyof typeof AuditArea];
/**
 * What was done.
 */
export declare const AuditAction: {
    /**
     * Created
     */
    readonly Created: 1;
    /**
     * Changed
     */
    readonly Changed: 2;
    /**
     * Deleted
     */
    readonly Deleted: 3;
    /**
     * Invited
     */
    readonly Invited: 4;
    /**
     * Joined
     */
    readonly Joined: 5;
    /**
     * Left
     */
    readonly Left: 6;
    /**
     * Connected
     */
    readonly Connected: 7;
    /**
     * Disconnected
     */
    readonly Disconnected: 8;
    /**
     * Approved
     */
    readonly Approved: 9;
    /**
     * Undone
     */
    readonly Undone: 10;
    /**
     * Paused
     */
    readonly Paused: 11;
    /**
     * Resumed
     */
    readonly Resumed: 12;
};
/**
 * What was done.
 */
export type AuditAction = typeof AuditAction[keyof typeof AuditAction];
/**
 * An internet address of version 4 or 6, 2 to 45 characters.
 */
export type IpAddress = string;
/**
 * One thing a person, or the service on behalf of one, has changed.
 */
export type ActivityLogEntry = {
    /**
     * The entry.
     */
    id: Id;
    /**
     * When it was done.
     */
    occurredAt: Timestamp;
    /**
     * What was done.
     */
    action: AuditAction;
    /**
     * The part of the product it belongs to.
     */
    area: AuditArea;
    /**
     * What it was done to, by its name at that time or by the label of a setting, 1 to 255 characters.
     */
    target: string;
    /**
     * The value before, as a person reads it, up to 1,000 characters; null when there was none or it is secret.
     */
    before: string | null;
    /**
     * The value after, as a person reads it, up to 1,000 characters; null when there is none or it is secret.
     */
    after: string | null;
    /**
     * Where the call came from; null when the service itself acted.
     */
    ipAddress: IpAddress | null;
    /**
     * Who did it, 1 to 201 characters; the name stays after the person has left.
     */
    actorName: string;
};
/**
 * One page of the activity log.
 */
export type ActivityLogPage = PageFields & {
    /**
     * The entries of this page.
     */
    items: Array<ActivityLogEntry>;
};
/**
 * One attempt to sign in, successful or not.
 */
export type LoginActivityEntry = {
    /**
     * The entry.
     */
    id: Id;
    /**
     * When it was tried.
     */
    occurredAt: Timestamp;
    /**
     * Whether a session began.
     */
    isSuccess: boolean;
    /**
     * How it was tried.
     */
    signInPlatform: SignInPlatform;
    /**
     * Where the call came from.
     */
    ipAddress: IpAddress;
    /**
     * Kind of device and its system, up to 100 characters; null when the client did not say.
     */
    device: string | null;
    /**
     * Browser and its version, up to 100 characters; null when the client did not say.
     */
    browser: string | null;
    /**
     * Town and country by the internet address, in the language of the request, up to 150 characters; null when unknown.
     */
    location: string | null;
    /**
     * Whether the session that began here is the one of this call; true for one entry at most.
     */
    isCurrentSession: boolean;
};
/**
 * One page of the login activity.
 */
export type LoginActivityPage = PageFields & {
    /**
     * The attempts of this page.
     */
    items: Array<LoginActivityEntry>;
};
/**
 * What a notification is about; each kind has its own setting in the person's preferences.
 */
export declare const NotificationKind: {
    /**
     * Anomaly
     */
    readonly Anomaly: 1;
    /**
     * Approval
     */
    readonly Approval: 2;
    /**
     * Execution
     */
    readonly Execution: 3;
    /**
     * Integration
     */
    readonly Integration: 4;
    /**
     * Ticket
     */
    readonly Ticket: 5;
    /**
     * Report
     */
    readonly Report: 6;
    /**
     * Product
     */
    readonly Product: 7;
};
/**
 * What a notification is about; each kind has its own setting in the person's preferences.
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];
/**
 * Something that happened and concerns the person.
 */
export type Notification = {
    /**
     * The notification.
     */
    id: Id;
    /**
     * What it is about.
     */
    kind: NotificationKind;
    /**
     * How serious it is; null where nothing says so.
     */
    severity: Severity | null;
    /**
     * What happened, in the language of the request, up to 200 characters.
     */
    title: string;
    /**
     * More about it, up to 1,000 characters; may be empty.
     */
    text: string;
    /**
     * The path of the page in the app that shows it, up to 500 characters.
     */
    link: string;
    /**
     * The account it happened in; null where it concerns the person alone.
     */
    accountId: Id | null;
    /**
     * How often it happened since it was last read, from 1. The same cause while the notification is unread makes no further one.
     */
    repeatCount: Count;
    /**
     * The first time.
     */
    firstOccurredAt: Timestamp;
    /**
     * The latest time, which the texts are about.
     */
    occurredAt: Timestamp;
    /**
     * When it was marked as read; null while it is unread.
     */
    readAt: Timestamp | null;
};
/**
 * One page of notifications.
 */
export type NotificationPage = PageFields & {
    /**
     * The notifications of this page.
     */
    items: Array<Notification>;
};
/**
 * How many notifications are unread.
 */
export type NotificationCounts = {
    /**
     * All unread ones.
     */
    unreadCount: Count;
    /**
     * The kinds that have unread ones, in order of their number.
     */
    groups: Array<{
        /**
         * The kind.
         */
        kind: NotificationKind;
        /**
         * Its unread ones.
         */
        unreadCount: Count;
    }>;
};
/**
 * What a tip is about.
 */
export declare const ProTipCategory: {
    /**
     * Autopilot
     */
    readonly Autopilot: 1;
    /**
     * Analytics
     */
    readonly Analytics: 2;
    /**
     * Content
     */
    readonly Content: 3;
    /**
     * Planning
     */
    readonly Planning: 4;
    /**
     * Team
     */
    readonly Team: 5;
};
/**
 * What a tip is about.
 */
export type ProTipCategory = typeof ProTipCategory[keyof typeof ProTipCategory];
/**
 * A short hint at something the person does not use yet.
 */
export type ProTip = {
    /**
     * The tip.
     */
    id: Id;
    /**
     * What it is about, in the language of the request, 1 to 80 characters.
     */
    title: string;
    /**
     * The tip, plain text in the language of the request, 1 to 400 characters.
     */
    text: string;
    /**
     * What it is about, for an icon.
     */
    category: ProTipCategory;
    /**
     * The screen where it can be tried, a path of the web client up to 200 characters; null when there is none.
     */
    route: string | null;
    /**
     * Whether the person has put it away, or done what it says.
     */
    isDismissed: boolean;
};
/**
 * An invitation to an account, seen by the invited person.
 */
export type AccountInvitation = {
    /**
     * The account the person is invited to.
     */
    accountId: Id;
    /**
     * Its name, 2 to 100 characters.
     */
    accountName: string;
    /**
     * The role the person will have in it.
     */
    role: UserRole;
    /**
     * Who sent the invitation, 1 to 201 characters.
     */
    invitedByName: string;
    /**
     * When it was sent, or renewed.
     */
    invitedAt: Timestamp;
    /**
     * When it ends, 7 days after `invitedAt`.
     */
    expiresAt: Timestamp;
    /**
     * How far it has come; 1 while it is open.
     */
    status: MemberStatus;
};
/**
 * The new values.
 */
export type UpdateUserRequest = {
    /**
     * Given name, without spaces around it, 1 to 100 characters.
     */
    firstName?: string;
    /**
     * Family name, without spaces around it, 1 to 100 characters.
     */
    lastName?: string;
    /**
     * An address of a picture this service has answered to an upload of the person, no other; null removes the picture.
     */
    avatarUrl?: Url | null;
    /**
     * The language of the interface and of mails.
     */
    language?: Language;
    /**
     * The time zone of the private plan and of mails.
     */
    timeZone?: TimeZone;
    /**
     * Whether mails about the product may be sent.
     */
    isMailAllowed?: boolean;
    /**
     * How the person is told about what; what is left out keeps its value.
     */
    notificationPreferences?: {
        /**
         * New anomalies, and those that became worse.
         */
        anomalies?: NotificationChannel;
        /**
         * Suggested changes that wait for approval.
         */
        approvals?: NotificationChannel;
        /**
         * Runs of rules that changed something or failed.
         */
        executions?: NotificationChannel;
        /**
         * Connections that ended, and webhooks that were switched off.
         */
        integrations?: NotificationChannel;
        /**
         * Answers of support.
         */
        tickets?: NotificationChannel;
        /**
         * Weekly and monthly reports.
         */
        reports?: NotificationChannel;
        /**
         * News of the product; 3 and 4 only while `isMailAllowed` is true.
         */
        product?: NotificationChannel;
        /**
         * The lowest severity of anomalies to be told of.
         */
        minSeverity?: Severity;
        /**
         * Hours without emails; null for no such hours.
         */
        quietHours?: QuietHours | null;
        /**
         * Whether emails about anomalies of high severity are sent in quiet hours, too.
         */
        isHighSeverityAllowed?: boolean;
    };
};
/**
 * Both passwords.
 */
export type UpdatePasswordRequest = {
    /**
     * The present password, as typed, 1 to 128 characters.
     */
    currentPassword: string;
    /**
     * The new one, as typed, 8 to 128 characters, different from the present one.
     */
    newPassword: Password;
};
/**
 * The address.
 */
export type RequestEmailChangeRequest = {
    /**
     * The new address, different from the present one.
     */
    email: Email;
};
/**
 * Address and code.
 */
export type ConfirmEmailChangeRequest = {
    /**
     * The address the code was sent to.
     */
    email: Email;
    /**
     * The six digits of the mail.
     */
    verificationCode: OneTimeCode;
};
/**
 * The name.
 */
export type UpdateUserNameRequest = {
    /**
     * The new name, 3 to 40 characters.
     */
    userName: UserName;
};
/**
 * The number.
 */
export type RequestPhoneChangeRequest = {
    /**
     * The new number, different from the present one.
     */
    phone: Phone;
};
/**
 * Number and code.
 */
export type ConfirmPhoneChangeRequest = {
    /**
     * The number the code was sent to.
     */
    phone: Phone;
    /**
     * The six digits of the text message.
     */
    verificationCode: OneTimeCode;
};
/**
 * Password and reason.
 */
export type DeactivateUserRequest = {
    /**
     * The person's password, as typed, 1 to 128 characters.
     */
    password: string;
    /**
     * Why, in the person's own words, up to 1,000 characters; null for nothing.
     */
    reason?: string | null;
};
/**
 * Which notifications to mark as read.
 */
export type UpdateNotificationsRequest = {
    /**
     * The latest one that the person has seen; later ones stay unread.
     */
    until: Timestamp;
    /**
     * Only these kinds; all if omitted.
     */
    kinds?: Array<NotificationKind>;
    /**
     * Only those of these accounts, and those of none; of all accounts if omitted.
     */
    accountIds?: Array<Id>;
};
/**
 * Whether it was read.
 */
export type UpdateNotificationRequest = {
    /**
     * True marks it as read, false as unread.
     */
    isRead: boolean;
};
/**
 * The new state.
 */
export type UpdateProTipRequest = {
    /**
     * Whether the person does not want to see it.
     */
    isDismissed: boolean;
};
export type GetUserData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User';
};
export type GetUserErrors = {
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
export type GetUserError = GetUserErrors[keyof GetUserErrors];
export type GetUserResponses = {
    /**
     * The person.
     */
    200: User;
};
export type GetUserResponse = GetUserResponses[keyof GetUserResponses];
export type UpdateUserData = {
    /**
     * What is to change, one property at least.
     */
    body: UpdateUserRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User';
};
export type UpdateUserErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * Mails about the product were refused, so news cannot come by mail.
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
export type UpdateUserError = UpdateUserErrors[keyof UpdateUserErrors];
export type UpdateUserResponses = {
    /**
     * The person as of now.
     */
    200: User;
};
export type UpdateUserResponse = UpdateUserResponses[keyof UpdateUserResponses];
export type UpdatePasswordData = {
    /**
     * The present password and the new one.
     */
    body: UpdatePasswordRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/change-password';
};
export type UpdatePasswordErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
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
     * The present password is wrong, or the new one cannot be taken; `errors` names each field.
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
export type UpdatePasswordError = UpdatePasswordErrors[keyof UpdatePasswordErrors];
export type UpdatePasswordResponses = {
    /**
     * The new password counts.
     */
    200: PasswordChange;
};
export type UpdatePasswordResponse = UpdatePasswordResponses[keyof UpdatePasswordResponses];
export type RequestEmailChangeData = {
    /**
     * The new address.
     */
    body: RequestEmailChangeRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/change-email';
};
export type RequestEmailChangeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
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
     * The address is not right; `errors` says why.
     */
    422: ApiError;
    /**
     * A code was sent less than a minute ago, or five within the hour.
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
export type RequestEmailChangeError = RequestEmailChangeErrors[keyof RequestEmailChangeErrors];
export type RequestEmailChangeResponses = {
    /**
     * A mail is on its way.
     */
    200: CodeDelivery;
};
export type RequestEmailChangeResponse = RequestEmailChangeResponses[keyof RequestEmailChangeResponses];
export type ConfirmEmailChangeData = {
    /**
     * The new address and the code sent to it.
     */
    body: ConfirmEmailChangeRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/change-email';
};
export type ConfirmEmailChangeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The code has ended, or there is none for this address.
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
     * The code is wrong; `errors` names the field.
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
export type ConfirmEmailChangeError = ConfirmEmailChangeErrors[keyof ConfirmEmailChangeErrors];
export type ConfirmEmailChangeResponses = {
    /**
     * The person with the new address.
     */
    200: User;
};
export type ConfirmEmailChangeResponse = ConfirmEmailChangeResponses[keyof ConfirmEmailChangeResponses];
export type UpdateUserNameData = {
    /**
     * The new name.
     */
    body: UpdateUserNameRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/change-username';
};
export type UpdateUserNameErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * Someone else has this name, or had it within the last 30 days.
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
     * The name is not right; `errors` says why.
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
export type UpdateUserNameError = UpdateUserNameErrors[keyof UpdateUserNameErrors];
export type UpdateUserNameResponses = {
    /**
     * The person with the new name.
     */
    200: User;
};
export type UpdateUserNameResponse = UpdateUserNameResponses[keyof UpdateUserNameResponses];
export type RequestPhoneChangeData = {
    /**
     * The new number.
     */
    body: RequestPhoneChangeRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/change-phone';
};
export type RequestPhoneChangeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
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
     * The number is not right, or takes no text messages; `errors` says why.
     */
    422: ApiError;
    /**
     * A code was sent less than a minute ago, or five within the hour.
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
export type RequestPhoneChangeError = RequestPhoneChangeErrors[keyof RequestPhoneChangeErrors];
export type RequestPhoneChangeResponses = {
    /**
     * A text message is on its way.
     */
    200: CodeDelivery;
};
export type RequestPhoneChangeResponse = RequestPhoneChangeResponses[keyof RequestPhoneChangeResponses];
export type ConfirmPhoneChangeData = {
    /**
     * The new number and the code sent to it.
     */
    body: ConfirmPhoneChangeRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/change-phone';
};
export type ConfirmPhoneChangeErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The code has ended, or there is none for this number.
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
     * The code is wrong; `errors` names the field.
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
export type ConfirmPhoneChangeError = ConfirmPhoneChangeErrors[keyof ConfirmPhoneChangeErrors];
export type ConfirmPhoneChangeResponses = {
    /**
     * The person with the new number.
     */
    200: User;
};
export type ConfirmPhoneChangeResponse = ConfirmPhoneChangeResponses[keyof ConfirmPhoneChangeResponses];
export type DeactivateUserData = {
    /**
     * The password, and why.
     */
    body: DeactivateUserRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/deactivate';
};
export type DeactivateUserErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person is the last owner of an account that has other members.
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
     * The password is wrong, or a field is not right; `errors` names each one.
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
export type DeactivateUserError = DeactivateUserErrors[keyof DeactivateUserErrors];
export type DeactivateUserResponses = {
    /**
     * The person is deactivated.
     */
    200: Deactivation;
};
export type DeactivateUserResponse = DeactivateUserResponses[keyof DeactivateUserResponses];
export type ListActivityLogData = {
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
         * Parts of the product.
         */
        areas?: Array<AuditArea>;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/User/activity-log';
};
export type ListActivityLogErrors = {
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
export type ListActivityLogError = ListActivityLogErrors[keyof ListActivityLogErrors];
export type ListActivityLogResponses = {
    /**
     * One page of entries.
     */
    200: ActivityLogPage;
};
export type ListActivityLogResponse = ListActivityLogResponses[keyof ListActivityLogResponses];
export type ListLoginActivityData = {
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
         * Whether a session began.
         */
        isSuccess?: boolean;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/User/login-activity';
};
export type ListLoginActivityErrors = {
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
export type ListLoginActivityError = ListLoginActivityErrors[keyof ListLoginActivityErrors];
export type ListLoginActivityResponses = {
    /**
     * One page of attempts.
     */
    200: LoginActivityPage;
};
export type ListLoginActivityResponse = ListLoginActivityResponses[keyof ListLoginActivityResponses];
export type DeleteOtherSessionsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/sessions/others';
};
export type DeleteOtherSessionsErrors = {
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
export type DeleteOtherSessionsError = DeleteOtherSessionsErrors[keyof DeleteOtherSessionsErrors];
export type DeleteOtherSessionsResponses = {
    /**
     * This is the only session of the person.
     */
    204: void;
};
export type DeleteOtherSessionsResponse = DeleteOtherSessionsResponses[keyof DeleteOtherSessionsResponses];
export type ListNotificationsData = {
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
         * Accounts.
         */
        accountIds?: Array<Id>;
        /**
         * Kinds.
         */
        kinds?: Array<NotificationKind>;
        /**
         * Only those that were read, or only those that were not; both if omitted.
         */
        isRead?: boolean;
        /**
         * The page to answer, from 1.
         */
        currentPage?: number;
        /**
         * The most items a page holds.
         */
        pageSize?: 10 | 25 | 50 | 100;
    };
    url: '/User/notifications';
};
export type ListNotificationsErrors = {
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
export type ListNotificationsError = ListNotificationsErrors[keyof ListNotificationsErrors];
export type ListNotificationsResponses = {
    /**
     * One page of notifications.
     */
    200: NotificationPage;
};
export type ListNotificationsResponse = ListNotificationsResponses[keyof ListNotificationsResponses];
export type UpdateNotificationsData = {
    /**
     * Which ones.
     */
    body: UpdateNotificationsRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/notifications';
};
export type UpdateNotificationsErrors = {
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
export type UpdateNotificationsError = UpdateNotificationsErrors[keyof UpdateNotificationsErrors];
export type UpdateNotificationsResponses = {
    /**
     * What is unread now.
     */
    200: NotificationCounts;
};
export type UpdateNotificationsResponse = UpdateNotificationsResponses[keyof UpdateNotificationsResponses];
export type GetNotificationCountsData = {
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
         * Accounts.
         */
        accountIds?: Array<Id>;
    };
    url: '/User/notifications/counts';
};
export type GetNotificationCountsErrors = {
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
export type GetNotificationCountsError = GetNotificationCountsErrors[keyof GetNotificationCountsErrors];
export type GetNotificationCountsResponses = {
    /**
     * The numbers.
     */
    200: NotificationCounts;
};
export type GetNotificationCountsResponse = GetNotificationCountsResponses[keyof GetNotificationCountsResponses];
export type UpdateNotificationData = {
    /**
     * Whether it was read.
     */
    body: UpdateNotificationRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The notification.
         */
        notificationId: Id;
    };
    query?: never;
    url: '/User/notifications/{notificationId}';
};
export type UpdateNotificationErrors = {
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
export type UpdateNotificationError = UpdateNotificationErrors[keyof UpdateNotificationErrors];
export type UpdateNotificationResponses = {
    /**
     * The notification as it is now.
     */
    200: Notification;
};
export type UpdateNotificationResponse = UpdateNotificationResponses[keyof UpdateNotificationResponses];
export type ListProTipsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/pro-tips';
};
export type ListProTipsErrors = {
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
export type ListProTipsError = ListProTipsErrors[keyof ListProTipsErrors];
export type ListProTipsResponses = {
    /**
     * Tips, the most useful first.
     */
    200: Array<ProTip>;
};
export type ListProTipsResponse = ListProTipsResponses[keyof ListProTipsResponses];
export type UpdateProTipData = {
    /**
     * Whether it is put away.
     */
    body: UpdateProTipRequest;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The tip.
         */
        tipId: Id;
    };
    query?: never;
    url: '/User/pro-tips/{tipId}';
};
export type UpdateProTipErrors = {
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
     * The body is larger than the operation takes.
     */
    413: ApiError;
    /**
     * The body is not of the media type the operation takes.
     */
    415: ApiError;
    /**
     * The body is not right; `errors` names the field.
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
export type UpdateProTipError = UpdateProTipErrors[keyof UpdateProTipErrors];
export type UpdateProTipResponses = {
    /**
     * The tip as it is now.
     */
    200: ProTip;
};
export type UpdateProTipResponse = UpdateProTipResponses[keyof UpdateProTipResponses];
export type ListAccountInvitationsData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/User/account-invitations';
};
export type ListAccountInvitationsErrors = {
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
export type ListAccountInvitationsError = ListAccountInvitationsErrors[keyof ListAccountInvitationsErrors];
export type ListAccountInvitationsResponses = {
    /**
     * Open invitations, newest first.
     */
    200: Array<AccountInvitation>;
};
export type ListAccountInvitationsResponse = ListAccountInvitationsResponses[keyof ListAccountInvitationsResponses];
export type DismissAccountInvitationData = {
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
    url: '/User/account-invitations/{accountId}';
};
export type DismissAccountInvitationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person's address is not verified.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The invitation was accepted before.
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
export type DismissAccountInvitationError = DismissAccountInvitationErrors[keyof DismissAccountInvitationErrors];
export type DismissAccountInvitationResponses = {
    /**
     * The invitation is not open any more.
     */
    204: void;
};
export type DismissAccountInvitationResponse = DismissAccountInvitationResponses[keyof DismissAccountInvitationResponses];
export type AcceptAccountInvitationData = {
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
    url: '/User/account-invitations/{accountId}';
};
export type AcceptAccountInvitationErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person's address is not verified.
     */
    403: ApiError;
    /**
     * The resource does not exist, or belongs to another person or account.
     */
    404: ApiError;
    /**
     * The invitation has ended, or was answered the other way.
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
export type AcceptAccountInvitationError = AcceptAccountInvitationErrors[keyof AcceptAccountInvitationErrors];
export type AcceptAccountInvitationResponses = {
    /**
     * The accepted invitation.
     */
    200: AccountInvitation;
};
export type AcceptAccountInvitationResponse = AcceptAccountInvitationResponses[keyof AcceptAccountInvitationResponses];
export type StartTrialData = {
    body?: never;
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
    url: '/User/start-trial';
};
export type StartTrialErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * The person works under the subscription of someone else.
     */
    403: ApiError;
    /**
     * The trial was used already, or a subscription exists.
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
export type StartTrialError = StartTrialErrors[keyof StartTrialErrors];
export type StartTrialResponses = {
    /**
     * The trial has begun.
     */
    200: SubscriptionDetails;
};
export type StartTrialResponse = StartTrialResponses[keyof StartTrialResponses];
