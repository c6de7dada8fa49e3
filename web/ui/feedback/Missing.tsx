import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { toProblem } from '#web/lib/problem.ts'
import { EmptyState } from './EmptyState.tsx'
import { SectionError } from './SectionError.tsx'

const UNKNOWN = [400, 404]

interface MissingProps {
  error: unknown
  onRetry: () => void
  /** Says that the resource does not exist. */
  title: string
  children: ReactNode
  back: { to: string; label: string }
}

/** The reason why a screen's resource is not shown: it does not exist, or could not be loaded. */
export function Missing({ error, onRetry, title, children, back }: MissingProps) {
  return (
    <Box layerStyle="card">
      {UNKNOWN.includes(toProblem(error).status) ? (
        <EmptyState
          drawing="search"
          title={title}
          action={
            <Button asChild>
              <Link to={back.to}>{back.label}</Link>
            </Button>
          }
        >
          {children}
        </EmptyState>
      ) : (
        <SectionError error={error} onRetry={onRetry} />
      )}
    </Box>
  )
}
