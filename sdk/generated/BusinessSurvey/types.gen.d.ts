import type { ApiError, Count, Id, PageFields, Rate, Timestamp, Url, Version } from '../common/types.gen.ts';
/**
 * The state of a survey: from 1 to 2, from 2 to 3, from 3 to 2.
 */
export declare const SurveyStatus: {
    /**
     * Draft
     */
    readonly Draft: 1;
    /**
     * Open
     */
    readonly Open: 2;
    /**
     * Closed
     */
    readonly Closed: 3;
};
/**
 * The state of a survey: from 1 to 2, from 2 to 3, from 3 to 2.
 */
export type SurveyStatus = typeof SurveyStatus[keyof typeof SurveyStatus];
/**
 * Whom a survey asks.
 */
export declare const SurveyAudience: {
    readonly OurCompany: 1;
    readonly OurCustomers: 2;
};
/**
 * Whom a survey asks.
 */
export type SurveyAudience = typeof SurveyAudience[keyof typeof SurveyAudience];
/**
 * How a question is answered: one option, several options, a number from 0 to 10 (net promoter score), 1 to 5 stars, up to 200 characters, up to 4,000 characters.
 */
export declare const SurveyQuestionType: {
    /**
     * SingleChoice
     */
    readonly SingleChoice: 1;
    /**
     * MultipleChoice
     */
    readonly MultipleChoice: 2;
    /**
     * Scale
     */
    readonly Scale: 3;
    /**
     * Stars
     */
    readonly Stars: 4;
    /**
     * ShortText
     */
    readonly ShortText: 5;
    /**
     * LongText
     */
    readonly LongText: 6;
};
/**
 * How a question is answered: one option, several options, a number from 0 to 10 (net promoter score), 1 to 5 stars, up to 200 characters, up to 4,000 characters.
 */
export type SurveyQuestionType = typeof SurveyQuestionType[keyof typeof SurveyQuestionType];
/**
 * One question of a survey.
 */
export type SurveyQuestion = {
    /**
     * The question.
     */
    id: Id;
    /**
     * Its place, from 1, without gaps.
     */
    order: number;
    /**
     * How it is answered.
     */
    type: SurveyQuestionType;
    /**
     * The question, 1 to 500 characters.
     */
    text: string;
    /**
     * What can be chosen, in the order shown; null for types 3 to 6.
     */
    options: Array<string> | null;
    /**
     * Whether the survey cannot be sent without an answer.
     */
    isRequired: boolean;
};
/**
 * What the answers to one question add up to.
 */
export type SurveyResult = {
    /**
     * The question.
     */
    questionId: Id;
    /**
     * Answers by option: the text of the option, the number on the scale (`0` to `10`) or of stars (`1` to `5`), each named even at 0; empty for texts. With several options the sum may exceed the responses.
     */
    counts: {
        [key: string]: Count;
    };
    /**
     * The mean of scale or stars, 0 to 10; null for other types and without answers.
     */
    average: number | null;
    /**
     * Net promoter score: percentage of 9 and 10 minus percentage of 0 to 6, -100 to 100; null for other types than the scale and without answers.
     */
    nps: number | null;
};
/**
 * A survey among a company's own people or its customers, with its results.
 */
export type Survey = {
    /**
     * Counts its edits, from 1; what an editor sends back as `expectedVersion`.
     */
    version: Version;
    /**
     * The survey.
     */
    id: Id;
    /**
     * Its title, shown to who answers, 1 to 100 characters.
     */
    title: string;
    /**
     * The words above the questions, up to 2,000 characters; null without any.
     */
    description: string | null;
    /**
     * The state of the survey.
     */
    status: SurveyStatus;
    /**
     * Whom it asks.
     */
    audience: SurveyAudience;
    /**
     * The questions in their order.
     */
    questions: Array<SurveyQuestion>;
    /**
     * Surveys sent to the end.
     */
    responseCount: Count;
    /**
     * Surveys sent to the end / surveys begun; 0 when none was begun.
     */
    completionRate: Rate;
    /**
     * Where it is answered, without signing in; null in a draft.
     */
    publicUrl: Url | null;
    /**
     * When it opens, or has opened; null while that is open.
     */
    opensAt: Timestamp | null;
    /**
     * When it closes, or has closed; null without an end.
     */
    closesAt: Timestamp | null;
    /**
     * When it was created.
     */
    createdAt: Timestamp;
    /**
     * The last change of the survey itself.
     */
    updatedAt: Timestamp;
    /**
     * One result for each question, in the same order; empty in a draft.
     */
    results: Array<SurveyResult>;
};
/**
 * A page of surveys.
 */
export type SurveyPage = PageFields & {
    /**
     * Surveys, newest first.
     */
    items: Array<Survey>;
};
/**
 * One question as it is written. Its place in the list is its `order`.
 */
