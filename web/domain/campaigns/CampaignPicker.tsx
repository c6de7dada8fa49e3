import { listAutopilotAssetsOptions, useGetAdsInformationQuery } from '@adwright/sdk/react-query'
import { EntityType } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { useAccount } from '#web/session/current.ts'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'

const DEBOUNCE_MS = 250
const MAX_CAMPAIGNS = 100

interface CampaignPickerProps {
  label: string
  values: readonly string[]
  onChange: (campaignIds: string[]) => void
}

/** A choice of campaigns of the selected client account, which the server searches by name. Nothing chosen stands for all of them. */
export function CampaignPicker({ label, values, onChange }: CampaignPickerProps) {
  const { t } = useTranslation('common')
  const { id: accountId } = useAccount()
  const { data: connection } = useGetAdsInformationQuery({ path: { accountId } })
  const customerClientId = connection?.customerClientId ?? ''
  const path = { accountId, customerClientId }
  const [typed, setTyped] = useState('')
  const searchText = useDebouncedValue(typed, DEBOUNCE_MS)
  const entityTypes = [EntityType.Campaign]
  const found = useQuery({
    ...listAutopilotAssetsOptions({ path, query: { entityTypes, ...(searchText ? { searchText } : {}) } }),
    placeholderData: keepPreviousData,
    enabled: customerClientId !== '',
    meta: { errors: 'toast' },
  })
  const chosen = useQuery({
    ...listAutopilotAssetsOptions({
      path,
      query: { entityTypes, entityIds: [...values].sort(), recordsPerPage: MAX_CAMPAIGNS },
    }),
    placeholderData: keepPreviousData,
    enabled: customerClientId !== '' && values.length > 0,
    meta: { errors: 'toast' },
  })
  if (connection && customerClientId === '') return <Text color="fg.muted">{t('ui.campaigns.notConnected')}</Text>
  const campaigns = new Map(
    [...(values.length > 0 ? (chosen.data?.items ?? []) : []), ...(found.data?.items ?? [])].map((one) => [
      one.entityId,
      one.name,
    ]),
  )
  return (
    <FilterChoice
      label={label}
      options={[...campaigns].map(([value, name]) => ({ value, label: name }))}
      values={values}
      onChange={onChange}
      onSearch={setTyped}
      isLoading={found.isFetching}
      max={MAX_CAMPAIGNS}
    />
  )
}
