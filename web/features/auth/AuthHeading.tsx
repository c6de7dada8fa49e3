import { Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDocumentTitle } from '#web/lib/document-title.ts'

interface AuthHeadingProps {
  title: string
  lead?: ReactNode
  /** The document's heading, for screens whose visible greeting does not name the screen. */
  documentTitle?: string
  /** Takes the focus on mount, for a step of a screen that changes without navigation. */
  isFocused?: boolean
}

/** Title and first line of a public screen; the title names the document too. */
export function AuthHeading({ title, lead, documentTitle = title, isFocused = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(documentTitle)
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <>
      <Heading as="h1" ref={heading} textStyle="2xl" tabIndex={-1} mb={lead ? '0' : '6'}>
        {title}
      </Heading>
      {lead ? (
        <Text color="fg.muted" mt="1" mb="6">
          {lead}
        </Text>
      ) : null}
    </>
  )
}
