import { useGetAutopilotRuleQuery } from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotItemDraft, AutopilotVersion } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useRuleLabels } from '#web/features/autopilot/condition-labels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useNames } from '#web/features/autopilot/use-names.ts'
import { useFormat } from '#web/ui/use-format.ts'

export type Field = AutopilotVersion['changedFields'][number]
type Content = Pick<AutopilotItem, Field> | Pick<AutopilotItemDraft, Field>

/** The fields of a rule in display order. */
export const fields = [
  'name',
  'mode',
  'conditions',
  'action',
  'parameters',
  'scope',
  'exceptionEntityIds',
  'schedule',
  'cooldownDays',
  'startsOn',
  'endsOn',
  'notify',
] as const satisfies readonly Field[]

/** Formats any field of a rule as lines, with the names of the entities that these contents mention. */
export function useFieldLabels(ruleId: string, contents: readonly Content[]) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { path, currency } = useClient()
  const words = useRuleLabels(currency)
  const nameOf = useNames(
    contents.flatMap(({ scope, exceptionEntityIds = [] }) => [
      ...scope.campaignIds,
      ...scope.adGroupIds,
      ...exceptionEntityIds,
    ]),
  )
  const rule = useGetAutopilotRuleQuery({ path: { ...path, ruleId } })

  const parameters = (values: Content['parameters']) => {
    // Their labels come with the rule, which is still loading.
    if (!rule.data) return ['…']
    const known = rule.data.parameters
    const lines = Object.entries(values ?? {}).map(([key, value]) => {
      const parameter = known.find((one) => one.key === key)
      const text =
        typeof value === 'boolean'
          ? t(value ? 'detail.yes' : 'detail.no')
          : typeof value === 'number'
            ? [format.number(value), parameter?.unit].filter(Boolean).join(' ')
            : value
      return `${parameter?.label ?? key}: ${text}`
    })
    return lines.length === 0 ? [t('detail.none')] : lines
  }

  const linesOf = (field: Field, content: Content): string[] => {
    switch (field) {
      case 'name':
        return [content.name]
      case 'mode':
        return [t(`rules.mode.${content.mode}`)]
      case 'conditions':
        return words.conditions(content.conditions)
      case 'action':
        return words.action(content.action)
      case 'parameters':
        return parameters(content.parameters)
      case 'scope':
        return words.scope(content.scope, nameOf)
      case 'exceptionEntityIds': {
        const ids = content.exceptionEntityIds ?? []
        return ids.length === 0 ? [t('detail.none')] : ids.map(nameOf)
      }
      case 'schedule':
        return [words.schedule(content.schedule)]
      case 'cooldownDays':
        return [t('detail.days', { count: content.cooldownDays ?? 0 })]
      case 'startsOn':
        return [content.startsOn ? format.date(content.startsOn) : t('detail.atOnce')]
      case 'endsOn':
        return [content.endsOn ? format.date(content.endsOn) : t('detail.noEnd')]
      case 'notify':
        return words.notify(content.notify)
      default:
        return []
    }
  }
  return {
    linesOf,
    labelOf: (field: Field) => t(`detail.field.${field}`),
    hasParameters: (rule.data?.parameters.length ?? 0) > 0,
  }
}
