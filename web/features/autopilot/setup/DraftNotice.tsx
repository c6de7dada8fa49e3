import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface DraftNoticeProps {
  /** True if the form was restored from a draft. */
  isRestored: boolean
  onStartOver: () => void
}

/** Announces a restored draft, with a button that discards it. */
export function DraftNotice({ isRestored, onStartOver }: DraftNoticeProps) {
  const { t } = useTranslation('autopilot-setup')
  const [isShown, setShown] = useState(isRestored)
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
