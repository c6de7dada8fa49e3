import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing.tsx'

interface EmptyStateProps {
  /** The purpose of the section. */
  title: string
  /** The reason why it is empty. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  drawing?: DrawingName
  /** h3 inside a Section. */
  headingLevel?: 'h2' | 'h3'
}

export function EmptyState({ title, children, action, drawing = 'list', headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" px="6" py="10" gap="1">
      <Drawing name={drawing} />
      <Heading as={headingLevel} textStyle="md" fontWeight="semibold" mt="3">
        {title}
      </Heading>
      {children ? (
        <Text color="fg.muted" maxWidth="26rem" textWrap="balance">
          {children}
        </Text>
      ) : null}
      {action ? (
        <Flex mt="4" gap="2">
          {action}
        </Flex>
      ) : null}
    </Flex>
  )
}
