import { useGetAutopilotRuleQuery } from '@adwright/sdk/react-query'
import { type EntityRef, TaskOriginKind } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { tableOf } from '#web/features/autopilot/levels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useMatches } from './use-matches.ts'
import { useViolationColumns } from './use-violation-columns.tsx'
import { type Violation, violationOf } from './violations.ts'

const MakeTaskDialog = lazyDialog(async () => (await import('#web/domain/tasks/MakeTaskDialog.tsx')).MakeTaskDialog)
const ExcludeDialog = lazyDialog(async () => (await import('./ExcludeDialog.tsx')).ExcludeDialog)

export const handle = {
  crumb: 'autopilot-setup:violations.crumb',
  ancestors: [{ crumb: 'autopilot-setup:title', to: patterns.rulesSetup }],
}

/** The table in which a matching entity can be searched by name. */
function metricsPathOf({ entityType, name }: EntityRef): string | undefined {
  const level = tableOf(entityType)
  return level && paths.metricTable(level, { text: name })
}

/** The entity without what the table adds to it. */
const refOf = ({ entityType, entityId, name, campaignName, adGroupName, platformUrl }: EntityRef): EntityRef => ({
  entityType,
  entityId,
  name,
  campaignName,
  adGroupName,
  platformUrl,
})

export function Component() {
  const { t } = useTranslation('autopilot-setup')
  const { ruleId = '' } = useParams()
  const [isFound, setFound] = useState<boolean>()
  const mayManage = useCan('manageRules')
  return (
    <Page
      title={t('violations.title')}
      lead={t('violations.lead')}
      wide
      actions={
        isFound !== false && mayManage ? (
          // Its place is taken while the rule is read: on a phone the button moves the table.
          <Button asChild visibility={isFound ? 'visible' : 'hidden'}>
            <Link to={paths.configureRule(ruleId)}>{t('violations.configure')}</Link>
          </Button>
        ) : null
      }
    >
      <ClientNeeded>
        <Violations key={ruleId} ruleId={ruleId} onFound={setFound} />
      </ClientNeeded>
    </Page>
  )
}

interface ViolationsProps {
  ruleId: string
  /** Called with whether the rule exists, because only then it can be set up; undefined while it is read. */
  onFound: (isFound: boolean | undefined) => void
}

function Violations({ ruleId, onFound }: ViolationsProps) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { path, currency } = useClient()
  const mayExclude = useCan('manageRules')
  const rule = useGetAutopilotRuleQuery({ path: { ...path, ruleId } })
  // The name is the first line of the page; in the heading it would move the page of a phone.
  useObjectTitle(rule.data && t('violations.titleOf', { name: rule.data.name }), { isHeading: false })
  const { paging, onPageChange, onPageSizeChange } = useAddress()
  const matches = useMatches(path, rule.data, paging)
  const [tasked, setTasked] = useState<Violation>()
  const mayMakeTasks = useCan('manageTasks')
  const [excluding, setExcluding] = useState<Violation>()
  const navigate = useNavigate()
  const columns = useViolationColumns(metricsPathOf)
  const isFound = rule.isPending ? undefined : rule.data !== undefined
  // In the same frame as the table, which the button moves on a phone.
  useLayoutEffect(() => onFound(isFound), [isFound, onFound])
  if (rule.error && !rule.data)
    return (
      <ResourceError
        error={rule.error}
        onRetry={() => void rule.refetch()}
        title={t('configure.missing')}
        back={{ to: paths.rulesSetup(), label: t('configure.back') }}
      >
        {t('configure.missingText')}
      </ResourceError>
    )
  if (!rule.data)
    return (
      <Loading>
        <TableSkeleton />
      </Loading>
    )
  const cost = rule.data.matchedCost30d ?? 0
  const table = tableOf(rule.data.entityType)
  return (
    <Flex direction="column" gap="4">
      <Text>
        <strong>{rule.data.name}.</strong> {rule.data.whyItMatters}{' '}
        {cost > 0 ? t('violations.cost', { amount: format.money(cost, currency) }) : null}
      </Text>
      <DataTable
        label={t('violations.title')}
        columns={columns}
        rows={matches.data?.items.map(violationOf) ?? []}
        getRowId={({ entityId }) => entityId}
        nameOf={({ name }) => name}
        read={matches}
        paging={{ ...paging, totalCount: matches.data?.totalCount ?? 0 }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        onOpen={(row) => {
          const metricsPath = metricsPathOf(row)
          if (metricsPath) void navigate(metricsPath)
        }}
        rowActions={(row) => [
          {
            id: 'task',
            label: t('violations.task'),
            onSelect: () => setTasked(row),
            ...(mayMakeTasks ? {} : { disabledReason: t('card.needsUser') }),
          },
          {
            id: 'exclude',
            label: t('violations.exclude'),
            onSelect: () => setExcluding(row),
            ...(mayExclude ? {} : { disabledReason: t('card.needsUser') }),
          },
        ]}
        toolbar={
          table ? (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.metricTable(table)}>{t('violations.allFigures')}</Link>
            </Button>
          ) : undefined
        }
        empty={
          <EmptyState
            drawing="list"
            title={t('violations.none')}
            action={
              <Button asChild variant="outline">
                <Link to={paths.rulesSetup()}>{t('configure.back')}</Link>
              </Button>
            }
          >
            {t('violations.noneText')}
          </EmptyState>
        }
      />
      {tasked ? (
        <MakeTaskDialog
          origin={{ kind: TaskOriginKind.Violation, id: ruleId, title: rule.data?.name ?? null, entity: refOf(tasked) }}
          title={`${rule.data?.name ?? ''}: ${tasked.name}`}
          description={[tasked.name, tasked.adGroupName, tasked.campaignName].filter(Boolean).join(' · ')}
          onClose={() => setTasked(undefined)}
        />
      ) : null}
      {excluding ? <ExcludeDialog ruleId={ruleId} entity={excluding} onClose={() => setExcluding(undefined)} /> : null}
    </Flex>
  )
}
