import { getSharedReportOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isFailedCall } from '#web/lib/problem.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { PageSkeleton } from '#web/ui/page/PageSkeleton.tsx'
import { SharedPassword } from './SharedPassword.tsx'
import { SharedReportView } from './SharedReportView.tsx'

const KEY = /^[\w-]{22}$/

/** The states in which a link opens nothing, by the code of the refusal. */
const CLOSED = {
  'shared-report-unknown': 'unknown',
  'shared-report-expired': 'expired',
  'shared-report-revoked': 'revoked',
  'shared-report-unavailable': 'unavailable',
} as const

const isClosed = (code: string): code is keyof typeof CLOSED => code in CLOSED

/** Keeps the page out of search engines, whose users were not given the link. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}

/** The public page of a shared report: no sign-in, and no links into the app. */
export function Component() {
  const { t } = useTranslation('reports')
  const { shareKey = '' } = useParams()
  const [password, setPassword] = useState<string>()
  useNoIndex()
  const isPossible = KEY.test(shareKey)
  const body = { shareKey, ...(password === undefined ? {} : { password }) }
  const { data, error, isFetching, refetch } = useQuery({
    ...getSharedReportOptions({ body }),
    enabled: isPossible,
    meta: { errors: 'inline' },
  })
  const code = isPossible ? (isFailedCall(error) ? error.code : '') : 'shared-report-unknown'
  if (data) return <SharedReportView report={data} />
  return (
    <Page title={t('shared.title')}>
      {code.startsWith('shared-report-password') ? (
        <SharedPassword shareKey={shareKey} onDone={setPassword} />
      ) : isClosed(code) ? (
        <EmptyState drawing="search" title={t(`shared.${CLOSED[code]}`)}>
          {t(`shared.${CLOSED[code]}Text`)}
        </EmptyState>
      ) : error ? (
        <SectionError title={t('error')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
