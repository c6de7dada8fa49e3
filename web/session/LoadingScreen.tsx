import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mark } from '#web/ui/Mark.tsx'

interface LoadingScreenProps {
  title: string
  text: string
  /** True inside the frame; false to fill the whole screen. */
  isFramed?: boolean
  /** Links to other screens, shown if loading takes long. */
  children?: ReactNode
}

/** The screen shown while the user or the account is loaded. */
export function LoadingScreen({ title, text, isFramed = false, children }: LoadingScreenProps) {
  return (
    <Flex
      as="main"
      aria-live="polite"
      aria-busy="true"
      {...(isFramed ? { flex: '1' } : { minHeight: '100dvh' })}
      direction="column"
      align="center"
      justify="center"
      gap="1"
      px="6"
    >
      <Box color="accent.solid" mb="4" animation="pulse">
        <Mark size={40} />
      </Box>
      <Heading as="h1" textStyle="section" tabIndex={-1}>
        {title}
      </Heading>
      <Text color="fg.muted" textAlign="center" maxWidth="32rem" textWrap="balance">
        {text}
      </Text>
      {children}
    </Flex>
  )
}
