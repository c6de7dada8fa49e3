import type { ApiError, CalendarDate, ChangeEntryPage, Count, ErrorCode, Id, SocialNetwork, Timestamp, TimeZone, Url, Version } from '../common/types.gen.ts';
import type { FileItem } from '../File/types.gen.ts';
/**
 * The state of a post. A caller leads it from 1 to 2, 3 or 7; from 2 to 1, 3 or 7; from 3 to 1, 2 or 7; from 6 to 1, 3 or 7; from 7 to 1. The service alone leads it from 3 to 4, and from 4 to 5 or 6.
 */
export declare const SocialPostStatus: {
    /**
     * Draft
     */
    readonly Draft: 1;
    /**
     * AwaitsApproval
     */
    readonly AwaitsApproval: 2;
    /**
     * Scheduled
     */
    readonly Scheduled: 3;
    /**
     * Publishing
     */
    readonly Publishing: 4;
    /**
     * Published
     */
    readonly Published: 5;
    /**
     * Failed
     */
    readonly Failed: 6;
    /**
     * Cancelled
     */
    readonly Cancelled: 7;
};
/**
 * The state of a post. A caller leads it from 1 to 2, 3 or 7; from 2 to 1, 3 or 7; from 3 to 1, 2 or 7; from 6 to 1, 3 or 7; from 7 to 1. The service alone leads it from 3 to 4, and from 4 to 5 or 6.
 */
export type SocialPostStatus = typeof SocialPostStatus[keyof typeof SocialPostStatus];
/**
 * Why a channel did not take a post.
 */
export declare const SocialPostFailure: {
    /**
     * ReconnectNeeded
     */
    readonly ReconnectNeeded: 1;
    /**
     * NotAllowed
     */
    readonly NotAllowed: 2;
    /**
     * ChannelGone
     */
    readonly ChannelGone: 3;
    /**
     * PageRestricted
     */
    readonly PageRestricted: 4;
    /**
     * MediaRefused
     */
    readonly MediaRefused: 5;
    /**
     * Duplicate
     */
    readonly Duplicate: 6;
    /**
     * TooMany
     */
    readonly TooMany: 7;
    /**
     * NetworkDown
     */
    readonly NetworkDown: 8;
};
/**
 * Why a channel did not take a post.
 */
export type SocialPostFailure = typeof SocialPostFailure[keyof typeof SocialPostFailure];
/**
 * One place a post goes to, as a calendar shows it.
 */
export type SocialPostChannelSummary = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * Where the post goes at the network: the page or profile, 1 to 255 characters.
     */
    channelId: string;
    /**
     * Its name at the network, 1 to 255 characters.
     */
    channelName: string;
    /**
     * Whether the post is out there.
     */
    isPublished: boolean;
    /**
     * Why the network did not take it; null when it did not refuse.
     */
    failureCode: SocialPostFailure | null;
    /**
     * When it is tried again; null when no further try is planned.
     */
    nextTryAt: Timestamp | null;
};
/**
 * The form of a post.
 */
export declare const SocialPostType: {
    /**
     * Post
     */
    readonly Post: 1;
    /**
     * Story
     */
    readonly Story: 2;
    /**
     * Reel
     */
    readonly Reel: 3;
    /**
     * Carousel
     */
    readonly Carousel: 4;
};
/**
 * The form of a post.
 */
export type SocialPostType = typeof SocialPostType[keyof typeof SocialPostType];
/**
 * How a published post has done, over all its channels, as of the last sync.
 */
export type SocialPostMetrics = {
    /**
     * How often it was shown.
     */
    impressions: Count;
    /**
     * People it was shown to, at most `impressions`.
     */
    reach: Count;
    /**
     * Likes and other reactions.
     */
    reactions: Count;
    /**
     * Comments at the networks.
     */
    comments: Count;
    /**
     * How often it was passed on.
     */
    shares: Count;
    /**
     * Clicks on its link or media.
     */
    clicks: Count;
};
/**
 * A post as a calendar shows it; the whole of it is one call away.
 */
export type SocialPostSummary = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: number;
    /**
     * The post.
     */
    id: Id;
    /**
     * Its title in the calendar, never published, 1 to 100 characters.
     */
    title: string;
    /**
     * The state of the post; 6 as soon as one channel has refused it.
     */
    status: SocialPostStatus;
    /**
     * Where it goes.
     */
    channels: Array<SocialPostChannelSummary>;
    /**
     * The first 140 characters of the default text.
     */
    textStart: string;
    /**
     * A preview of its first image or video, signed for an hour; null without one.
     */
    thumbnailUrl: Url | null;
    /**
     * How many images and videos it has.
     */
    mediaCount: number;
    /**
     * How many comments of members it has.
     */
    commentCount: number;
    /**
     * The form of the post.
     */
    postType: SocialPostType;
    /**
     * When it goes out; null while that is open.
     */
    scheduledAt: Timestamp | null;
    /**
     * The time zone the time was chosen in.
     */
    timeZone: TimeZone;
    /**
     * When the last channel took it; null until then.
     */
    publishedAt: Timestamp | null;
    /**
     * Words to find it by.
     */
    labels: Array<string>;
    /**
     * The strategy of the account it belongs to; null when it stands alone.
     */
    strategyId: Id | null;
    /**
     * Who created it, 1 to 201 characters.
     */
    createdByName: string;
    /**
     * Who created it; null for a post from before this was stored.
     */
    createdByUserId: Id | null;
    /**
     * Who approved it, up to 201 characters; null until then.
     */
    approvedByName: string | null;
    /**
     * How it has done; null before it is published, and where the networks give no metrics.
     */
    metrics: SocialPostMetrics | null;
    /**
     * When it was deleted; null otherwise. It can be restored for 30 days.
     */
    deletedAt: Timestamp | null;
    /**
     * The last change.
     */
    updatedAt: Timestamp;
};
/**
 * What is to change about several posts; what is left out keeps its value.
 */
