import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface DraftNoticeProps {
  /** The form began with what was typed the last time. */
  isTakenUp: boolean
  onStartOver: () => void
}

/** Says that the form is as somebody left it, and lets them begin anew. */
export function DraftNotice({ isTakenUp, onStartOver }: DraftNoticeProps) {
  const { t } = useTranslation('autopilot-setup')
  const [isShown, setShown] = useState(isTakenUp)
  if (!isShown) return null
  return (
    <Notice
      title={t('draft.title')}
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setShown(false)
            onStartOver()
          }}
        >
          {t('draft.startOver')}
        </Button>
      }
    >
      {t('draft.text')}
    </Notice>
  )
}
