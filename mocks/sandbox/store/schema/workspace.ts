// Tasks and strategies, posts, surveys, designs, tickets and files.
import { answerLine, labelLine } from '#mocks/sandbox/store/label-line.ts'
import {
  boolean,
  derived,
  integer,
  nullable,
  ofAccount,
  ofPerson,
  real,
  reference,
  searchable,
  table,
  text,
} from '#mocks/sandbox/store/schema/columns.ts'

const LAST = '9'
const MAX_SEVERITY = 3
/** By the first part of the media type; everything else is a document (3). */
const FILE_KINDS: Record<string, number> = { image: 1, video: 2 }

type Drafted = { name: string; headline: string | null; body: string | null; brief: string }
type Due = { dueOn?: string | null }
type Timed = { scheduledAt?: string | null }
type Origin = { origin?: { id: string; kind: number } | null }
type Labelled = { title: string; description?: string; labels?: string[] }
type Estimated = { estimateHours?: number | null }
type WrittenSurvey = { title: string; description: string | null }
type GivenAnswers = { answers: Record<string, string[]>; email: string | null }
type WrittenPost = {
  title: string
  text: string
  channels: { text: string | null }[]
  hashtags: string[]
  labels: string[]
}
type Effective = {
  state: { effect: { currencyCode: string; low: number; high: number } | null; effort: number; severity: number }
}
type Talk = { messages?: { createdAt: string }[]; createdAt?: string }

/** The middle of the effect of a finding for its effort; below zero for findings without an effect, by severity. */
const gainOf = ({ state: { effect, effort, severity } }: Effective) =>
  effect ? (effect.low + effect.high) / 2 / effort : severity / effort - MAX_SEVERITY

/** The currency in which the gain of a finding is compared; empty without an effect. */
const effectCurrencyOf = ({ state: { effect } }: Effective) => effect?.currencyCode ?? ''