export type SurveyQuestionDraft = {
    /**
     * The question, when it exists already.
     */
    id?: Id;
    /**
     * How it is answered.
     */
    type: SurveyQuestionType;
    /**
     * The question, 1 to 500 characters.
     */
    text: string;
    /**
     * What can be chosen, in the order shown; needed for types 1 and 2, null or left out for the others.
     */
    options?: Array<string> | null;
    /**
     * Whether the survey cannot be sent without an answer; false by default.
     */
    isRequired?: boolean;
};
/**
 * The survey.
 */
export type CreateBusinessSurveyRequest = {
    /**
     * Its title, shown to who answers, 1 to 100 characters.
     */
    title: string;
    /**
     * The words above the questions, up to 2,000 characters; null for none, the default.
     */
    description?: string | null;
    /**
     * A draft (1, the default), or open immediately (2).
     */
    status?: SurveyStatus;
    /**
     * Whom it asks.
     */
    audience: SurveyAudience;
    /**
     * All its questions in their order.
     */
    questions: Array<SurveyQuestionDraft>;
    /**
     * When it opens by itself, in the future; null to open it by hand, the default.
     */
    opensAt?: Timestamp | null;
    /**
     * When it closes by itself, after it opens; null for no end, the default.
     */
    closesAt?: Timestamp | null;
};
/**
 * The survey; what is left out keeps its value.
 */
export type UpdateBusinessSurveyRequest = {
    /**
     * The survey to change.
     */
    id: Id;
    /**
     * Its title, shown to who answers, 1 to 100 characters.
     */
    title: string;
    /**
     * The words above the questions, up to 2,000 characters; null for none.
     */
    description?: string | null;
    /**
     * The state from now on.
     */
    status?: SurveyStatus;
    /**
     * Whom it asks.
     */
    audience?: SurveyAudience;
    /**
     * All its questions in their order; one without `id` is new.
     */
    questions?: Array<SurveyQuestionDraft>;
    /**
     * When it opens by itself, in the future; null to open it by hand.
     */
    opensAt?: Timestamp | null;
    /**
     * When it closes by itself, after it opens; null for no end.
     */
    closesAt?: Timestamp | null;
};
export type ListBusinessSurveysData = {
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
    url: '/BusinessSurvey/{accountId}';
};
export type ListBusinessSurveysErrors = {
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
export type ListBusinessSurveysError = ListBusinessSurveysErrors[keyof ListBusinessSurveysErrors];
export type ListBusinessSurveysResponses = {
    /**
     * The surveys, possibly none.
     */
    200: SurveyPage;
};
export type ListBusinessSurveysResponse = ListBusinessSurveysResponses[keyof ListBusinessSurveysResponses];
export type CreateBusinessSurveyData = {
    /**
     * The survey.
     */
    body: CreateBusinessSurveyRequest;
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
    url: '/BusinessSurvey/{accountId}';
};
export type CreateBusinessSurveyErrors = {
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
export type CreateBusinessSurveyError = CreateBusinessSurveyErrors[keyof CreateBusinessSurveyErrors];
export type CreateBusinessSurveyResponses = {
    /**
     * The new survey.
     */
    201: Survey;
};
export type CreateBusinessSurveyResponse = CreateBusinessSurveyResponses[keyof CreateBusinessSurveyResponses];
export type UpdateBusinessSurveyData = {
    /**
     * The survey.
     */
    body: UpdateBusinessSurveyRequest;
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
         * The `version` the edit began with; left out, it is saved whatever others saved meanwhile.
         */
        expectedVersion?: number;
    };
    url: '/BusinessSurvey/{accountId}';
};
export type UpdateBusinessSurveyErrors = {
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
export type UpdateBusinessSurveyError = UpdateBusinessSurveyErrors[keyof UpdateBusinessSurveyErrors];
export type UpdateBusinessSurveyResponses = {
    /**
     * The survey as it is now.
     */
    200: Survey;
};
export type UpdateBusinessSurveyResponse = UpdateBusinessSurveyResponses[keyof UpdateBusinessSurveyResponses];
export type DeleteBusinessSurveyData = {
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
         * The survey.
         */
        id: Id;
    };
    query?: never;
    url: '/BusinessSurvey/{accountId}/{id}';
};
export type DeleteBusinessSurveyErrors = {
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
     * The survey is open.
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
export type DeleteBusinessSurveyError = DeleteBusinessSurveyErrors[keyof DeleteBusinessSurveyErrors];
export type DeleteBusinessSurveyResponses = {
    /**
     * The survey is gone.
     */
    204: void;
};
export type DeleteBusinessSurveyResponse = DeleteBusinessSurveyResponses[keyof DeleteBusinessSurveyResponses];
