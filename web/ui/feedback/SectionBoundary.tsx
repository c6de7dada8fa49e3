import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { errorLog } from '#web/lib/error-log.ts'
import { isFailedCall } from '#web/lib/problem.ts'
import { Loading } from './Loading.tsx'
import { SectionError } from './SectionError.tsx'

interface ErrorBoundaryProps {
  title?: string | undefined
  onReset: () => void
  children: ReactNode
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    // Failed requests are logged already.
    if (!isFailedCall(error)) errorLog.report(error, { isHidden: true })
  }

  readonly retry = () => {
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const { title } = this.props
    return <SectionError {...(title ? { title } : {})} error={this.state.error} onRetry={this.retry} />
  }
}

interface SectionBoundaryProps {
  /** The title of the error, such as "The anomalies could not be loaded". */
  title?: string
  /** The skeleton of the content. */
  skeleton: ReactNode
  children: ReactNode
}

/** Isolates a page section: it suspends, fails and retries independently of the rest. */
export function SectionBoundary({ title, skeleton, children }: SectionBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary title={title} onReset={reset}>
          <Suspense fallback={<Loading>{skeleton}</Loading>}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