export type SocialPostsUpdate = {
    /**
     * The posts.
     */
    ids: Array<Id>;
    /**
     * The `version` of posts as they were read, by id; those that others have changed since stay as they are, so that no one approves a text that nobody has read. A post that is left out is changed whatever others did meanwhile.
     */
    expectedVersions?: {
        [key: string]: Version;
    };
    /**
     * The new state of each: 1, 2, 3 or 7.
     */
    status?: SocialPostStatus;
    /**
     * Labels each of them gets.
     */
    addLabels?: Array<string>;
    /**
     * Labels that are taken from each of them.
     */
    removeLabels?: Array<string>;
    /**
     * The strategy each belongs to from now on; null for none.
     */
    strategyId?: Id | null;
    /**
     * Deletes them; each can be restored for 30 days.
     */
    isDeleted?: true;
    /**
     * A comment on each of them, 1 to 2,000 characters.
     */
    comment?: string;
};
/**
 * A post that could not be changed, and why.
 */
export type SocialPostRefusal = {
    /**
     * The post.
     */
    id: Id;
    /**
     * The code of the error that PUT of this post alone would answer.
     */
    code: ErrorCode;
    /**
     * Why, in the language of the request, 1 to 500 characters.
     */
    message: string;
};
/**
 * What became of a change of several posts.
 */
export type SocialPostsUpdated = {
    /**
     * The changed posts as they are now, in the order of the request.
     */
    items: Array<SocialPostSummary>;
    /**
     * Posts that could not be changed; the others are changed all the same.
     */
    refusals: Array<SocialPostRefusal>;
    /**
     * Those of the request that do not exist.
     */
    missingIds: Array<Id>;
};
/**
 * A post as it is written. What is left out takes its default in a new post and keeps its value in an existing one.
 */
export type SocialPostDraft = {
    /**
     * Its title in the calendar, never published, 1 to 100 characters.
     */
    title: string;
    /**
     * The state from now on: 1 (the default), 2, 3 or 7; a new post takes 1, 2 or 3.
     */
    status?: SocialPostStatus;
    /**
     * Where it goes; none by default, at least one for states 2 and 3.
     */
    channels?: Array<{
        /**
         * The network.
         */
        network: SocialNetwork;
        /**
         * The page or profile at the network: `pageId` or the `id` of the Instagram account of GET /Meta/{accountId}/pages, or the `id` of GET /LinkedIn/{accountId}; 1 to 255 characters.
         */
        channelId: string;
        /**
         * A version of the text for this channel, up to 5,000 characters; null for the default text.
         */
        text?: string | null;
        /**
         * A comment of our own below the post, up to 2,200 characters; null for none.
         */
        firstComment?: string | null;
    }>;
    /**
     * The text where a channel has none of its own, up to 5,000 characters; empty by default.
     */
    text?: string;
    /**
     * The page it leads to; null for none, the default.
     */
    link?: Url | null;
    /**
     * Hashtags put behind the text; none by default.
     */
    hashtags?: Array<string>;
    /**
     * Its pictures and videos, files of this account, in the order shown; none by default.
     */
    mediaFileIds?: Array<Id>;
    /**
     * The form of the post; 1 by default.
     */
    postType?: SocialPostType;
    /**
     * When it goes out, in the future; null while that is open, the default. State 3 needs it.
     */
    scheduledAt?: Timestamp | null;
    /**
     * The time zone the time was chosen in; the account's by default.
     */
    timeZone?: TimeZone;
    /**
     * Words to find it by; none by default.
     */
    labels?: Array<string>;
    /**
     * The strategy of the account it belongs to; null for none, the default.
     */
    strategyId?: Id | null;
    /**
     * A further comment, under the caller's name, 1 to 2,000 characters; a post holds at most 200, one more is a 409.
     */
    comment?: string;
};
/**
 * One place a post goes to.
 */
