import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { type Step, StepRow } from './StepRow.tsx'

/** The steps in order, with the progress and a mark at the next one. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('get-started')
  const done = steps.filter(({ state }) => state === 'done').length
  // A loading step may turn out to be the next one: none is marked until then, so that the mark never jumps.
  const next = steps.find(({ state, reason }) => (state === 'open' || state === 'unknown') && reason === undefined)
  return (
    <>
      <Text id="steps-done" mb="2" fontVariantNumeric="tabular-nums">
        {t('progress', { done, count: steps.length })}
      </Text>
      <Box
        role="progressbar"
        aria-labelledby="steps-done"
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        height="1.5"
        mb="4"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
        _highContrast={{ borderWidth: '1px' }}
      >
        <Box
          height="100%"
          width={`${(100 * done) / steps.length}%`}
          bg="accent.solid"
          _highContrast={{ bg: 'Highlight' }}
        />
      </Box>
      <Box as="ol" layerStyle="card" listStyleType="none">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next && step.state === 'open'} />
        ))}
      </Box>
    </>
  )
}
