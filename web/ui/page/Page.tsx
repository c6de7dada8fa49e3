import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFocusRestore } from '#web/ui/focus/use-focus-restore.ts'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { BottomBar } from './BottomBar.tsx'
import { type ObjectTitle, ObjectTitleContext } from './object-title.ts'

interface PageProps {
  /** Replaced by that of `useObjectTitle` in the content. */
  title: string
  /** One line about the purpose of this screen. */
  lead?: ReactNode
  /** Buttons at the right of the title, at most one of them primary (solid). */
  actions?: ReactNode
  /** The main button of a list, last of the actions; on phones in a bar at the bottom of the window. */
  primaryAction?: ReactNode
  /** True for full width, for tables and boards; otherwise the width is at most 1,280 px. */
  wide?: boolean
  children?: ReactNode
}

/** A screen with title, actions and content. The title also names the document and takes the focus after a navigation. */
export function Page({ title: ownTitle, lead, actions, primaryAction, wide = false, children }: PageProps) {
  const [object, setObject] = useState<ObjectTitle>()
  const title = object?.isHeading ? object.title : ownTitle
  const documentTitle = object?.title ?? ownTitle
  useEffect(() => {
    const product = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
    document.title = product ? `${documentTitle} · ${product}` : documentTitle
  }, [documentTitle])
  const content = useRef<HTMLDivElement>(null)
  useFocusRestore(content)
  const isNarrow = useIsNarrow()

  return (
    <Flex
      ref={content}
      direction="column"
      flex="1"
      width="100%"
      maxWidth={wide ? undefined : 'content'}
      marginInline="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '4', md: '6' }}
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
        {actions || (primaryAction && !isNarrow) ? (
          <Flex gap="2" align="center" wrap="wrap" data-print-actions>
            {actions}
            {isNarrow ? null : primaryAction}
          </Flex>
        ) : null}
      </Flex>
      <Box flex="1" pb={{ base: '4', md: '6' }}>
        <ObjectTitleContext value={setObject}>{children}</ObjectTitleContext>
      </Box>
      {primaryAction && isNarrow ? <BottomBar>{primaryAction}</BottomBar> : null}
    </Flex>
  )
}