export type SocialPostChannel = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * The page or profile at the network: `pageId` or the `id` of the Instagram account of GET /Meta/{accountId}/pages, or the `id` of GET /LinkedIn/{accountId}; 1 to 255 characters.
     */
    channelId: string;
    /**
     * Its name at the network, 1 to 255 characters.
     */
    channelName: string;
    /**
     * The version of the text for this channel, up to 5,000 characters; null where the default text goes out.
     */
    text: string | null;
    /**
     * The post at the network; null until it is published there.
     */
    publishedUrl: Url | null;
    /**
     * Why the network did not take it, for a person, up to 500 characters; null when it did not refuse.
     */
    failureReason: string | null;
    /**
     * A comment of our own that is added below the post once it is out, up to 2,200 characters; null without one.
     */
    firstComment: string | null;
    /**
     * When the network took it; null until then.
     */
    publishedAt: Timestamp | null;
    /**
     * Why the network did not take it, for programs; null when it did not refuse.
     */
    failureCode: SocialPostFailure | null;
    /**
     * How often it was tried since it was last scheduled.
     */
    attemptCount: number;
    /**
     * When it is tried again after trouble that passes by itself; null when no further try is planned.
     */
    nextTryAt: Timestamp | null;
    /**
     * How it has done at this channel; null before it is published there.
     */
    metrics: SocialPostMetrics | null;
};
/**
 * What a member has said about a post before it went out.
 */
export type SocialPostComment = {
    /**
     * Who wrote it; null for a comment from before this was stored.
     */
    authorUserId: Id | null;
    /**
     * Who wrote it, 1 to 201 characters.
     */
    authorName: string;
    /**
     * Plain text, 1 to 2,000 characters.
     */
    text: string;
    /**
     * When it was written.
     */
    createdAt: Timestamp;
};
/**
 * A post in the calendar, with the channels it goes to.
 */
export type SocialPost = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
    /**
     * The post.
     */
    id: Id;
    /**
     * Its title in the calendar, never published, 1 to 100 characters.
     */
    title: string;
    /**
     * The state of the post; 6 as soon as one channel has refused it.
     */
    status: SocialPostStatus;
    /**
     * Where it goes; empty in a draft that does not know yet.
     */
    channels: Array<SocialPostChannel>;
    /**
     * The text where a channel has none of its own, up to 5,000 characters.
     */
    text: string;
    /**
     * The page it leads to; null without one.
     */
    link: Url | null;
    /**
     * Hashtags put behind the text.
     */
    hashtags: Array<string>;
    /**
     * Its pictures and videos, in the order shown.
     */
    mediaFileIds: Array<Id>;
    /**
     * The same files with all there is to know about them, in the same order; a deleted file is left out.
     */
    media: Array<FileItem>;
    /**
     * The form of the post.
     */
    postType: SocialPostType;
    /**
     * When it goes out; null while that is open.
     */
    scheduledAt: Timestamp | null;
    /**
     * The time zone the time was chosen in.
     */
    timeZone: TimeZone;
    /**
     * When the last channel took it; null until then.
     */
    publishedAt: Timestamp | null;
    /**
     * Words to find it by.
     */
    labels: Array<string>;
    /**
     * The strategy of the account it belongs to; null when it stands alone.
     */
    strategyId: Id | null;
    /**
     * Who created it, 1 to 201 characters.
     */
    createdByName: string;
    /**
     * Who created it; null for a post from before this was stored.
     */
    createdByUserId: Id | null;
    /**
     * Who approved it, up to 201 characters; null until then.
     */
    approvedByName: string | null;
    /**
     * When it was approved; null until then.
     */
    approvedAt: Timestamp | null;
    /**
     * What members have said about it, oldest first.
     */
    comments: Array<SocialPostComment>;
    /**
     * How it has done; null before it is published, and where the networks give no metrics.
     */
    metrics: SocialPostMetrics | null;
    /**
     * When it was deleted; null otherwise. It can be restored for 30 days.
     */
    deletedAt: Timestamp | null;
    /**
     * The last change.
     */
    updatedAt: Timestamp;
};
/**
 * How serious a finding about a file is. A warning does not keep a post from going out.
 */
export declare const MediaValidationSeverity: {
    readonly Warning: 1;
    readonly Error: 2;
};
/**
 * How serious a finding about a file is. A warning does not keep a post from going out.
 */
export type MediaValidationSeverity = typeof MediaValidationSeverity[keyof typeof MediaValidationSeverity];
/**
 * One limit of a network that a file does not keep.
 */
export type MediaValidationResult = {
    /**
     * The network whose limit it is.
     */
    network: SocialNetwork;
    /**
     * The file; null when all of them together are meant.
     */
    fileId: Id | null;
    /**
     * Which limit it is.
     */
    rule: 'mediaCount' | 'mimeType' | 'fileSize' | 'width' | 'height' | 'aspectRatio' | 'duration' | 'altText';
    /**
     * Whether the post can go out all the same.
     */
    severity: MediaValidationSeverity;
    /**
     * What is wrong, in the language of the request, 1 to 500 characters.
     */
    message: string;
    /**
     * The network's limit with its unit, up to 100 characters; null where there is no one figure.
     */
    limit: string | null;
    /**
     * What the file has, with its unit, up to 100 characters; null where it has nothing.
     */
    actual: string | null;
};
/**
 * Whether files can be posted to networks.
 */
export type MediaValidation = {
    /**
     * Whether no finding has severity 2.
     */
    isValid: boolean;
    /**
     * What was found, errors first; empty when all is well.
     */
    results: Array<MediaValidationResult>;
};
/**
 * A post as it is written, and the one it is an edit of.
 */
export type SocialPostToValidate = {
    /**
     * The post in the calendar that is being edited, which is not compared with itself; null for a new one.
     */
    postId?: Id | null;
    /**
     * The post as it would be saved.
     */
    post: SocialPostDraft;
};
/**
 * Something about a post that a network refuses or that is worth another look.
 */
