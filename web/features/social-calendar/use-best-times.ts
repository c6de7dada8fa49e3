import type { SocialPostTime } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { dateOfWeekDay } from '#web/lib/week-days.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** The posts of a network from which the service names best times. */
const MIN_POSTS = 30

/** The times at which posts did better than the average of their network, the best first; none without enough posts to say so. */
export const bestTimes = (times: readonly SocialPostTime[]): SocialPostTime[] =>
  times.filter(({ isEnough, index }) => isEnough && index > 1)

/** Returns the words for a best time, and for a network without one. */
export function useBestTimeWords() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  return {
    best: ({ weekDay, hour, index, postCount }: SocialPostTime) =>
      t('times.best', {
        day: format.date(dateOfWeekDay(weekDay), 'weekday'),
        from: hour,
        to: hour + 2,
        index: format.number(index, 1),
        count: postCount,
      }),
    none(times: readonly SocialPostTime[]) {
      const count = times[0]?.networkPostCount ?? 0
      return count < MIN_POSTS ? t('times.notEnough', { count, needed: MIN_POSTS }) : t('times.none', { count })
    },
  }
}
