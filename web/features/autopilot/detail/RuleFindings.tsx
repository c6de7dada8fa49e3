import { listFindingsOptions } from '@adwright/sdk/react-query'
import type { AutopilotItem } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'

const MAX_FINDINGS = 25 as const

const FindingLink = chakra(Link)

/** The findings that a rule was set up from, with what became of them; nothing without any. */
export function RuleFindings({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const { id: accountId } = useAccount()
  const query = { autopilotIds: [item.id], pageSize: MAX_FINDINGS }
  const { data } = useQuery({ ...listFindingsOptions({ path: { accountId }, query }), meta: { errors: 'toast' } })
  const findings = data?.items ?? []
  if (findings.length === 0) return null
  return (
    <Section title={t('detail.findings.title')}>
      <chakra.ul
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="2"
        aria-label={t('detail.findings.title')}
      >
        {findings.map(({ id, title, status, change }) => (
          <li key={id}>
            <FindingLink to={paths.finding(id)} fontWeight="medium" overflowWrap="anywhere">
              {title}
            </FindingLink>
            <Text textStyle="sm" color="fg.muted">
              {[t(`detail.findings.status.${status}`), t(`detail.findings.change.${change}`)].join(' · ')}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </Section>
  )
}
