import { Button, chakra, Flex } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

interface SecretNoticeProps {
  secret: string
  /** Until when the previous secret signs as well. */
  previousUntil?: string
}

/** The signing secret, which the server answers only once, with a button that copies it. */
export function SecretNotice({ secret, previousUntil }: SecretNoticeProps) {
  const { t } = useTranslation('settings-webhooks')

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toaster.show({ tone: 'good', title: t('secret.copied') })
    } catch {
      // Browsers may deny clipboard access; the secret is visible beside the button.
      toaster.show({ tone: 'bad', title: t('secret.copyFailed'), description: t('secret.copyFailedText') })
    }
  }

  return (
    <Notice tone="warning" role="status" title={t('secret.once')}>
      <Flex direction="column" gap="2">
        <span>{previousUntil ? t('secret.overlap', { until: previousUntil }) : t('secret.onceText')}</span>
        <Flex gap="3" align="center" wrap="wrap">
          <chakra.code fontFamily="mono" userSelect="all" overflowWrap="anywhere">
            {secret}
          </chakra.code>
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('secret.copy')}
          </Button>
        </Flex>
      </Flex>
    </Notice>
  )
}
