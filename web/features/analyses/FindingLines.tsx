import type { AnalysisFinding } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { FindingMarks } from './FindingMarks.tsx'

/** Findings as a short list; each leads to its evidence. */
export function FindingLines({ findings, label }: { findings: readonly AnalysisFinding[]; label: string }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
      {findings.map((finding) => (
        <chakra.li key={finding.id} borderTopWidth="1px" borderColor="border.subtle" pt="3">
          <Box>
            <chakra.span asChild fontWeight="medium" overflowWrap="anywhere">
              <Link to={paths.finding(finding.id)}>{finding.title}</Link>
            </chakra.span>
            <Text color="fg.muted" textStyle="sm" mt="0.5" mb="1.5" overflowWrap="anywhere">
              {finding.evidenceText}
            </Text>
            <FindingMarks finding={finding} />
          </Box>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
