import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Page } from '#web/ui/page/Page.tsx'

/** The page of a form; viewers read whom to ask, because they could not save what they enter. */
export function WriterPage({ children, ...page }: ComponentProps<typeof Page>) {
  const { t } = useTranslation('social-calendar')
  return <Page {...page}>{useCan('managePosts') ? children : <Notice title={t('reason.viewer')} />}</Page>
}
