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
  /** Says that there is no such thing. */
  title: string
  children: ReactNode
  back: { to: string; label: string }
}

/** Why the one thing a screen is about is not shown: its address names none, or it could not be read. */
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