export type SocialPostFinding = {
    /**
     * The network; null when it is about the whole post.
     */
    network: SocialNetwork | null;
    /**
     * Where the post goes at the network: the page or profile, 1 to 255 characters. Null when it is about the network or the whole post.
     */
    channelId: string | null;
    /**
     * The file; null when no single file is meant.
     */
    fileId: Id | null;
    /**
     * The field of the draft it is about.
     */
    field: 'channels' | 'text' | 'link' | 'hashtags' | 'firstComment' | 'mediaFileIds' | 'scheduledAt' | 'strategyId';
    /**
     * Which rule it breaks.
     */
    rule: 'channelsMissing' | 'channelGone' | 'accessEnded' | 'accessEndsBefore' | 'notAllowed' | 'pageRestricted' | 'textMissing' | 'textLength' | 'hashtagCount' | 'firstCommentLength' | 'firstCommentUnsupported' | 'linkNotClickable' | 'mediaCount' | 'mimeType' | 'fileSize' | 'width' | 'height' | 'aspectRatio' | 'duration' | 'altText' | 'timeMissing' | 'timeInThePast' | 'tooClose' | 'sameText' | 'dailyLimit' | 'monthlyLimit' | 'strategyEnded';
    /**
     * 2 keeps the post from being scheduled, 1 does not.
     */
    severity: MediaValidationSeverity;
    /**
     * What is wrong, in the language of the request, 1 to 500 characters.
     */
    message: string;
    /**
     * The limit with its unit, up to 100 characters; null where there is none.
     */
    limit: string | null;
    /**
     * What the post has, with its unit, up to 100 characters; null where it has nothing.
     */
    actual: string | null;
    /**
     * Another file of the account, made from the same design, that the network takes in its place; null without one.
     */
    fittingFileId: Id | null;
};
/**
 * Whether a post can go out.
 */
export type SocialPostValidation = {
    /**
     * Whether no finding has severity 2.
     */
    isValid: boolean;
    /**
     * What was found, errors first; empty when all is well.
     */
    findings: Array<SocialPostFinding>;
};
/**
 * How a network counts the length of a text: by characters, an emoji being one, or weighted, where most characters beyond Latin count two and each link counts `linkLength`.
 */
export declare const TextCountMethod: {
    readonly Characters: 1;
    readonly Weighted: 2;
};
/**
 * How a network counts the length of a text: by characters, an emoji being one, or weighted, where most characters beyond Latin count two and each link counts `linkLength`.
 */
export type TextCountMethod = typeof TextCountMethod[keyof typeof TextCountMethod];
/**
 * The images and videos that a network takes in one form of post.
 */
export type SocialNetworkMediaLimit = {
    /**
     * The form of the post.
     */
    postType: SocialPostType;
    /**
     * The least number of files.
     */
    minCount: number;
    /**
     * The most files.
     */
    maxCount: number;
    /**
     * The least width divided by height; null where any is taken.
     */
    minAspectRatio: number | null;
    /**
     * The greatest width divided by height; null where any is taken.
     */
    maxAspectRatio: number | null;
    /**
     * The shortest video in seconds.
     */
    minSeconds: number;
    /**
     * The longest video in seconds.
     */
    maxSeconds: number;
};
/**
 * What a network takes, as of November 2026.
 */
export type SocialNetworkLimits = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * The most characters of text and hashtags.
     */
    maxCharacters: number;
    /**
     * How characters are counted.
     */
    countMethod: TextCountMethod;
    /**
     * What each link counts with the weighted method; null where links count as written.
     */
    linkLength: number | null;
    /**
     * How many characters readers see before "more"; null where texts are not folded.
     */
    foldAfterCharacters: number | null;
    /**
     * The most hashtags in text, list and first comment together; null without a limit.
     */
    maxHashtags: number | null;
    /**
     * The most characters of a first comment; 0 where there is none.
     */
    maxFirstCommentCharacters: number;
    /**
     * Whether readers can click a link in the text.
     */
    isLinkClickable: boolean;
    /**
     * The most posts a channel takes in 24 hours through programs; null without a limit.
     */
    maxPostsPerDay: number | null;
    /**
     * Kinds of images it takes.
     */
    imageTypes: Array<string>;
    /**
     * Kinds of videos it takes.
     */
    videoTypes: Array<string>;
    /**
     * The largest image.
     */
    maxImageBytes: number;
    /**
     * The largest video.
     */
    maxVideoBytes: number;
    /**
     * The least width in pixels.
     */
    minWidth: number;
    /**
     * Number, shape and length, by form of the post.
     */
    media: Array<SocialNetworkMediaLimit>;
};
/**
 * A page or profile that posts can go to.
 */
