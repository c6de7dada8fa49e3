import type { PlanLimitKind } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { usePlanLimit } from './use-plan-limit.ts'

interface PlanLimitNoticeProps {
  kind: PlanLimitKind
  /** How many more the next action takes. */
  adding?: number
  /** A way to make room, shown once the limit is reached and no plan has more. */
  remedy?: ReactNode
}

/** Tells that a limit of the plan is near, reached, or doesn't include the feature; nothing while there is room. */
export function PlanLimitNotice({ kind, adding, remedy }: PlanLimitNoticeProps) {
  const { t } = useTranslation('plans')
  const limit = usePlanLimit(kind, adding)
  if (!limit || limit.state === 'free') return null
  const hasLarger = limit.isPayer && limit.usage.includedIn !== null
  return (
    <Notice
      tone={limit.state === 'near' ? 'info' : 'warning'}
      role="status"
      title={limit.title}
      action={
        hasLarger ? (
          <Button asChild size="sm" variant="outline">
            <Link to={paths.subscriptions()}>{t('limit.plans')}</Link>
          </Button>
        ) : limit.state === 'reached' ? (
          remedy
        ) : undefined
      }
    >
      {limit.text || null}
    </Notice>
  )
}
