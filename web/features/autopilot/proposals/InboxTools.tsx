import { listRulesInActivityOptions } from '@adwright/sdk/react-query'
import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StaleMark } from '#web/ui/feedback/marks.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import type { Verdict } from './decision.ts'
import { orders } from './use-proposals.ts'

interface InboxFiltersProps {
  orderBy: (typeof orders)[number]
  ruleIds: readonly string[]
}

export function InboxFilters({ orderBy, ruleIds }: InboxFiltersProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { path, lastSyncAt } = useClient()
  const { text, set } = useAddress()
  const now = useServerNow()
  const rules = useQuery({ ...listRulesInActivityOptions({ path }), meta: { errors: 'toast' } })
  return (
    <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={word('ui.filter.bar')}>
      <SearchBox label={t('proposals.search')} value={text} onChange={(next) => set({ text: next })} />
      <FilterChoice
        label={t('activity.filter.rules')}
        options={(rules.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        values={ruleIds}
        onChange={(next) => set({ ruleIds: next })}
        isLoading={rules.isPending}
      />
      <Select
        size="sm"
        wrapperWidth="14rem"
        aria-label={t('proposals.order.label')}
        value={orderBy}
        onChange={(event) => set({ orderBy: event.target.value })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`proposals.order.${order}`)}
          </option>
        ))}
      </Select>
      {lastSyncAt ? <StaleMark since={lastSyncAt} now={now} /> : null}
    </Flex>
  )
}

interface SelectionBarProps {
  extent: 'all' | 'some' | 'none'
  count: number
  total: number
  shown: number
  isEverything: boolean
  onChooseShown: (isOn: boolean) => void
  onChooseEverything: () => void
  onDecide: (verdict: Verdict) => void
}

/** The selection and its bulk actions; sticky while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { extent, count, total, shown, isEverything, onChooseShown, onChooseEverything, onDecide } = props
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const reason = count === 0 ? t('proposals.chooseFirst') : undefined
  return (
    <Box position="sticky" top="0" zIndex="docked" layerStyle="card" px="4" py="2">
      <Flex gap="3" align="center" wrap="wrap">
        <chakra.label display="flex" gap="2.5" alignItems="center" cursor="pointer">
          <Checkbox
            checked={extent === 'all'}
            ref={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = extent === 'some'
            }}
            onChange={(event) => onChooseShown(event.target.checked)}
          />
          {t('proposals.allShown', { count: shown })}
        </chakra.label>
        <chakra.output textStyle="sm" color="fg.muted">
          {count > 0 ? word('ui.table.selected', { count }) : null}
        </chakra.output>
        {extent === 'all' && total > shown && !isEverything ? (
          <Button size="sm" variant="plain" onClick={onChooseEverything}>
            {t('proposals.everything', { count: total })}
          </Button>
        ) : null}
        <Flex gap="2" ms="auto">
          <DisabledReason reason={reason}>
            <Button size="sm" onClick={() => onDecide('approve')}>
              {t('proposals.approve')}
            </Button>
          </DisabledReason>
          <DisabledReason reason={reason}>
            <Button size="sm" variant="outline" onClick={() => onDecide('reject')}>
              {t('proposals.reject')}
            </Button>
          </DisabledReason>
        </Flex>
      </Flex>
    </Box>
  )
}
