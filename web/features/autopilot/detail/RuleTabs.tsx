import type { AutopilotItem } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FindingList } from '#web/domain/findings/FindingList.tsx'
import { AutomationSwitch } from '#web/features/autopilot/AutomationSwitch.tsx'
import { modeTones, statusTones } from '#web/features/autopilot/change-labels.ts'
import { RunDialog } from '#web/features/autopilot/RunDialog.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useEditReason } from '#web/features/autopilot/use-edit-reason.ts'
import { useIsAdsExpired } from '#web/features/autopilot/use-is-ads-expired.ts'
import { useRuleActions } from '#web/features/autopilot/use-rule-actions.ts'
import { useRuleMenu } from '#web/features/autopilot/use-rule-menu.ts'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { RowActions } from '#web/ui/table/RowActions.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { Effect } from './Effect.tsx'
import { Exceptions } from './Exceptions.tsx'
import { Runs } from './Runs.tsx'
import { Settings } from './Settings.tsx'
import { Versions } from './Versions.tsx'

const views = ['overview', 'runs', 'versions', 'exceptions'] as const

/** Status and next run of a rule, with its actions. */
function RuleStatusBar({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const navigate = useNavigate()
  const { timeZone } = useClient()
  const [itemToRun, setItemToRun] = useState<AutopilotItem>()
  const actions = useRuleActions()
  const menuOf = useRuleMenu({
    actions,
    askToRun: setItemToRun,
    onRemoved: () => void navigate(paths.activeRules(), { replace: true }),
  })
  const isExpired = useIsAdsExpired()
  const { search, set } = useAddress()
  const run = menuOf(item).find(({ id }) => id === 'run')
  const isAsked = search.get('ask') === 'run' && run !== undefined && run.disabledReason === undefined
  const { status, mode, nextRunAt, lastRunAt, createdByName, createdAt } = item
  return (
    <Flex layerStyle="card" px="4" py="3" gap="3" align="center" wrap="wrap">
      <StatusBadge tone={statusTones[status]}>{t(`rules.status.${status}`)}</StatusBadge>
      <StatusBadge tone={modeTones[mode]}>{t(`rules.mode.${mode}`)}</StatusBadge>
      <chakra.span
        textStyle="sm"
        color="fg.muted"
        flex="1"
        minWidth="0"
        order={{ base: 1, lg: 0 }}
        flexBasis={{ base: '100%', lg: '0' }}
      >
        {[
          nextRunAt && isExpired
            ? t('detail.nextRun', { when: t('rules.noConnection.nextRun') })
            : nextRunAt
              ? t('detail.nextRun', { when: format.dateTime(nextRunAt, timeZone) })
              : t('detail.noNextRun'),
          lastRunAt ? t('detail.lastRun', { when: format.dateTime(lastRunAt, timeZone) }) : t('detail.neverRan'),
          t('detail.created', { name: createdByName, when: format.date(createdAt, 'medium', timeZone) }),
        ].join(' · ')}
      </chakra.span>
      <chakra.div ms="auto">
        <RowActions name={item.name} actions={menuOf(item)} isMenuOnly />
      </chakra.div>
      <RunDialog
        item={itemToRun ?? (isAsked ? item : undefined)}
        onClose={() => {
          setItemToRun(undefined)
          if (isAsked) set({ ask: undefined })
        }}
        onRun={actions.run}
      />
    </Flex>
  )
}

/** The tabs of a rule: settings, effect, runs, versions, exceptions; selected by the URL. */
export function RuleTabs({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const { search, switchTo } = useAddress()
  const view = parseOption(views, search.get('tab')) ?? 'overview'
  const role = useEditReason(undefined)
  const edit = useEditReason(item.mode)
  return (
    <>
      <RuleStatusBar item={item} />
      <Tabs
        tabs={views.map((value) => ({ value, label: t(`detail.tab.${value}`) }))}
        value={view}
        // Filters and page belong to one tab.
        onChange={(value) => switchTo({ tab: value === 'overview' ? undefined : value })}
        actions={<AutomationSwitch />}
      >
        {view === 'overview' ? (
          <Flex direction="column" gap="4">
            <Effect item={item} />
            <Settings item={item} blocked={edit} />
            <FindingList title={t('detail.findings.title')} origin={{ autopilotIds: [item.id] }} />
          </Flex>
        ) : null}
        {view === 'runs' ? <Runs item={item} /> : null}
        {view === 'versions' ? (
          <SectionBoundary title={t('detail.versions.failed')} skeleton={<TableSkeleton rows={5} columns={2} />}>
            <Versions item={item} />
          </SectionBoundary>
        ) : null}
        {view === 'exceptions' ? <Exceptions item={item} blocked={role} /> : null}
      </Tabs>
    </>
  )
}
