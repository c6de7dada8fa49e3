import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface PendingNoticeProps {
  target: string
  /** The verify step. */
  to: string
}

/** Links back to the verify step, which was closed before the code was entered. */
export function PendingNotice({ target, to }: PendingNoticeProps) {
  const { t } = useTranslation('settings')
  return (
    <Notice
      title={t('verify.pending', { target })}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={to}>{t('verify.enter')}</Link>
        </Button>
      }
    >
      {t('verify.pendingText')}
    </Notice>
  )
}
