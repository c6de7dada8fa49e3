import { Heading, Text } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { useDocumentTitle } from '#web/lib/document-title.ts'

interface AuthHeadingProps {
  title: string
  lead?: ReactNode
  /** What the document is called, where the title does not say it. */
  documentTitle?: string
  ref?: Ref<HTMLHeadingElement>
}

/** Title and first line of a public screen; the title names the document too. */
export function AuthHeading({ title, lead, documentTitle = title, ref }: AuthHeadingProps) {
  useDocumentTitle(documentTitle)
  return (
    <>
      <Heading as="h1" ref={ref} textStyle="2xl" tabIndex={-1} mb={lead ? '0' : '6'}>
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
