import { getBrandKitOptions } from '@adwright/sdk/react-query'
import type { DesignDraft } from '@adwright/sdk/types'
import { Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ImagePicker } from '#web/domain/files/ImagePicker.tsx'
import { useAddress } from '#web/lib/use-address.ts'
import { useAccount } from '#web/session/current.ts'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { useFieldError } from '#web/ui/form/FieldFrame.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { ALL_LAYOUTS } from './design-schema.ts'
import { FocusPoint } from './FocusPoint.tsx'
import { FormatField } from './FormatField.tsx'

const LANGUAGES = ['en', 'tr', 'de'] as const

function ProductImage() {
  const { t } = useTranslation('designer')
  const id = useId()
  const { field } = useController<DesignDraft, 'productImageFileIds'>({ name: 'productImageFileIds' })
  const { field: focus } = useController<DesignDraft, 'focus'>({ name: 'focus' })
  const error = useFieldError('productImageFileIds')
  // The link of a design that failed for its image.
  const isToBeReplaced = useAddress().search.get('replace') === 'image'
  const [first = null, ...others] = field.value ?? []
  return (
    <ImagePicker
      id={id}
      label={t('form.image')}
      help={t('form.imageHelp')}
      fileId={first}
      error={error}
      startsOpen={isToBeReplaced}
      onChange={(fileId) => field.onChange(fileId === null ? others : [fileId])}
    >
      {(src) => <FocusPoint src={src} value={focus.value} onChange={focus.onChange} focusRef={focus.ref} />}
    </ImagePicker>
  )
}

function Logo() {
  const { t } = useTranslation('designer')
  const id = useId()
  const { field } = useController<DesignDraft, 'logoFileId'>({ name: 'logoFileId' })
  const error = useFieldError('logoFileId')
  return (
    <ImagePicker
      id={id}
      label={t('form.logo')}
      help={t('form.logoHelp')}
      fileId={field.value ?? null}
      error={error}
      onChange={field.onChange}
    />
  )
}

/** The brief: what it says, what it shows, and in which formats. */
export function DesignFields() {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const kit = useQuery(getBrandKitOptions({ path: { accountId } }))
  const voice = kit.data?.voice
  return (
    <Flex direction="column" gap="4">
      <Section title={t('form.words')} description={t('form.wordsText')}>
        <Flex direction="column" gap="4">
          <TextField name="name" label={t('form.name')} maxLength={100} autoComplete="off" />
          <TextAreaField
            name="brief"
            label={t('form.brief')}
            rows={3}
            limit={4000}
            help={voice ? t('form.voice', { voice }) : t('form.briefHelp')}
          />
          <TextField
            name="headline"
            label={t('form.headline')}
            maxLength={200}
            help={t('form.headlineHelp')}
            isOptional
          />
          <TextField name="body" label={t('form.body')} maxLength={1000} isOptional />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField name="callToAction" label={t('form.button')} maxLength={40} isOptional />
            <TextField name="badge" label={t('form.badge')} maxLength={30} isOptional />
          </SimpleGrid>
          <TextField name="smallPrint" label={t('form.smallPrint')} maxLength={200} isOptional />
          <SelectField
            name="language"
            label={t('form.language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </Flex>
      </Section>
      <Section title={t('form.images')}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <ProductImage />
          <Logo />
        </SimpleGrid>
      </Section>
      <Section title={t('form.formats')}>
        <FormatField />
      </Section>
      <Section title={t('form.layouts')}>
        <CheckboxGroup
          name="layouts"
          label={t('form.layoutsLabel')}
          direction="row"
          options={ALL_LAYOUTS.map((value) => ({ value, label: t(`layout.${value}`) }))}
        />
      </Section>
      {kit.data?.isDefault ? (
        <Text textStyle="sm" color="fg.muted">
          {t('form.defaultKit')}
        </Text>
      ) : null}
    </Flex>
  )
}
