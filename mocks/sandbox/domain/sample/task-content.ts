// The tasks of the sample team, and what people did and said about them.
import { type TaskDraft, TaskPriority, TaskRepeatFrequency, TaskStatus } from '@adwright/sdk/types'

/** A step of work: a state, ticked steps of the checklist, or a comment. */
export type Work = {
  hoursAgo: number
  by: number
  to?: TaskStatus
  ticks?: number
  says?: string
  mentions?: number[]
}

export type TaskSeed = Omit<TaskDraft, 'dueOn' | 'strategyId' | 'assigneeUserId'> & {
  strategy: number | null
  due: number | null
  status: TaskStatus
  progress: number
  assignee: number | null
  createdHoursAgo: number
  /** The oldest first. */
  work?: Work[]
  /** How often it was done before; it is due on the next Monday then. */
  rounds?: number
}

const { ToDo, InProgress, InReview, Done, Blocked, Cancelled } = TaskStatus

export const TASKS: TaskSeed[] = [
  {
    title: 'Landing page for winter tents',
    description: 'One page for tents, mats and sleeping bags, with the pitching video on top.',
    strategy: 0,
    due: 3,
    status: InProgress,
    progress: 60,
    priority: TaskPriority.High,
    assignee: 1,
    createdHoursAgo: 320,
    estimateHours: 12,
    labels: ['web', 'winter'],
    checklist: [
      { text: 'Texts in German and English', isDone: true },
      { text: 'Pictures in three widths', isDone: true },
      { text: 'Measure the sign-up form', isDone: false },
    ],
    work: [
      { hoursAgo: 190, by: 1, to: InProgress },
      { hoursAgo: 166, by: 2, says: 'The German texts are in the shared folder; the English ones follow tomorrow.' },
      { hoursAgo: 118, by: 1, ticks: 1 },
      { hoursAgo: 70, by: 1, ticks: 1 },
      { hoursAgo: 46, by: 3, says: 'Could the price of the set stand above the fold? Three people asked at the fair.' },
      { hoursAgo: 15, by: 0, says: 'The video is on the drive. Please keep it under 20 seconds.', mentions: [1] },
    ],
  },
  {
    title: 'Exclude searches for rentals',
    description: 'Negative keywords “mieten”, “partyzelt” and “verleih”.',
    strategy: 0,
    due: -1,
    status: ToDo,
    progress: 0,
    priority: TaskPriority.Urgent,
    assignee: 0,
    createdHoursAgo: 188,
    labels: ['search'],
    work: [{ hoursAgo: 50, by: 1, says: '“verleih” cost another €31 this week.', mentions: [0] }],
  },
  {
    title: 'Ads for sleeping bags',
    strategy: 0,
    due: 6,
    status: InReview,
    progress: 90,
    assignee: 1,
    createdHoursAgo: 176,
    estimateHours: 4,
    work: [
      { hoursAgo: 140, by: 1, to: InProgress },
      { hoursAgo: 30, by: 1, to: InReview },
      {
        hoursAgo: 29,
        by: 1,
        says: 'Three headlines per ad group, none over 30 characters. Please look at the second.',
      },
    ],
  },
  {
    title: 'Budget plan for December',
    strategy: 0,
    due: -4,
    status: Done,
    progress: 100,
    assignee: 0,
    createdHoursAgo: 260,
    work: [
      { hoursAgo: 150, by: 0, to: InProgress },
      { hoursAgo: 100, by: 0, says: 'A tenth goes from mats to tents, as in the last check-in.' },
      { hoursAgo: 97, by: 0, to: Done },
    ],
  },
  {
    title: 'Show weight and size in the list',
    strategy: 1,
    due: 9,
    status: Blocked,
    progress: 20,
    assignee: 2,
    createdHoursAgo: 400,
    work: [
      { hoursAgo: 210, by: 2, to: InProgress },
      { hoursAgo: 120, by: 2, to: Blocked },
      { hoursAgo: 119, by: 2, says: 'Waits for the shop’s next release.' },
      { hoursAgo: 20, by: 1, says: 'The release is planned for the end of next week.' },
    ],
  },
  {
    title: 'Ask why tents come back',
    strategy: 1,
    due: 2,
    status: InProgress,
    progress: 30,
    assignee: 1,
    createdHoursAgo: 150,
    work: [
      { hoursAgo: 90, by: 1, to: InProgress },
      { hoursAgo: 44, by: 1, says: 'The survey is open. Half of the first answers say “too heavy”.' },
    ],
  },
  {
    title: 'Weekly report for the shop',
    description: 'Revenue, spend and returns of the last week, with one sentence on each change.',
    strategy: null,
    due: null,
    status: ToDo,
    progress: 0,
    assignee: 1,
    createdHoursAgo: 36 * 24,
    estimateHours: 1,
    repeat: { frequency: TaskRepeatFrequency.Weekly, interval: 1, weekDays: [1], endsOn: null },
    rounds: 4,
  },
  {
    title: 'Check the consent banner on phones',
    strategy: null,
    due: null,
    status: ToDo,
    progress: 0,
    priority: TaskPriority.Low,
    assignee: null,
    createdHoursAgo: 128,
  },
  {
    title: 'Açılış günü için yerel medya listesi',
    strategy: 2,
    due: 30,
    status: ToDo,
    progress: 0,
    assignee: 2,
    createdHoursAgo: 116,
    work: [{ hoursAgo: 60, by: 2, says: 'Kadıköy’deki iki radyo istasyonu fiyat gönderdi.' }],
  },
  {
    title: 'Try video ads for jackets',
    strategy: null,
    due: null,
    status: Cancelled,
    progress: 10,
    assignee: null,
    createdHoursAgo: 280,
    work: [
      { hoursAgo: 200, by: 1, to: InProgress },
      { hoursAgo: 104, by: 0, to: Cancelled },
      { hoursAgo: 103, by: 0, says: 'There is no budget for it before January.' },
    ],
  },
]

/** The work on a task that came from an anomaly; its title and origin are those of the anomaly. */
export const FOLLOW_UP: Omit<TaskSeed, 'title' | 'origin'> = {
  description: 'Find out why, and put it right.',
  strategy: null,
  due: -17,
  status: Done,
  progress: 100,
  assignee: 1,
  createdHoursAgo: 22 * 24,
  work: [
    { hoursAgo: 21 * 24, by: 1, to: InProgress },
    { hoursAgo: 18 * 24, by: 1, says: 'The tag was missing on the new template. It is back since noon.' },
    { hoursAgo: 17 * 24, by: 1, to: Done },
  ],
}
