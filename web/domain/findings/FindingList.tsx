import { listFindingsOptions } from '@adwright/sdk/react-query'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const MAX_FINDINGS = 25 as const

const FindingLink = chakra(Link)

interface FindingListProps {
  title: string
  /** The strategy or the rule that the findings belong to. */
  origin: { strategyIds: string[] } | { autopilotIds: string[] }
}

/** The findings that a strategy or a rule was made from, each with its status and change; renders nothing if there are none. */
export function FindingList({ title, origin }: FindingListProps) {
  const { t } = useTranslation('findings')
  const { id: accountId } = useAccount()
  const query = { ...origin, pageSize: MAX_FINDINGS }
  const format = useFormat()
  const { data } = useQuery({ ...listFindingsOptions({ path: { accountId }, query }), meta: { errors: 'toast' } })
  const findings = data?.items ?? []
  if (findings.length === 0) return null
  const counts = { shown: format.number(findings.length), total: format.number(data?.totalCount ?? 0) }
  return (
    <Section title={title}>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" aria-label={title}>
        {findings.map(({ id, title: name, status, change }) => (
          <li key={id}>
            <FindingLink to={paths.finding(id)} fontWeight="medium" overflowWrap="anywhere">
              {name}
            </FindingLink>
            <Text textStyle="sm" color="fg.muted">
              {[t(`status.${status}`), t(`change.${change}`)].join(' · ')}
            </Text>
          </li>
        ))}
      </chakra.ul>
      {data && data.totalCount > findings.length ? (
        <Flex gap="3" mt="3" align="center" wrap="wrap" textStyle="sm">
          <Text color="fg.muted">{t('shown', counts)}</Text>
          <Button asChild size="sm" variant="ghost">
            <Link to={paths.findings(origin)}>{t('all', counts)}</Link>
          </Button>
        </Flex>
      ) : null}
    </Section>
  )
}
