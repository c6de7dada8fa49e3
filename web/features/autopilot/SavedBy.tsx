import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'
import { useClient } from './use-client.ts'
import type { LatestItem } from './use-fetch-latest-item.ts'

/** The author and time of the latest version of an item; nothing if unknown. */
export function SavedBy({ savedBy }: Pick<LatestItem, 'savedBy'>) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  if (!savedBy) return null
  return (
    <chakra.p>
      {t('detail.versions.by', { name: savedBy.savedByName, when: format.dateTime(savedBy.savedAt, timeZone) })}
    </chakra.p>
  )
}
