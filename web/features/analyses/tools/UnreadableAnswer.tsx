import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Says that the answer of a model doesn't follow the schema. */
export function UnreadableAnswer({ model }: { model: string }) {
  const { t } = useTranslation('analyses-tools')
  return (
    <Notice tone="bad" role="alert" title={t('unreadable')}>
      {t('unreadableText', { model })}
    </Notice>
  )
}