export type SocialChannel = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * Where the post goes at the network: the page or profile, 1 to 255 characters.
     */
    channelId: string;
    /**
     * Its name at the network, 1 to 255 characters.
     */
    name: string;
    /**
     * Its picture; null without one.
     */
    pictureUrl: Url | null;
    /**
     * Who follows it.
     */
    followerCount: Count;
    /**
     * Whether a post could go out there now.
     */
    canPost: boolean;
    /**
     * Why no post can go out; null when one can.
     */
    failureCode: SocialPostFailure | null;
    /**
     * The same in words, in the language of the request.
     */
    reasons: Array<string>;
    /**
     * When the access that leads to it ends; null where it has no end.
     */
    accessEndsAt: Timestamp | null;
    /**
     * Until when the network restricts it; null when it does not.
     */
    restrictedUntil: Timestamp | null;
    /**
     * How many posts the network takes there in the next 24 hours; null without a limit.
     */
    postsLeftToday: number | null;
};
/**
 * A time in the week at which a channel usually gets a post.
 */
export type SocialPostSlot = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * Where the post goes at the network: the page or profile, 1 to 255 characters.
     */
    channelId: string;
    /**
     * The day of the week, from 1 for Monday to 7 for Sunday.
     */
    weekDay: number;
    /**
     * The time of day in the account's time zone, `HH:MM`.
     */
    time: string;
};
/**
 * All posting slots of the account.
 */
export type SocialPostSlotsUpdate = {
    /**
     * The slots, in place of those before.
     */
    slots: Array<SocialPostSlot>;
};
/**
 * A posting slot on a day that no post of the channel takes.
 */
export type FreeSocialPostSlot = {
    /**
     * When it is.
     */
    scheduledAt: Timestamp;
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * Where the post goes at the network: the page or profile, 1 to 255 characters.
     */
    channelId: string;
};
/**
 * How posts of the account did that went out in two hours of the week, against the account's average of the network.
 */
export type SocialPostTime = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * The day of the week, from 1 for Monday to 7 for Sunday.
     */
    weekDay: number;
    /**
     * The first of the two hours in the account's time zone, an even number.
     */
    hour: number;
    /**
     * Posts of the network that went out then.
     */
    postCount: Count;
    /**
     * Posts of the network altogether.
     */
    networkPostCount: Count;
    /**
     * Reach per follower, divided by the average of the network; few posts pull it towards 1.
     */
    index: number;
    /**
     * Whether there are enough posts to speak of a best time: 30 of the network, and 4 at this time.
     */
    isEnough: boolean;
};
/**
 * One row of a table, as it was written; each cell is read by the service, so that a wrong one refuses its row only.
 */
export type SocialPostImportRow = {
    /**
     * The number of the row in the table, which the result names.
     */
    line: number;
    /**
     * The title in the calendar; the start of the text if empty.
     */
    title?: string;
    /**
     * The text.
     */
    text?: string;
    /**
     * The day: `2026-11-30`, `30.11.2026` or `30/11/2026`. Empty for a draft without a time.
     */
    date?: string;
    /**
     * The time of day in the account's time zone, `18:30`; with a date only, the next free slot of that day or 9:00.
     */
    time?: string;
    /**
     * Names or ids of channels, or names of networks, separated by commas.
     */
    channels?: string;
    /**
     * The page it leads to.
     */
    link?: string;
    /**
     * Hashtags, with or without #, separated by spaces or commas.
     */
    hashtags?: string;
    /**
     * Labels, separated by commas.
     */
    labels?: string;
    /**
     * The first comment.
     */
    firstComment?: string;
};
/**
 * A table of posts.
 */
export type SocialPostImport = {
    /**
     * Whether rows are only checked and nothing is created.
     */
    isTest?: boolean;
    /**
     * The state of the new posts: 1 draft or 2 awaiting approval.
     */
    status?: 1 | 2;
    /**
     * The rows.
     */
    rows: Array<SocialPostImportRow>;
};
/**
 * What became of a row of an import.
 */
export declare const SocialPostImportOutcome: {
    /**
     * Created
     */
    readonly Created: 1;
    /**
     * AlreadyExists
     */
    readonly AlreadyExists: 2;
    /**
     * Refused
     */
    readonly Refused: 3;
};
/**
 * What became of a row of an import.
 */
export type SocialPostImportOutcome = typeof SocialPostImportOutcome[keyof typeof SocialPostImportOutcome];
/**
 * What became of one row.
 */
export type SocialPostImportRowResult = {
    /**
     * The number of the row.
     */
    line: number;
    /**
     * What became of it; in a test what would.
     */
    outcome: SocialPostImportOutcome;
    /**
     * The new post, or the one there was already; null in a test and for a refused row.
     */
    postId: Id | null;
    /**
     * The title it has or would have, up to 100 characters.
     */
    title: string;
    /**
     * When it would go out; null without a time and for a refused row.
     */
    scheduledAt: Timestamp | null;
    /**
     * The cell that is wrong; null for a row that is taken.
     */
    field: string | null;
    /**
     * What is wrong with it, in the language of the request; null for a row that is taken.
     */
    message: string | null;
};
/**
 * What became of a table of posts.
 */
export type SocialPostImportResult = {
    /**
     * Whether rows were only checked.
     */
    isTest: boolean;
    /**
     * Rows that became posts, or would.
     */
    createdCount: Count;
    /**
     * Rows that were imported before.
     */
    existingCount: Count;
    /**
     * Rows that are wrong.
     */
    refusedCount: Count;
    /**
     * Every row, in the order of the request.
     */
    rows: Array<SocialPostImportRowResult>;
};
/**
 * A comment on a post.
 */
