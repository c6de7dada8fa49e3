import type { StrategyDraft } from '@adwright/sdk/types'
import { Box } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CampaignPicker } from '#web/domain/campaigns/CampaignPicker.tsx'

/** The campaigns that a metric of ads is restricted to; nothing chosen stands for all of them. */
export function CampaignScopeField() {
  const { t } = useTranslation('strategies')
  const { setValue } = useFormContext<StrategyDraft>()
  const [scope = {}] = useWatch<StrategyDraft, ['kpi.scope']>({ name: ['kpi.scope'] })
  const { campaignIds = [], ...others } = scope
  return (
    <Box gridColumn="1 / -1">
      <CampaignPicker
        label={t('form.campaigns')}
        values={campaignIds}
        onChange={(ids) =>
          setValue('kpi.scope', { ...others, ...(ids.length > 0 ? { campaignIds: ids } : {}) }, { shouldDirty: true })
        }
      />
    </Box>
  )
}
