import { Button, chakra, Flex } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/session/current.ts'
import { FALLBACK_REFERENCE_CODE } from '#web/session/person.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'

/** The code to recommend the product with, and a button that copies it. */
export function ReferralCode() {
  const { t } = useTranslation('settings')
  const { referenceCode } = useUser()

  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code)
      toaster.show({ tone: 'good', title: t('info.copied') })
    } catch {
      // Browsers may deny clipboard access; the code is visible beside the button.
      toaster.show({ tone: 'bad', title: t('info.copyFailed'), description: t('info.copyFailedText') })
    }
  }

  return (
    <Section title={t('info.referral')} description={t('info.referralText')}>
      <Flex gap="3" align="center" wrap="wrap">
        <chakra.code fontFamily="mono" textStyle="md" userSelect="all" overflowWrap="anywhere">
          {referenceCode || FALLBACK_REFERENCE_CODE}
        </chakra.code>
        {referenceCode ? (
          <Button variant="outline" size="sm" onClick={() => void copy(referenceCode)}>
            <Copy aria-hidden="true" />
            {t('info.copy')}
          </Button>
        ) : null}
      </Flex>
    </Section>
  )
}
