import { type AutopilotRule, PreviewWarningKind } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { type RulePreviewParams, usePreview, useRuleDraft } from './use-rule-preview.ts'

const UnderlinedLink = chakra(Link, { base: { textDecoration: 'underline', display: 'inline-block', py: '1' } })

/** Lists the rules that change the same values as the draft, before the form is saved. */
export function RuleConflicts({ rule, autopilotId }: { rule: AutopilotRule; autopilotId: string | undefined }) {
  const { draft } = useRuleDraft(rule)
  return draft ? <Conflicts draft={draft} autopilotId={autopilotId} /> : null
}

function Conflicts(params: RulePreviewParams) {
  const { t } = useTranslation('autopilot-setup')
  const { data } = usePreview(params)
  const conflicts = data?.warnings.filter(({ kind }) => kind === PreviewWarningKind.Overlap) ?? []
  if (conflicts.length === 0) return null
  return (
    <Notice
      tone={conflicts.some(({ isOpposite }) => isOpposite) ? 'warning' : 'info'}
      title={t('conflicts.title', { count: conflicts.length })}
    >
      <chakra.ul m="0" ps="5">
        {conflicts.map(({ autopilotId, autopilotName, text }) => (
          <li key={autopilotId}>
            {text}{' '}
            <UnderlinedLink
              to={paths.activeRule(autopilotId ?? '')}
              aria-label={t('conflicts.openOf', { name: autopilotName ?? '' })}
            >
              {t('preview.openOther')}
            </UnderlinedLink>
          </li>
        ))}
      </chakra.ul>
      <UnderlinedLink to={paths.activeRules({ tab: 'guardrails' })}>{t('conflicts.order')}</UnderlinedLink>
    </Notice>
  )
}
