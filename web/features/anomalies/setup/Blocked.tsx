import { Box, Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface BlockedProps {
  drawing: 'lock' | 'plug'
  title: string
  to: string
  label: string
}

/** Shown instead of a form that can't be saved: the reason, and the one next step. */
export function Blocked({ drawing, title, to, label }: BlockedProps) {
  return (
    <Box layerStyle="card">
      <EmptyState
        drawing={drawing}
        title={title}
        action={
          <Button asChild variant="outline">
            <Link to={to}>{label}</Link>
          </Button>
        }
      />
    </Box>
  )
}
