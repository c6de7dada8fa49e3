import type { AutopilotItemDraft, AutopilotRule } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'
import { usePreview, useRuleDraft } from './use-rule-preview.ts'

interface MatchStatusProps {
  rule: AutopilotRule
  autopilotId: string | undefined
}

const Status = chakra('output', { base: { flex: '1 1 9rem', minWidth: '0', fontWeight: 'semibold' } })

/** How many items the draft matches now, beside the submit button. */
export function MatchStatus({ rule, autopilotId }: MatchStatusProps) {
  const { t } = useTranslation('autopilot-setup')
  const { draft, isInvalid, isStale } = useRuleDraft(rule)
  if (isInvalid) return <Status color="fg.muted">{t('preview.invalid')}</Status>
  if (!draft) return <Status color="fg.muted">{t('bar.loading')}</Status>
  return <Matches draft={draft} rule={rule} autopilotId={autopilotId} isStale={isStale} />
}

type MatchesProps = MatchStatusProps & { draft: AutopilotItemDraft; isStale: boolean }

function Matches({ draft, rule, autopilotId, isStale }: MatchesProps) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { data, error, isPlaceholderData } = usePreview({ draft, autopilotId })
  if (!data) return <Status color="fg.muted">{t(error ? 'bar.unknown' : 'bar.loading')}</Status>
  return (
    <Status opacity={isStale || isPlaceholderData ? 0.6 : 1}>
      {t(`bar.matches.${rule.entityType}`, {
        count: data.checkedCount,
        checked: format.number(data.checkedCount),
        matched: format.number(data.matchedCount),
      })}
    </Status>
  )
}
