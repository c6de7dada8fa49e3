import { listReportLinksOptions } from '@adwright/sdk/react-query'
import type { ReportLink } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAccount, useCan, useUser } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface ReportLinkListProps {
  onAsk: (action: 'edit' | 'revoke', link: ReportLink) => void
}

/** All links of an account with dates, expiry and author; authors and admins edit and revoke them. */
export function ReportLinkList({ onAsk }: ReportLinkListProps) {
  const { t } = useTranslation('reports')
  const { id: accountId } = useAccount()
  const format = useFormat()
  const periodWords = useFormatPeriod()
  const user = useUser()
  const isAdmin = useCan('manageSharedViews')
  const {
    data: links,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...listReportLinksOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  if (!links && error)
    return (
      <SectionError title={t('links.error')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  if (!links)
    return (
      <Loading>
        <TextSkeleton lines={3} />
      </Loading>
    )
  if (links.length === 0)
    return (
      <EmptyState headingLevel="h3" title={t('links.none')}>
        {t('links.noneText')}
      </EmptyState>
    )
  const wordsOf = ({ view, isExpired, expiresOn, hasPassword, createdByName }: ReportLink) =>
    [
      periodWords({ from: view.currentPeriod.dateBegin, to: view.currentPeriod.dateEnd }),
      view.isRolling && t('links.rolling'),
      t(isExpired ? 'links.expired' : 'links.expires', { day: format.date(expiresOn) }),
      hasPassword && t('links.withPassword'),
      createdByName,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
      {links.map((link) => (
        <chakra.li key={link.id} display="flex" gap="3" justifyContent="space-between" alignItems="start">
          <Box minWidth="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {link.name}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {wordsOf(link)}
            </Text>
          </Box>
          {link.createdByUserId === user.id || isAdmin ? (
            <Menu
              trigger={<IconButton size="xs" label={t('links.menu', { name: link.name })} icon={Ellipsis} />}
              actions={[
                { id: 'edit', label: t('links.edit'), onSelect: () => onAsk('edit', link) },
                { id: 'revoke', label: t('links.revoke'), isDanger: true, onSelect: () => onAsk('revoke', link) },
              ]}
            />
          ) : null}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
