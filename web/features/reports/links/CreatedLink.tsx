import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** The address of a new link, whose key the server answers only once, with a button that copies it. */
export function CreatedLink({ shareKey }: { shareKey: string }) {
  const { t } = useTranslation('reports')
  const address = new URL(paths.sharedReport(shareKey), window.location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toaster.show({ tone: 'good', title: t('links.copied') })
    } catch {
      // Browsers may deny clipboard access; the address is visible beside the button.
      toaster.show({ tone: 'bad', title: t('links.copyFailed'), description: t('links.copyFailedText') })
    }
  }

  return (
    <Flex direction="column" gap="4" align="flex-start">
      <Text>{t('links.once')}</Text>
      <chakra.code fontFamily="mono" userSelect="all" overflowWrap="anywhere">
        {address}
      </chakra.code>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t('links.copy')}
      </Button>
    </Flex>
  )
}
