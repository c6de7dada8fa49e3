import { Box, Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface NoPermissionProps {
  title: string
  /** Why the viewer can't save the form, and whom to ask. */
  reason: string
  /** The link to what the viewer can see instead. */
  to: string
  link: string
}

/** Replaces a form that the viewer could not save. */
export function NoPermission({ title, reason, to, link }: NoPermissionProps) {
  return (
    <Box layerStyle="card">
      <EmptyState
        drawing="list"
        title={title}
        action={
          <Button asChild>
            <Link to={to}>{link}</Link>
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </Box>
  )
}
