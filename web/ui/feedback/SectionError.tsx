import { Box, Flex, Icon, Text } from '@chakra-ui/react'
import { CircleX, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isFailedCall, problemText } from '#web/lib/problem.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { AccessLinks } from './AccessLinks.tsx'

interface SectionErrorProps {
  /** The title of the error in plain words: "The anomalies could not be loaded". */
  title?: string
  error?: unknown
  onRetry?: () => void
  isRetrying?: boolean
}

/** The error of one section of a page; the other sections are unaffected. */
export function SectionError({ title, error, onRetry, isRetrying = false }: SectionErrorProps) {
  const { t } = useTranslation('common')
  // Another try would be refused as well.
  const isDenied = isFailedCall(error) && error.status === 403
  const detail = error === undefined || isDenied ? undefined : problemText(error)
  return (
    <Flex
      role="alert"
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="1"
      px="6"
      py="8"
      height="100%"
    >
      <Icon as={CircleX} color="bad.solid" boxSize="5" aria-hidden="true" />
      <Text fontWeight="medium" mt="1">
        {isDenied ? t('access.denied') : (title ?? t('ui.sectionError.title'))}
      </Text>
      {detail ? (
        <Text color="fg.muted" textStyle="sm" maxWidth="26rem">
          {detail}
        </Text>
      ) : null}
      {isDenied ? (
        <Box mt="3">
          <AccessLinks />
        </Box>
      ) : null}
      {onRetry && !isDenied ? (
        <BusyButton
          variant="outline"
          size="sm"
          mt="3"
          onClick={onRetry}
          loading={isRetrying}
          loadingText={t('ui.retry')}
        >
          <RotateCw aria-hidden="true" />
          {t('ui.retry')}
        </BusyButton>
      ) : null}
    </Flex>
  )
}
