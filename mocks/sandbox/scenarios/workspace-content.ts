// Texts of the sample team. Dates are relative: days from today, hours before now; people are indexes in the team.
import {
  DesignLayout,
  type TaskDraft,
  TaskPriority,
  TaskStatus,
  TicketCategory,
  type TicketMessage,
  TicketMessageAuthor,
  TicketPriority,
  TicketStatus,
} from '@adwright/sdk/types'
import { DESIGN_LAYOUTS, type StoredDesign } from '#mocks/sandbox/domain/designer/design.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import type { StoredTicket } from '#mocks/sandbox/domain/support/ticket.ts'

type TaskSeed = Omit<TaskDraft, 'dueOn' | 'strategyId' | 'assigneeUserId'> & {
  strategy: number | null
  due: number | null
  status: StoredTask['status']
  progress: number
  assignee: number | null
  comment?: string
}

export const TASKS: TaskSeed[] = [
  {
    title: 'Landing page for winter tents',
    description: 'One page for tents, mats and sleeping bags, with the pitching video on top.',
    strategy: 0,
    due: 3,
    status: TaskStatus.InProgress,
    progress: 60,
    priority: TaskPriority.High,
    assignee: 1,
    estimateHours: 12,
    labels: ['web', 'winter'],
    checklist: [
      { text: 'Texts in German and English', isDone: true },
      { text: 'Pictures in three widths', isDone: true },
      { text: 'Measure the sign-up form', isDone: false },
    ],
    comment: 'The video is on the drive. Please keep it under 20 seconds.',
  },
  {
    title: 'Exclude searches for rentals',
    description: 'Negative keywords “mieten”, “partyzelt” and “verleih”.',
    strategy: 0,
    due: -1,
    status: TaskStatus.ToDo,
    progress: 0,
    priority: TaskPriority.Urgent,
    assignee: 0,
    labels: ['search'],
  },
  {
    title: 'Ads for sleeping bags',
    strategy: 0,
    due: 6,
    status: TaskStatus.InReview,
    progress: 90,
    assignee: 1,
    estimateHours: 4,
  },
  { title: 'Budget plan for December', strategy: 0, due: -4, status: TaskStatus.Done, progress: 100, assignee: 0 },
  {
    title: 'Show weight and size in the list',
    strategy: 1,
    due: 9,
    status: TaskStatus.Blocked,
    progress: 20,
    assignee: 2,
    comment: 'Waits for the shop’s next release.',
  },
  { title: 'Ask why tents come back', strategy: 1, due: 2, status: TaskStatus.InProgress, progress: 30, assignee: 1 },
  {
    title: 'Check the consent banner on phones',
    strategy: null,
    due: null,
    status: TaskStatus.ToDo,
    progress: 0,
    priority: TaskPriority.Low,
    assignee: null,
  },
  {
    title: 'Açılış günü için yerel medya listesi',
    strategy: 2,
    due: 30,
    status: TaskStatus.ToDo,
    progress: 0,
    assignee: 2,
  },
  {
    title: 'Try video ads for jackets',
    strategy: null,
    due: null,
    status: TaskStatus.Cancelled,
    progress: 10,
    assignee: null,
  },
]

type DesignSeed = Pick<
  StoredDesign,
  | 'name'
  | 'designTypeIds'
  | 'layouts'
  | 'brief'
  | 'headline'
  | 'body'
  | 'callToAction'
  | 'badge'
  | 'brandColors'
  | 'language'
  | 'isTest'
> & { hoursAgo: number }

export const DESIGNS: DesignSeed[] = [
  {
    name: 'Fjell boots, wet ridge',
    designTypeIds: [3, 7, 15],
    layouts: [...DESIGN_LAYOUTS],
    brief: 'The Fjell boots on a wet ridge. Calm, no people in front. Say that they stay dry.',
    headline: 'Trocken bleiben. Weiter gehen.',
    body: 'Der Fjell-Stiefel hält zwei Tage Regen aus.',
    callToAction: 'Jetzt entdecken',
    badge: null,
    brandColors: ['#1F4D3A', '#F2B705'],
    language: 'de-DE',
    isTest: false,
    hoursAgo: 46,
  },
  {
    name: 'Kış indirimi',
    designTypeIds: [2],
    layouts: [DesignLayout.Split, DesignLayout.Words],
    brief: 'Kış indirimi başladı! Çadır ve uyku tulumlarında pazar gününe kadar %20 indirim.',
    headline: null,
    body: null,
    callToAction: 'Hemen keşfedin',
    badge: '%20',
    brandColors: ['#123A5C', '#FF8A5B'],
    language: 'tr-TR',
    isTest: true,
    hoursAgo: 5,
  },
]

type TicketSeed = Pick<StoredTicket, 'subject' | 'category' | 'status' | 'priority' | 'satisfaction'> & {
  hoursAgo: number
  messages: (Pick<TicketMessage, 'author' | 'authorName' | 'text'> & { after: number; isRead: boolean })[]
}

export const TICKETS: TicketSeed[] = [
  {
    subject: 'Conversions are missing since Tuesday',
    category: TicketCategory.Data,
    status: TicketStatus.WaitingForYou,
    priority: TicketPriority.High,
    satisfaction: null,
    hoursAgo: 26,
    messages: [
      {
        author: TicketMessageAuthor.Customer,
        authorName: '',
        text: 'Since Tuesday “Search | Tents | Non-brand” shows no conversions, while the shop had 23 orders from it.',
        after: 0,
        isRead: true,
      },
      {
        author: TicketMessageAuthor.Support,
        authorName: 'Hannah Brandt',
        text: 'Thank you. Has the consent banner been changed on Monday evening? Key events stop at 18:04.',
        after: 7,
        isRead: false,
      },
    ],
  },
  {
    subject: 'Invoice of October',
    category: TicketCategory.Billing,
    status: TicketStatus.Resolved,
    priority: TicketPriority.Normal,
    satisfaction: 5,
    hoursAgo: 120,
    messages: [
      {
        author: TicketMessageAuthor.Customer,
        authorName: '',
        text: 'Could our VAT number be added to the invoice?',
        after: 0,
        isRead: true,
      },
      {
        author: TicketMessageAuthor.Support,
        authorName: 'Hannah Brandt',
        text: 'It is done; the new invoice is in the billing portal.',
        after: 3,
        isRead: true,
      },
    ],
  },
]
