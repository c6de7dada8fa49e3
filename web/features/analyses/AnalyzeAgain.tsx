import { AnalysisKind } from '@adwright/sdk/types'
import { Box, type ButtonProps } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookedAt } from '#web/features/analyses/LookedAt.tsx'
import { useMakeAnalysis } from '#web/features/analyses/use-make-analysis.ts'
import { useRunFailure } from '#web/features/analyses/use-run-failure.ts'
import { useRunReason } from '#web/features/analyses/use-run-reason.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'

interface AnalyzeAgainProps {
  kind: AnalysisKind
  /** What was analyzed: the address of a page, for the other kinds without effect. */
  subject: string
  /** True if the result is not opened. */
  isStaying?: boolean
  size?: ButtonProps['size']
  variant?: ButtonProps['variant']
}

/** Makes the same analysis again. */
export function AnalyzeAgain({ kind, subject, isStaying = false, size, variant }: AnalyzeAgainProps) {
  const { t } = useTranslation('analyses')
  const { analyze, analyzePage } = useMakeAnalysis({ isStaying })
  const [isBusy, setBusy] = useState(false)
  const reason = useRunReason(kind)
  const showFailure = useRunFailure()

  async function again() {
    setBusy(true)
    try {
      await (kind === AnalysisKind.WebPage ? analyzePage({ url: subject }) : analyze(kind))
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box position="relative">
      <DisabledReason reason={reason}>
        <BusyButton
          size={size}
          variant={variant}
          loading={isBusy}
          loadingText={t('start.busy')}
          onClick={() => void again()}
        >
          {t('run.again')}
        </BusyButton>
      </DisabledReason>
      {isBusy ? (
        <Box
          position="absolute"
          insetEnd="0"
          top="100%"
          zIndex="popover"
          width="max-content"
          maxWidth="18rem"
          layerStyle="floating"
          px="3"
          pb="3"
        >
          <LookedAt kind={kind} />
        </Box>
      ) : null}
    </Box>
  )
}
