import { AnnotationKind } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#web/ui/form/ChoiceFields.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'

const MAX_TEXT = 500

/** The fields of an annotation. Only days that the whole team sees can be ignored by monitors. */
export function AnnotationFields() {
  const { t } = useTranslation('annotations')
  const { control } = useFormContext()
  const isPrivate = useWatch({ control, name: 'isPrivate' }) === true
  return (
    <>
      <TextAreaField name="text" label={t('field.text')} rows={2} limit={MAX_TEXT} />
      <SelectField
        name="kind"
        label={t('field.kind')}
        options={Object.values(AnnotationKind).map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <Flex gap="4" wrap="wrap">
        <DateField name="dateBegin" label={t('field.dateBegin')} />
        <DateField name="dateEnd" label={t('field.dateEnd')} />
      </Flex>
      <CheckboxField name="isPrivate" label={t('field.isPrivate')} help={t('field.isPrivateHelp')} />
      <CheckboxField
        name="isIgnoredForLearning"
        label={t('field.isIgnored')}
        help={t(isPrivate ? 'field.isIgnoredTeam' : 'field.isIgnoredHelp')}
      />
    </>
  )
}
