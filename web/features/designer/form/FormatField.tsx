import { listDesignTypesOptions } from '@adwright/sdk/react-query'
import { type DesignDraft, DesignFormatSet, PlanLimitKind } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePlanLimit } from '#web/domain/plans/use-plan-limit.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'

const MAX_FORMATS = 16

/** The formats of the plan, by what they are made for. One design makes them all for one credit. */
export function FormatField() {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const types = useQuery({ ...listDesignTypesOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const formats = usePlanLimit(PlanLimitKind.DesignFormats)
  const chosen = useWatch<DesignDraft, 'designTypeIds'>({ name: 'designTypeIds' })
  if (types.error)
    return <SectionError title={t('form.formatsError')} error={types.error} onRetry={() => void types.refetch()} />
  if (!types.data) return <TextSkeleton lines={4} />
  const sets = Object.values(DesignFormatSet).filter((set) => types.data.some((type) => type.set === set))
  return (
    <Flex direction="column" gap="4">
      {sets.map((set) => (
        <CheckboxGroup
          key={set}
          name="designTypeIds"
          label={t(`set.${set}`)}
          direction="row"
          options={types.data
            .filter((type) => type.set === set)
            .map(({ id, label, width, height }) => ({ value: id, label: `${label} ${width} × ${height}` }))}
        />
      ))}
      <Text textStyle="sm" color="fg.muted">
        {t('form.formatsHelp', { count: chosen.length, max: MAX_FORMATS })}
        {formats && formats.usage.allowed !== null ? ` ${formats.text}` : ''}
      </Text>
    </Flex>
  )
}
