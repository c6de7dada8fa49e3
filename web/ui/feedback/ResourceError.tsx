import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { toProblem } from '#web/lib/problem.ts'
import { EmptyState } from './EmptyState.tsx'
import { SectionError } from './SectionError.tsx'

const NOT_FOUND = [400, 404]

interface ResourceErrorProps {
  error: unknown
  onRetry: () => void
  /** Says that the resource does not exist. */
  title: string
  children: ReactNode
  back: { to: string; label: string }
}

/** The reason why a screen's resource is not shown: it does not exist, or could not be loaded. */
export function ResourceError({ error, onRetry, title, children, back }: ResourceErrorProps) {
  return (
    <Box layerStyle="card">
      {NOT_FOUND.includes(toProblem(error).status) ? (
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
