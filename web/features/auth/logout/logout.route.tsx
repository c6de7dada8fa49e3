import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { logOut, useIsSignedIn } from '#web/session/session.ts'

/** Opening this address ends the session. */
export function Component() {
  const isSignedIn = useIsSignedIn()
  useEffect(() => void logOut(), [])
  return isSignedIn ? null : <Navigate to={paths.login()} replace />
}
