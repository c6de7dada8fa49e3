import {
  listAccountStrategiesOptions,
  listAccountTasksOptions,
  listBusinessSurveysOptions,
  listDesignsOptions,
  listFindingsOptions,
  listSocialPostsOptions,
} from '@adwright/sdk/react-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, ClipboardList, Lightbulb, ListChecks, Palette, Target } from 'lucide-react'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Entry } from './entry.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 200
/** The days of posts that are searched; the operation allows 93 in all. Posts without a time are always searched. */
const PAST_DAYS = 30
const FUTURE_DAYS = 62

/** The team's tasks, strategies, posts, designs, surveys and findings that contain the search text, from the server. */
export function useWorkspaceResults(words: string) {
  const searchText = words.slice(0, MAX_LENGTH)
  const { account } = useCurrent()
  const format = useFormat()
  const timeZone = account?.timeZone ?? 'UTC'
  const today = useToday(timeZone)
  const path = { accountId: account?.id ?? '' }
  const options = {
    enabled: account !== undefined && !isPending(account) && searchText.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  }
  const query = { searchText, pageSize: 10 } as const
  const tasks = useQuery({ ...listAccountTasksOptions({ path, query }), ...options })
  const strategies = useQuery({ ...listAccountStrategiesOptions({ path, query }), ...options })
  const period = { dateBegin: addDays(today, -PAST_DAYS), dateEnd: addDays(today, FUTURE_DAYS) }
  const posts = useQuery({ ...listSocialPostsOptions({ path, query: { searchText, ...period } }), ...options })
  const designs = useQuery({ ...listDesignsOptions({ path, query }), ...options })
  const surveys = useQuery({ ...listBusinessSurveysOptions({ path, query }), ...options })
  const findings = useQuery({ ...listFindingsOptions({ path, query }), ...options })
  const entries: Entry[] = [
    ...(tasks.data?.items ?? []).map(({ id, title, assigneeName }): Entry => {
      const note = assigneeName ? { note: assigneeName } : {}
      const isFound = !tasks.isPlaceholderData
      return { id: `task-${id}`, group: 'tasks', label: title, ...note, icon: ListChecks, to: paths.task(id), isFound }
    }),
    ...(strategies.data?.items ?? []).map(({ id, title }): Entry => {
      const isFound = !strategies.isPlaceholderData
      return { id: `strategy-${id}`, group: 'strategies', label: title, icon: Target, to: paths.strategy(id), isFound }
    }),
    ...(designs.data?.items ?? []).map(({ id, name }): Entry => {
      const isFound = !designs.isPlaceholderData
      return { id: `design-${id}`, group: 'designs', label: name, icon: Palette, to: paths.design(id), isFound }
    }),
    ...(surveys.data?.items ?? []).map(({ id, title }): Entry => {
      const isFound = !surveys.isPlaceholderData
      return {
        id: `survey-${id}`,
        group: 'surveys',
        label: title,
        icon: ClipboardList,
        to: paths.surveyResults(id),
        isFound,
      }
    }),
    ...(findings.data?.items ?? []).map(({ id, title }): Entry => {
      const isFound = !findings.isPlaceholderData
      return { id: `finding-${id}`, group: 'findings', label: title, icon: Lightbulb, to: paths.finding(id), isFound }
    }),
    ...(posts.data ?? []).map(({ id, title, scheduledAt }): Entry => {
      const note = scheduledAt ? { note: format.date(scheduledAt, 'medium', timeZone) } : {}
      const isFound = !posts.isPlaceholderData
      return {
        id: `post-${id}`,
        group: 'posts',
        label: title,
        ...note,
        icon: CalendarDays,
        to: paths.socialPost(id),
        isFound,
      }
    }),
  ]
  return { entries, reads: [tasks, strategies, posts, designs, surveys, findings] }
}
