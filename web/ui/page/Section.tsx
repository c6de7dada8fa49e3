import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** A card by default; `plain` for sections that contain cards or a table. */
  variant?: 'card' | 'plain'
  children: ReactNode
}

/** A section of a screen, a landmark with its title as name. */
export function Section({ title, description, actions, variant = 'card', children }: SectionProps) {
  const id = useId()
  const isCard = variant === 'card'
  return (
    <Box
      as="section"
      aria-labelledby={id}
      minWidth="0"
      data-print-whole={isCard || undefined}
      layerStyle={isCard ? 'card' : undefined}
      p={isCard ? '5' : '0'}
    >
      <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" mb="4">
        <Box minWidth="0">
          <Heading as="h2" id={id} textStyle={isCard ? 'md' : 'section'} fontWeight="semibold">
            {title}
          </Heading>
          {description ? (
            <Text color="fg.muted" textStyle="sm" mt="0.5">
              {description}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Flex gap="2" data-print-hidden>
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Box>
  )
}
