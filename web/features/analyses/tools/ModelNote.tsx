import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Says that a language model has written a result, and which one. */
export function ModelNote({ model, problems }: { model: string; problems?: number }) {
  const { t } = useTranslation('analyses-tools')
  return (
    <Notice tone={problems ? 'warning' : 'info'} role="status" title={t('model.title')}>
      {t('model.name', { model })}{' '}
      {problems === undefined ? null : problems === 0 ? t('model.passed') : t('model.problems', { count: problems })}
    </Notice>
  )
}