export type SocialPostCommentDraft = {
    /**
     * Plain text, 1 to 2,000 characters.
     */
    text: string;
};
/**
 * How the reach of a post compares with the range of earlier posts of its network: inside, above or below it, not to be judged yet, or with too few posts to compare.
 */
export declare const SocialPostGrowthState: {
    /**
     * Usual
     */
    readonly Usual: 1;
    /**
     * Above
     */
    readonly Above: 2;
    /**
     * Below
     */
    readonly Below: 3;
    /**
     * TooEarly
     */
    readonly TooEarly: 4;
    /**
     * TooFewPosts
     */
    readonly TooFewPosts: 5;
};
/**
 * How the reach of a post compares with the range of earlier posts of its network: inside, above or below it, not to be judged yet, or with too few posts to compare.
 */
export type SocialPostGrowthState = typeof SocialPostGrowthState[keyof typeof SocialPostGrowthState];
/**
 * The reach some hours after publishing.
 */
export type SocialPostGrowthPoint = {
    /**
     * Hours since it went out.
     */
    hour: number;
    /**
     * People reached by then.
     */
    reach: Count;
};
/**
 * The reach of earlier posts some hours after publishing, relative to the followers they had.
 */
export type SocialPostExpectedPoint = {
    /**
     * Hours since publishing.
     */
    hour: number;
    /**
     * One in ten reached less.
     */
    low: Count;
    /**
     * Half of them reached less.
     */
    middle: Count;
    /**
     * One in ten reached more.
     */
    high: Count;
};
/**
 * The growth at one channel.
 */
export type SocialPostChannelGrowth = {
    /**
     * The network.
     */
    network: SocialNetwork;
    /**
     * Where the post goes at the network: the page or profile, 1 to 255 characters.
     */
    channelId: string;
    /**
     * Its name at the network, 1 to 255 characters.
     */
    channelName: string;
    /**
     * The comparison at the last point.
     */
    state: SocialPostGrowthState;
    /**
     * Earlier posts of the account at this network that the range is made from.
     */
    comparedPostCount: Count;
    /**
     * The reach so far.
     */
    points: Array<SocialPostGrowthPoint>;
    /**
     * The range of the earlier posts; empty with fewer than eight.
     */
    expected: Array<SocialPostExpectedPoint>;
};
/**
 * How the reach of a post has grown in its first 72 hours at each channel.
 */
export type SocialPostGrowth = {
    /**
     * As of when.
     */
    calculatedAt: Timestamp;
    /**
     * The channels that took the post.
     */
    channels: Array<SocialPostChannelGrowth>;
};
/**
 * The question.
 */
