import { listSocialChannelsOptions } from '@adwright/sdk/react-query'
import type { StrategyDraft } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { LabelField } from '#web/ui/form/LabelField.tsx'

/** What a metric of posts is restricted to: channels, and labels of posts. Nothing chosen stands for all of them. */
export function SocialScopeFields() {
  const { t } = useTranslation('strategies')
  const { id: accountId } = useAccount()
  const { setValue } = useFormContext<StrategyDraft>()
  const [scope = {}] = useWatch<StrategyDraft, ['kpi.scope']>({ name: ['kpi.scope'] })
  const channels = useQuery({ ...listSocialChannelsOptions({ path: { accountId } }), meta: { errors: 'toast' } })
  const { channelIds = [], labels = [], ...others } = scope
  const set = (next: { channelIds: string[]; labels: string[] }) =>
    setValue(
      'kpi.scope',
      {
        ...others,
        ...(next.channelIds.length > 0 ? { channelIds: next.channelIds } : {}),
        ...(next.labels.length > 0 ? { labels: next.labels } : {}),
      },
      { shouldDirty: true },
    )
  return (
    <Flex direction="column" gap="3" gridColumn="1 / -1">
      <FilterChoice
        label={t('form.socialChannels')}
        options={(channels.data ?? []).map(({ channelId, name }) => ({ value: channelId, label: name }))}
        values={channelIds}
        onChange={(values) => set({ channelIds: values, labels })}
      />
      <LabelField
        label={t('form.socialLabels')}
        values={labels}
        known={[]}
        onChange={(values) => set({ channelIds, labels: values })}
      />
    </Flex>
  )
}
