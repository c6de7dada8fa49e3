import { getAnalysisSourceOptions } from '@adwright/sdk/react-query'
import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '#web/lib/use-address.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'

/** Longer sources are cut: a browser takes long to lay out that many lines. */
const MAX_LINES = 2000

interface SourceProps {
  html: string
  lines: readonly number[]
  /** The line that is scrolled into view. */
  at: number | undefined
}

const scrollTo = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' })

function Source({ html, lines, at }: SourceProps) {
  const marked = new Set(at === undefined ? lines : [...lines, at])
  return (
    <Box
      tabIndex={0}
      maxHeight="32rem"
      overflowY="auto"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l2"
    >
      <chakra.ol m="0" p="2" ps="14" listStyleType="decimal" textStyle="sm" fontFamily="mono">
        {html
          .split('\n')
          .slice(0, MAX_LINES)
          .map((line, index) => ({ line, number: index + 1 }))
          .map(({ line, number }) => (
            <chakra.li
              key={number}
              ref={number === at ? scrollTo : undefined}
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {marked.has(number) ? (
                <chakra.mark bg="severity.low.bg" color="severity.low.fg">
                  {line}
                </chakra.mark>
              ) : (
                line
              )}
            </chakra.li>
          ))}
      </chakra.ol>
    </Box>
  )
}

/** The source of the page as it was read, with the lines of the findings marked, shown as text; and the page itself at an address of the service. */
export function PageSource({ runId, lines }: { runId: string; lines: readonly number[] }) {
  const { t } = useTranslation('analyses')
  const accountId = useAccount().id
  const at = useAddress().search.get('line')
  const [isOpen, setOpen] = useState(at !== null)
  const { data, error, refetch } = useQuery({
    ...getAnalysisSourceOptions({ path: { accountId, runId } }),
    enabled: isOpen,
  })
  return (
    <Section
      title={t('run.source')}
      actions={
        <Flex gap="2" wrap="wrap">
          {isOpen && data ? (
            <Button asChild size="sm" variant="outline">
              <a href={data.viewUrl} target="_blank" rel="noreferrer">
                {t('run.viewPage')}
                <ExternalLink size={16} aria-hidden="true" />
              </a>
            </Button>
          ) : null}
          <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'run.hideSource' : 'run.showSource')}
          </Button>
        </Flex>
      }
    >
      {!isOpen ? null : data ? (
        <Source html={data.html} lines={lines} at={at === null ? undefined : Number(at)} />
      ) : error ? (
        <SectionError error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Section>
  )
}