export type ValidateSocialMediaRequest = {
    /**
     * Files of this account, in the order shown.
     */
    mediaFileIds: Array<Id>;
    /**
     * The networks.
     */
    networks: Array<SocialNetwork>;
    /**
     * The form of the post.
     */
    postType: SocialPostType;
};
export type ListSocialPostsData = {
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
         * The first day of the period, in the account's time zone; the first day of the present month if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day of the period, in the account's time zone, at most 92 days after dateBegin; the last day of the month of dateBegin if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * Only these networks.
         */
        networks?: Array<SocialNetwork>;
        /**
         * Only these channels.
         */
        channelIds?: Array<string>;
        /**
         * Only these states.
         */
        statuses?: Array<SocialPostStatus>;
        /**
         * Only posts with one of these labels.
         */
        labels?: Array<string>;
        /**
         * Only posts of this strategy.
         */
        strategyId?: Id;
        /**
         * Only posts that hold this text in title, texts, hashtags or labels, whatever its case, up to 200 characters.
         */
        searchText?: string;
        /**
         * Deleted posts instead of the others.
         */
        isDeleted?: boolean;
    };
    url: '/SocialMediaCalendar/{accountId}';
};
export type ListSocialPostsErrors = {
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
export type ListSocialPostsError = ListSocialPostsErrors[keyof ListSocialPostsErrors];
export type ListSocialPostsResponses = {
    /**
     * Posts in order of time.
     */
    200: Array<SocialPostSummary>;
};
export type ListSocialPostsResponse = ListSocialPostsResponses[keyof ListSocialPostsResponses];
export type CreateSocialPostData = {
    /**
     * The post.
     */
    body: SocialPostDraft;
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
    url: '/SocialMediaCalendar/{accountId}';
};
export type CreateSocialPostErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * Publishing without approval needs role admin or owner; writing needs role user.
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
export type CreateSocialPostError = CreateSocialPostErrors[keyof CreateSocialPostErrors];
export type CreateSocialPostResponses = {
    /**
     * The new post.
     */
    201: SocialPost;
};
export type CreateSocialPostResponse = CreateSocialPostResponses[keyof CreateSocialPostResponses];
export type UpdateSocialPostsData = {
    /**
     * Which ones, and what changes.
     */
    body: SocialPostsUpdate;
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
    url: '/SocialMediaCalendar/{accountId}';
};
export type UpdateSocialPostsErrors = {
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
export type UpdateSocialPostsError = UpdateSocialPostsErrors[keyof UpdateSocialPostsErrors];
export type UpdateSocialPostsResponses = {
    /**
     * What became of each.
     */
    200: SocialPostsUpdated;
};
export type UpdateSocialPostsResponse = UpdateSocialPostsResponses[keyof UpdateSocialPostsResponses];
export type ValidateSocialMediaData = {
    /**
     * Files and where they are to go.
     */
    body: ValidateSocialMediaRequest;
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
    url: '/SocialMediaCalendar/{accountId}/validate-media';
};
export type ValidateSocialMediaErrors = {
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
export type ValidateSocialMediaError = ValidateSocialMediaErrors[keyof ValidateSocialMediaErrors];
export type ValidateSocialMediaResponses = {
    /**
     * What was found.
     */
    200: MediaValidation;
};
export type ValidateSocialMediaResponse = ValidateSocialMediaResponses[keyof ValidateSocialMediaResponses];
export type ValidateSocialPostData = {
    /**
     * The post.
     */
    body: SocialPostToValidate;
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
    url: '/SocialMediaCalendar/{accountId}/validate';
};
export type ValidateSocialPostErrors = {
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
export type ValidateSocialPostError = ValidateSocialPostErrors[keyof ValidateSocialPostErrors];
export type ValidateSocialPostResponses = {
    /**
     * What was found.
     */
    200: SocialPostValidation;
};
export type ValidateSocialPostResponse = ValidateSocialPostResponses[keyof ValidateSocialPostResponses];
export type ListSocialNetworkLimitsData = {
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
    url: '/SocialMediaCalendar/{accountId}/network-limits';
};
export type ListSocialNetworkLimitsErrors = {
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
export type ListSocialNetworkLimitsError = ListSocialNetworkLimitsErrors[keyof ListSocialNetworkLimitsErrors];
export type ListSocialNetworkLimitsResponses = {
    /**
     * One entry per network.
     */
    200: Array<SocialNetworkLimits>;
};
export type ListSocialNetworkLimitsResponse = ListSocialNetworkLimitsResponses[keyof ListSocialNetworkLimitsResponses];
export type ListSocialChannelsData = {
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
    url: '/SocialMediaCalendar/{accountId}/channels';
};
export type ListSocialChannelsErrors = {
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
export type ListSocialChannelsError = ListSocialChannelsErrors[keyof ListSocialChannelsErrors];
export type ListSocialChannelsResponses = {
    /**
     * Channels in order of network and name.
     */
    200: Array<SocialChannel>;
};
export type ListSocialChannelsResponse = ListSocialChannelsResponses[keyof ListSocialChannelsResponses];
export type ListSocialPostSlotsData = {
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
    url: '/SocialMediaCalendar/{accountId}/slots';
};
export type ListSocialPostSlotsErrors = {
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
export type ListSocialPostSlotsError = ListSocialPostSlotsErrors[keyof ListSocialPostSlotsErrors];
export type ListSocialPostSlotsResponses = {
    /**
     * Slots by network, channel, day and time.
     */
    200: Array<SocialPostSlot>;
};
export type ListSocialPostSlotsResponse = ListSocialPostSlotsResponses[keyof ListSocialPostSlotsResponses];
export type UpdateSocialPostSlotsData = {
    /**
     * The slots.
     */
    body: SocialPostSlotsUpdate;
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
    url: '/SocialMediaCalendar/{accountId}/slots';
};
export type UpdateSocialPostSlotsErrors = {
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
export type UpdateSocialPostSlotsError = UpdateSocialPostSlotsErrors[keyof UpdateSocialPostSlotsErrors];
export type UpdateSocialPostSlotsResponses = {
    /**
     * Slots by network, channel, day and time.
     */
    200: Array<SocialPostSlot>;
};
export type UpdateSocialPostSlotsResponse = UpdateSocialPostSlotsResponses[keyof UpdateSocialPostSlotsResponses];
export type ListFreeSocialPostSlotsData = {
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
         * The first day, in the account's time zone; today if omitted.
         */
        dateBegin?: CalendarDate;
        /**
         * The last day, in the account's time zone, at most 92 days after dateBegin; 27 days after it if omitted.
         */
        dateEnd?: CalendarDate;
        /**
         * Only these channels.
         */
        channelIds?: Array<string>;
    };
    url: '/SocialMediaCalendar/{accountId}/free-slots';
};
export type ListFreeSocialPostSlotsErrors = {
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
export type ListFreeSocialPostSlotsError = ListFreeSocialPostSlotsErrors[keyof ListFreeSocialPostSlotsErrors];
export type ListFreeSocialPostSlotsResponses = {
    /**
     * Free slots.
     */
    200: Array<FreeSocialPostSlot>;
};
export type ListFreeSocialPostSlotsResponse = ListFreeSocialPostSlotsResponses[keyof ListFreeSocialPostSlotsResponses];
export type ListSocialPostTimesData = {
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
         * Only these networks.
         */
        networks?: Array<SocialNetwork>;
    };
    url: '/SocialMediaCalendar/{accountId}/best-times';
};
export type ListSocialPostTimesErrors = {
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
export type ListSocialPostTimesError = ListSocialPostTimesErrors[keyof ListSocialPostTimesErrors];
export type ListSocialPostTimesResponses = {
    /**
     * Blocks that had posts.
     */
    200: Array<SocialPostTime>;
};
export type ListSocialPostTimesResponse = ListSocialPostTimesResponses[keyof ListSocialPostTimesResponses];
export type ImportSocialPostsData = {
    /**
     * The table.
     */
    body: SocialPostImport;
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
    url: '/SocialMediaCalendar/{accountId}/import';
};
export type ImportSocialPostsErrors = {
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
export type ImportSocialPostsError = ImportSocialPostsErrors[keyof ImportSocialPostsErrors];
export type ImportSocialPostsResponses = {
    /**
     * What became of each row.
     */
    200: SocialPostImportResult;
};
export type ImportSocialPostsResponse = ImportSocialPostsResponses[keyof ImportSocialPostsResponses];
export type DeleteSocialPostData = {
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
         * The post.
         */
        id: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/SocialMediaCalendar/{accountId}/{id}';
};
export type DeleteSocialPostErrors = {
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
     * The post is being published.
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
export type DeleteSocialPostError = DeleteSocialPostErrors[keyof DeleteSocialPostErrors];
export type DeleteSocialPostResponses = {
    /**
     * The post is not in the calendar any more.
     */
    204: void;
};
export type DeleteSocialPostResponse = DeleteSocialPostResponses[keyof DeleteSocialPostResponses];
export type GetSocialPostData = {
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
         * The post.
         */
        id: Id;
    };
    query?: never;
    url: '/SocialMediaCalendar/{accountId}/{id}';
};
export type GetSocialPostErrors = {
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
export type GetSocialPostError = GetSocialPostErrors[keyof GetSocialPostErrors];
export type GetSocialPostResponses = {
    /**
     * The post.
     */
    200: SocialPost;
};
export type GetSocialPostResponse = GetSocialPostResponses[keyof GetSocialPostResponses];
export type UpdateSocialPostData = {
    /**
     * The post.
     */
    body: SocialPostDraft;
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
         * The post.
         */
        id: Id;
    };
    query?: {
        /**
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/SocialMediaCalendar/{accountId}/{id}';
};
export type UpdateSocialPostErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * Publishing without approval needs role admin or owner; writing needs role user.
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
export type UpdateSocialPostError = UpdateSocialPostErrors[keyof UpdateSocialPostErrors];
export type UpdateSocialPostResponses = {
    /**
     * The post as it is now.
     */
    200: SocialPost;
};
export type UpdateSocialPostResponse = UpdateSocialPostResponses[keyof UpdateSocialPostResponses];
export type CreateSocialPostCommentData = {
    /**
     * The comment.
     */
    body: SocialPostCommentDraft;
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
         * The post.
         */
        id: Id;
    };
    query?: never;
    url: '/SocialMediaCalendar/{accountId}/{id}/comments';
};
export type CreateSocialPostCommentErrors = {
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
     * The post has as many comments as it can have, or the idempotency key was used for another call.
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
export type CreateSocialPostCommentError = CreateSocialPostCommentErrors[keyof CreateSocialPostCommentErrors];
export type CreateSocialPostCommentResponses = {
    /**
     * The post with its new comment.
     */
    201: SocialPost;
};
export type CreateSocialPostCommentResponse = CreateSocialPostCommentResponses[keyof CreateSocialPostCommentResponses];
export type GetSocialPostMetricsData = {
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
         * The post.
         */
        id: Id;
    };
    query?: never;
    url: '/SocialMediaCalendar/{accountId}/{id}/metrics';
};
export type GetSocialPostMetricsErrors = {
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
export type GetSocialPostMetricsError = GetSocialPostMetricsErrors[keyof GetSocialPostMetricsErrors];
export type GetSocialPostMetricsResponses = {
    /**
     * The growth.
     */
    200: SocialPostGrowth;
};
export type GetSocialPostMetricsResponse = GetSocialPostMetricsResponses[keyof GetSocialPostMetricsResponses];
export type ListSocialPostHistoryData = {
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
         * The post.
         */
        id: Id;
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
    url: '/SocialMediaCalendar/{accountId}/{id}/history';
};
export type ListSocialPostHistoryErrors = {
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
export type ListSocialPostHistoryError = ListSocialPostHistoryErrors[keyof ListSocialPostHistoryErrors];
export type ListSocialPostHistoryResponses = {
    /**
     * One page of changes.
     */
    200: ChangeEntryPage;
};
export type ListSocialPostHistoryResponse = ListSocialPostHistoryResponses[keyof ListSocialPostHistoryResponses];
export type RestoreSocialPostData = {
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
    path: {
        /**
         * The account.
         */
        accountId: Id;
        /**
         * The post.
         */
        id: Id;
    };
    query?: never;
    url: '/SocialMediaCalendar/{accountId}/{id}/restore';
};
export type RestoreSocialPostErrors = {
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
     * There is no such post, it is not deleted, or it was deleted more than 30 days ago.
     */
    404: ApiError;
    /**
     * The present state does not allow this, or the idempotency key was used with another body.
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
export type RestoreSocialPostError = RestoreSocialPostErrors[keyof RestoreSocialPostErrors];
export type RestoreSocialPostResponses = {
    /**
     * The post.
     */
    201: SocialPost;
};
export type RestoreSocialPostResponse = RestoreSocialPostResponses[keyof RestoreSocialPostResponses];
