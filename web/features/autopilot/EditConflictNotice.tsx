import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useClient } from './use-client.ts'
import type { LatestItem } from './use-fetch-latest-item.ts'

interface EditConflictNoticeProps extends Pick<LatestItem, 'savedBy'> {
  ref: Ref<HTMLDivElement>
  /** The consequence of the conflict on this screen. */
  children: ReactNode
}

/** Somebody else was quicker: who and when, where that is known. */
export function EditConflictNotice({ savedBy, ref, children }: EditConflictNoticeProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  return (
    <Notice ref={ref} tone="warning" role="alert" title={t('editConflict')}>
      {savedBy ? (
        <chakra.p>
          {t('detail.versions.by', { name: savedBy.savedByName, when: format.dateTime(savedBy.savedAt, timeZone) })}
        </chakra.p>
      ) : null}
      {children}
    </Notice>
  )
}
