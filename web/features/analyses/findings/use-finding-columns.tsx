import type { AnalysisFinding } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { FindingChangeBadge, FindingStatusBadge } from '#web/features/analyses/FindingMarks.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { SeverityBadge } from '#web/ui/feedback/severity.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

const NameLink = chakra(Link)

/** The columns of the findings, most important first. */
export function useFindingColumns(): readonly Column<AnalysisFinding>[] {
  const { t } = useTranslation('analyses')
  const { search } = useLocation()
  const { timeZone } = useAccount()
  const format = useFormat()
  return [
    {
      id: 'title',
      header: t('findings.finding'),
      width: '20rem',
      cell: ({ id, title, evidenceText }) => (
        <>
          <NameLink to={{ pathname: paths.finding(id), search }} fontWeight="medium">
            {title}
          </NameLink>
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {evidenceText}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'severity',
      header: t('findings.severity'),
      priority: 0,
      cell: ({ severity }) => <SeverityBadge level={severity} />,
    },
    {
      id: 'status',
      header: t('findings.status'),
      priority: 1,
      cell: ({ status }) => <FindingStatusBadge status={status} />,
    },
    {
      id: 'change',
      header: t('findings.change'),
      priority: 2,
      cell: ({ change }) => <FindingChangeBadge change={change} />,
    },
    { id: 'kind', header: t('findings.kind'), priority: 3, cell: ({ analysisKind }) => t(`kind.${analysisKind}`) },
    {
      id: 'effect',
      header: t('findings.effect'),
      align: 'end',
      priority: 4,
      cell: ({ effect }) =>
        effect
          ? t('finding.range', {
              low: format.money(effect.low, effect.currencyCode),
              high: format.money(effect.high, effect.currencyCode),
            })
          : '–',
    },
    {
      id: 'seen',
      header: t('findings.seen'),
      priority: 5,
      cell: ({ lastSeenAt }) => format.date(lastSeenAt, 'medium', timeZone),
    },
  ]
}