export const WORKSPACE = {
  // No reference from `planId`: a plan is an account's or a person's.
  strategy: table('strategy', {
    columns: {
      planId: text(),
      status: integer(),
      ownerUserId: nullable(text()),
      dueOn: text(),
      title: text(),
      goal: integer(),
      priority: integer(),
      updatedAt: text(),
      deletedAt: nullable(text()),
      searchText: searchable(({ title, description }: { title: string; description: string }) => [title, description]),
    },
    scope: 'planId',
    sort: ['dueOn', 'title'],
    indices: [['deletedAt']],
  }),
  strategyCheckIn: table('strategy_check_in', {
    columns: { strategyId: reference(text(), 'strategy', 'cascade'), createdAt: text() },
    scope: 'strategyId',
    sort: ['createdAt'],
  }),
  task: table('task', {
    columns: {
      planId: text(),
      strategyId: reference(nullable(text()), 'strategy', 'set null'),
      status: integer(),
      priority: integer(),
      assigneeUserId: nullable(text()),
      dueOn: nullable(text()),
      /** The due day; what has none comes last. */
      dueOrder: derived(text(), ({ dueOn }: Due) => dueOn ?? LAST),
      originId: derived(nullable(text()), ({ origin }: Origin) => origin?.id ?? null),
      originKind: derived(nullable(integer()), ({ origin }: Origin) => origin?.kind ?? null),
      /** The estimate in hours; 0 without one. */
      hours: derived(real(), ({ estimateHours }: Estimated) => estimateHours ?? 0),
      titleOrder: searchable(({ title }: Labelled) => [title]),
      searchText: searchable(({ title, description = '', labels = [] }: Labelled) => [title, description, ...labels]),
      labelLine: searchable(({ labels }: Labelled) => [labelLine(labels)]),
      createdAt: text(),
      updatedAt: text(),
      /** When it was archived; null for one on the board. */
      archivedAt: nullable(text()),
      /** When it was deleted; null for one that exists. */
      deletedAt: nullable(text()),
    },
    scope: 'planId',
    sort: ['createdAt'],
    indices: [
      ['planId', 'dueOrder', 'priority'],
      ['strategyId', 'status'],
      ['originId'],
      ['planId', 'status'],
      ['deletedAt'],
    ],
  }),
  /** Changes of tasks, strategies and posts. No reference: they outlive what they are about until they expire. */
  changeEntry: table('change_entry', {
    columns: { subjectId: text(), occurredAt: text() },
    scope: 'subjectId',
    sort: ['occurredAt'],
    indices: [['occurredAt']],
  }),
  socialPost: table('social_post', {
    columns: {
      accountId: ofAccount(),
      strategyId: reference(nullable(text()), 'strategy', 'set null'),
      status: integer(),
      scheduledAt: nullable(text()),
      listedAt: derived(text(), ({ scheduledAt }: Timed) => scheduledAt ?? ''),
      deletedAt: nullable(text()),
      updatedAt: text(),
      searchText: searchable(({ title, text: words, channels, hashtags, labels }: WrittenPost) => [
        title,
        words,
        ...channels.map((channel) => channel.text),
        ...hashtags,
        ...labels,
      ]),
    },
    scope: 'accountId',
    sort: ['listedAt'],
    indices: [['strategyId'], ['accountId', 'deletedAt']],
  }),
  // Answers of the model, counted per person or account and day, and the analyses of the day.
  aiUsage: table('ai_usage', { columns: { day: text() }, scope: [], sort: ['day'] }),
  aiAnalysis: table('ai_analysis', { columns: { day: text() }, scope: [], sort: ['day'] }),
  analysisRun: table('analysis_run', {
    columns: {
      accountId: ofAccount(),
      kind: integer(),
      subject: text(),
      createdAt: text(),
      searchText: searchable(({ subject, title }: { subject: string; title: string }) => [subject, title]),
    },
    scope: 'accountId',
    sort: ['createdAt'],
    indices: [['accountId', 'subject', 'createdAt']],
  }),
  analysisFinding: table('analysis_finding', {
    columns: {
      accountId: ofAccount(),
      analysisKind: integer(),
      subject: text(),
      status: integer(),
      severity: integer(),
      change: integer(),
      strategyId: nullable(text()),
      autopilotId: nullable(text()),
      gain: derived(real(), gainOf),
      effectCurrency: derived(text(), effectCurrencyOf),
      lastSeenAt: text(),
      searchText: searchable(({ words }: { words: string[] }) => words),
    },
    scope: 'accountId',
    sort: ['lastSeenAt'],
    indices: [['accountId', 'status', 'severity'], ['accountId', 'subject'], ['strategyId'], ['autopilotId']],
  }),
  survey: table('survey', {
    columns: {
      accountId: ofAccount(),
      status: integer(),
      shareKey: text(),
      isAlarmed: boolean(),
      deletedAt: nullable(text()),
      createdAt: text(),
      updatedAt: text(),
      searchText: searchable(({ title, description }: WrittenSurvey) => [title, description]),
    },
    scope: 'accountId',
    sort: ['createdAt'],
    indices: [['shareKey'], ['deletedAt']],
  }),
  surveySums: table('survey_sums', {
    columns: {
      surveyId: reference(text(), 'survey', 'cascade'),
      day: text(),
      via: text(),
      language: text(),
      timeZone: text(),
    },
    scope: 'surveyId',
    sort: ['day'],
  }),
  surveyResponse: table('survey_response', {
    columns: {
      surveyId: reference(text(), 'survey', 'cascade'),
      accountId: text(),
      /** The key of the page of the person who answers. */
      key: text(),
      startedAt: text(),
      updatedAt: text(),
      sentAt: nullable(text()),
      score: nullable(integer()),
      email: nullable(text()),
      via: nullable(text()),
      language: text(),
      /** Null while it is in none, also after they were taken back. */
      sumId: reference(nullable(text()), 'survey_sums', 'set null'),
      /** Not the address, which not everyone may see. */
      searchText: searchable(({ answers, email }: GivenAnswers) =>
        Object.values(answers)
          .flat()
          .filter((text) => text.toLowerCase() !== email),
      ),
      tagLine: searchable(({ tags }: { tags: string[] }) => [labelLine(tags)]),
      answerLine: searchable(({ answers }: GivenAnswers) => [answerLine(answers)]),
    },
    scope: 'surveyId',
    sort: ['startedAt'],
    indices: [
      ['key'],
      ['surveyId', 'updatedAt'],
      ['surveyId', 'sentAt'],
      ['surveyId', 'sumId'],
      ['accountId', 'sentAt'],
      ['accountId', 'email'],
    ],
  }),
  design: table('design', {
    columns: {
      accountId: ofAccount(),
      status: integer(),
      postId: nullable(text()),
      createdAt: text(),
      deletedAt: nullable(text()),
      searchText: searchable(({ name, headline, body, brief }: Drafted) => [name, headline, body, brief]),
      typeLine: searchable(({ designTypeIds }: { designTypeIds: number[] }) => [labelLine(designTypeIds.map(String))]),
    },
    scope: 'accountId',
    sort: ['createdAt'],
    indices: [['deletedAt'], ['postId']],
  }),
  ticket: table('ticket', {
    columns: {
      personId: ofPerson(),
      status: integer(),
      lastMessageAt: derived(text(), ({ messages, createdAt }: Talk) => messages?.at(-1)?.createdAt ?? createdAt ?? ''),
    },
    scope: 'personId',
    sort: ['lastMessageAt'],
  }),
  // No references: deleting a file deletes its bytes as well.
  file: table('file', {
    columns: {
      accountId: nullable(text()),
      ownerId: nullable(text()),
      createdAt: text(),
      expiresAt: nullable(text()),
      sizeBytes: integer(),
      kind: derived(integer(), ({ mimeType }: { mimeType: string }) => FILE_KINDS[mimeType.split('/')[0] ?? ''] ?? 3),
      isUnused: derived(boolean(), ({ usedBy }: { usedBy: string[] }) => usedBy.length === 0),
      searchText: searchable(({ name, altText }: { name: string; altText?: string | null }) => [name, altText ?? null]),
    },
    scope: 'accountId',
    sort: ['createdAt'],
    indices: [['expiresAt']],
  }),
}
