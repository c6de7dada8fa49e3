import { Badge } from '@chakra-ui/react'
import { CircleDashed, FlaskConical, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

/** Marks data that is older than expected. `since` is the time of the last sync, ISO 8601. */
export function StaleMark({ since, now }: { since: string; now: Date }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (
    <Badge variant="outline">
      <History aria-hidden="true" />
      {t('ui.mark.stale', { when: format.relative(since, now) })}
    </Badge>
  )
}

export function SampleMark() {
  const { t } = useTranslation('common')
  return (
    <Badge variant="outline">
      <FlaskConical aria-hidden="true" />
      {t('ui.mark.sample')}
    </Badge>
  )
}

/** Marks a period whose last day is not over. */
export function IncompleteMark() {
  const { t } = useTranslation('common')
  return (
    <Badge variant="outline">
      <CircleDashed aria-hidden="true" />
      {t('ui.mark.incomplete')}
    </Badge>
  )
}
