import { useListFindingsQuery } from '@adwright/sdk/react-query'
import { FindingStatus } from '@adwright/sdk/types'
import { Button, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FindingLines } from '#web/features/analyses/FindingLines.tsx'
import { useRunReason } from '#web/features/analyses/use-run-reason.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'

const SHOWN = 3
const statuses: FindingStatus[] = [FindingStatus.Open, FindingStatus.NotBetter]

/** The open findings of all analyses with the largest effect for the least work. */
export function FirstFindings() {
  const { t } = useTranslation('analyses')
  const { id: accountId, currencyCode } = useAccount()
  const reason = useRunReason()
  const query = { statuses, orderBy: 'gain', pageSize: 10 } as const
  const { data, error, refetch } = useListFindingsQuery({ path: { accountId }, query })
  return (
    <Section
      title={t('first.title')}
      description={t('first.text')}
      actions={
        data && data.totalCount > SHOWN ? (
          <Button asChild size="sm" variant="ghost">
            <Link to={paths.findings({ statuses })}>{t('first.all')}</Link>
          </Button>
        ) : undefined
      }
    >
      {data ? (
        data.items.length > 0 ? (
          <>
            <FindingLines findings={data.items.slice(0, SHOWN)} label={t('first.title')} />
            {data.items.some(({ effect }) => effect && effect.currencyCode !== currencyCode) ? (
              <Text mt="3" textStyle="sm" color="fg.muted">
                {t('first.currencies', { currency: currencyCode })}
              </Text>
            ) : null}
          </>
        ) : (
          <EmptyState title={t('first.none')} headingLevel="h3" drawing="list">
            {reason ?? t('first.noneText')}
          </EmptyState>
        )
      ) : error ? (
        <SectionError error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={5} />
      )}
    </Section>
  )
}
