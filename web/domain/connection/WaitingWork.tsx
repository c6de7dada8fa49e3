import { useListIntegrationsQuery } from '@adwright/sdk/react-query'
import { type DependentWork, type IntegrationPlatform, SocialPostStatus } from '@adwright/sdk/types'
import { chakra, Link } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link as RouteLink } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'

const WORDS = { ruleCount: 'rules', monitorCount: 'monitors', reportCount: 'reports', postCount: 'posts' } as const

const ADDRESSES = {
  ruleCount: paths.activeRules(),
  monitorCount: paths.anomalySetup(),
  reportCount: paths.analyticsReports(),
  postCount: paths.socialCalendar({ view: 'list', days: 'all', statuses: SocialPostStatus.Scheduled }),
}

const KINDS = ['ruleCount', 'monitorCount', 'reportCount', 'postCount'] as const

/** True if anything runs through a connection. */
export const hasDependentWork = (work: DependentWork) => KINDS.some((kind) => work[kind] > 0)

/** The work that runs through a connection: the counts with links, after a label. */
export function DependentWorkLinks({ label, work }: { label: string; work: DependentWork }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  if (!hasDependentWork(work)) return null
  return (
    <chakra.span display="block" textStyle="sm">
      {label}{' '}
      {KINDS.filter((kind) => work[kind] > 0).map((kind, index) => (
        <chakra.span key={kind}>
          {index > 0 ? ' · ' : null}
          <Link asChild>
            <RouteLink to={ADDRESSES[kind]}>
              {t(`dependentWork.${WORDS[kind]}`, { count: work[kind], number: format.number(work[kind]) })}
            </RouteLink>
          </Link>
        </chakra.span>
      ))}
    </chakra.span>
  )
}

interface WaitingWorkProps {
  platform: IntegrationPlatform
  /** True while the connection still works, so that the work stops only later. */
  isLater?: boolean
}

/** The work that waits until a platform is connected again, or stops once its access expires; nothing before it is known. */
export function WaitingWork({ platform, isLater = false }: WaitingWorkProps) {
  const { t } = useTranslation('common')
  const { data } = useListIntegrationsQuery({ path: { accountId: useAccount().id } })
  const work = data?.find((one) => one.platform === platform)?.dependentWork
  const label = isLater ? t('dependentWork.stopping') : t('dependentWork.waiting')
  return work ? <DependentWorkLinks label={label} work={work} /> : null
}
