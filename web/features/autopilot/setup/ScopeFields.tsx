import { EntityType } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { FieldFrame } from '#web/ui/form/FieldFrame.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { AssetField } from './AssetField.tsx'
import { FormPart } from './FormPart.tsx'
import type { RuleForm } from './rule-form.ts'

const MAX_IN_SCOPE = 200
const MAX_EXCEPTIONS = 500

/** The scope of the rule, and its exceptions. */
export function ScopeFields({ entityType }: { entityType: EntityType }) {
  const { t } = useTranslation('autopilot-setup')
  const includeAll = useWatch<RuleForm, 'scope.includeAll'>({ name: 'scope.includeAll' })
  return (
    <FormPart title={t('scope.title')}>
      <RadioField
        name="scope.includeAll"
        label={t('scope.which')}
        options={[
          { value: 'all', label: t('scope.all') },
          { value: 'some', label: t('scope.some'), help: t('scope.someHelp') },
        ]}
      />
      {includeAll === 'all' ? null : (
        <Flex direction="column" gap="4" ps="6">
          <AssetField
            name="scope.campaignIds"
            label={t('scope.campaigns')}
            entityType={EntityType.Campaign}
            max={MAX_IN_SCOPE}
          />
          <AssetField
            name="scope.adGroupIds"
            label={t('scope.adGroups')}
            entityType={EntityType.AdGroup}
            max={MAX_IN_SCOPE}
          />
          <LabelsField />
          <TextField name="scope.nameContains" label={t('scope.nameContains')} maxLength={100} isOptional />
        </Flex>
      )}
      <AssetField
        name="exceptionEntityIds"
        label={t('scope.exceptions')}
        entityType={entityType}
        max={MAX_EXCEPTIONS}
      />
    </FormPart>
  )
}

/** Label names, separated by commas. */
function LabelsField() {
  const { t } = useTranslation('autopilot-setup')
  const { field } = useController<RuleForm, 'scope.labelNames'>({ name: 'scope.labelNames' })
  const [typed, setTyped] = useState(field.value.join(', '))
  const type = (text: string) => {
    setTyped(text)
    field.onChange([...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean))
  }
  return (
    <FieldFrame name={field.name} label={t('scope.labels')} help={t('scope.labelsHelp')} isOptional>
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={field.name}
          value={typed}
          maxLength={1000}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}
