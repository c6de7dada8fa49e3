import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFocusRestore } from '#web/ui/focus/use-focus-restore.ts'
import { ObjectTitleContext } from './object-title.ts'

interface PageProps {
  /** Replaced by that of `useObjectTitle` in the content. */
  title: string
  /** One line about the purpose of this screen. */
  lead?: ReactNode
  /** At the right of the title; at most one of them is primary (solid). */
  actions?: ReactNode
  /** Full width, for tables and boards; otherwise at most 1,280 px. */
  wide?: boolean
  children?: ReactNode
}

/** A screen: its title (which also names the document and takes focus after a navigation), actions and content. */
export function Page({ title: ownTitle, lead, actions, wide = false, children }: PageProps) {
  const [objectTitle, setObjectTitle] = useState<string>()
  const title = objectTitle ?? ownTitle
  useEffect(() => {
    const product = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
    document.title = product ? `${title} · ${product}` : title
  }, [title])
  const part = useRef<HTMLDivElement>(null)
  useFocusRestore(part)

  return (
    <Box
      ref={part}
      width="100%"
      maxWidth={wide ? undefined : 'content'}
      marginInline="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '6' }}
    >
      <Flex as="header" gap="4" align="flex-start" justify="space-between" wrap="wrap" mb="5">
        <Box minWidth="0" flex="1 1 20rem">
          <Heading as="h1" tabIndex={-1} textStyle="title">
            {title}
          </Heading>
          {lead ? (
            <Text color="fg.muted" mt="0.5" maxWidth="prose">
              {lead}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Flex gap="2" align="center" wrap="wrap">
            {actions}
          </Flex>
        ) : null}
      </Flex>
      <ObjectTitleContext value={setObjectTitle}>{children}</ObjectTitleContext>
    </Box>
  )
}
