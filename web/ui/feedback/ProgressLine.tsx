import { Box, Flex } from '@chakra-ui/react'

interface ProgressLineProps {
  label: string
  /** From 0 to 1. */
  share: number
  /** The formatted progress, such as "40%". */
  words: string
}

/** The progress of a longer operation. */
export function ProgressLine({ label, share, words }: ProgressLineProps) {
  return (
    <Box mt="2" maxWidth="20rem">
      <Flex justify="space-between" gap="3" textStyle="sm" color="fg.muted" aria-hidden="true">
        <span>{label}</span>
        <Box as="span" fontVariantNumeric="tabular-nums">
          {words}
        </Box>
      </Flex>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        bg="bg.muted"
        height="1.5"
        borderRadius="full"
        overflow="hidden"
        mt="1"
      >
        <Box height="100%" width={`${share * 100}%`} bg="accent.solid" />
      </Box>
    </Box>
  )
}
