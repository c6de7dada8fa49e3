import { getBrandKitOptions, useUpdateBrandKitMutation } from '@adwright/sdk/react-query'
import { BrandFont, type BrandKit, type BrandKitDraft } from '@adwright/sdk/types'
import { zBrandKitDraft } from '@adwright/sdk/zod'
import { Box, Button, Flex, Grid, SimpleGrid, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ImagePicker } from '#web/domain/files/ImagePicker.tsx'
import { containsData } from '#web/lib/contains-data.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { useFieldError } from '#web/ui/form/FieldFrame.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { LabelField } from '#web/ui/form/LabelField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { ColorField } from './ColorField.tsx'
import { KitPreview } from './KitPreview.tsx'
import { LogoColors } from './LogoColors.tsx'

export const handle = {
  crumb: 'designer:kit.title',
  ancestors: [{ crumb: 'designer:title', to: patterns.designer }],
}

const COLORS = ['primary', 'accent', 'background', 'text'] as const
const MAX_WORDS = 50
const STEPS = ['look', 'fonts', 'words'] as const

const draftOf = ({ colors, logoFileId, headingFont, bodyFont, voice, forbiddenWords }: BrandKit): BrandKitDraft => ({
  colors,
  logoFileId,
  headingFont,
  bodyFont,
  voice,
  forbiddenWords,
})

export function Component() {
  const { t } = useTranslation('designer')
  const mayManage = useCan('manageDesigns')
  const { id: accountId } = useAccount()
  const kit = useQuery({ ...getBrandKitOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  return (
    <Page title={t('kit.title')} lead={t('kit.lead')}>
      {kit.data ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="start"
        >
          {mayManage ? <Kit kit={kit.data} /> : <Notice title={t('reason.viewer')} />}
          {mayManage ? (
            <Box minWidth="0">
              <KitPreview version={kit.data.version} />
            </Box>
          ) : null}
        </Grid>
      ) : kit.error ? (
        <SectionError title={t('kit.error')} error={kit.error} onRetry={() => void kit.refetch()} />
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={2} />
        </Loading>
      )}
    </Page>
  )
}

function Logo() {
  const { t } = useTranslation('designer')
  const id = useId()
  const { field } = useController<BrandKitDraft, 'logoFileId'>({ name: 'logoFileId' })
  const error = useFieldError('logoFileId')
  const { value, onChange } = field
  return (
    <ImagePicker
      id={id}
      label={t('kit.logo')}
      help={t('kit.logoHelp')}
      fileId={value}
      error={error}
      onChange={onChange}
    >
      {(src) => <LogoColors src={src} />}
    </ImagePicker>
  )
}

function ForbiddenWords() {
  const { t } = useTranslation('designer')
  const { field } = useController<BrandKitDraft, 'forbiddenWords'>({ name: 'forbiddenWords' })
  return (
    <Flex direction="column" gap="1.5">
      <Text fontWeight="medium" textStyle="sm">
        {t('kit.forbidden')}
      </Text>
      <LabelField
        label={t('kit.forbidden')}
        placeholder={t('kit.forbiddenAdd')}
        values={field.value}
        known={[]}
        max={MAX_WORDS}
        onChange={field.onChange}
      />
      <Text textStyle="sm" color="fg.muted">
        {t('kit.forbiddenHelp')}
      </Text>
    </Flex>
  )
}

function Kit({ kit }: { kit: BrandKit }) {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const update = useUpdateBrandKitMutation()
  const form = useContractForm(zBrandKitDraft, draftOf(kit))
  const draftName = `brand-kit-${accountId}`
  useEditDraft(draftName, form)
  const navigate = useNavigate()
  // The first kit is made in steps; later all of it is shown.
  const [step, setStep] = useState(kit.isDefault ? 0 : undefined)
  const isLast = step === undefined || step === STEPS.length - 1
  const isShown = (one: (typeof STEPS)[number]) => step === undefined || STEPS[step] === one
  const version = useRef(kit.version)
  const { latest, send, formVersion, ...resolve } = useEditConflict<BrandKit>({
    fetchLatest: () => queries.fetchQuery({ ...getBrandKitOptions({ path: { accountId } }), staleTime: 0 }),
    rebase: (saved) => {
      version.current = saved.version
    },
    show: (saved) => form.reset(draftOf(saved)),
    focusFirst: () => form.setFocus('voice'),
  })
  const fonts = Object.values(BrandFont).map((value) => ({ value, label: t(`font.${value}`) }))

  async function save(body: BrandKitDraft) {
    if (!isLast) return setStep((step ?? 0) + 1)
    const saved = await send(
      (own) =>
        update.mutateAsync({ path: { accountId }, query: { expectedVersion: own?.version ?? version.current }, body }),
      (other) => (containsData(draftOf(other), body) ? other : undefined),
    )
    if (!saved) return
    version.current = saved.version
    toaster.show({ tone: 'good', title: t('kit.done') })
    deleteDraft(draftName)
    await invalidate('getBrandKit')
    if (step !== undefined) void navigate(paths.newDesign())
  }

  return (
    <Form
      form={form}
      label={t('kit.title')}
      submit={t(isLast ? (step === undefined ? 'kit.submit' : 'kit.submitFirst') : 'kit.next')}
      onSubmit={save}
      status={t('kit.status')}
      secondary={
        step ? (
          <Button variant="ghost" onClick={() => setStep(step - 1)}>
            {t('kit.previous')}
          </Button>
        ) : (
          <Button asChild variant="ghost">
            <Link to={paths.designer()}>{t('kit.back')}</Link>
          </Button>
        )
      }
    >
      <Flex key={formVersion} direction="column" gap="4">
        {step === undefined ? null : (
          <Text role="status" color="fg.muted">
            {t('kit.step', { step: step + 1, count: STEPS.length })}
          </Text>
        )}
        <Box hidden={!isShown('look')}>
          <Section title={t('kit.look')} description={t('kit.colorsText')}>
            <Logo />
            <SimpleGrid mt="5" columns={{ base: 1, sm: 2 }} gap="4">
              {COLORS.map((name) => (
                <ColorField
                  key={name}
                  name={`colors.${name}`}
                  label={t(`kit.color.${name}`)}
                  help={t(`kit.colorHelp.${name}`)}
                />
              ))}
            </SimpleGrid>
          </Section>
        </Box>
        <Box hidden={!isShown('fonts')}>
          <Section title={t('kit.fonts')}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <SelectField name="headingFont" label={t('kit.headingFont')} options={fonts} />
              <SelectField name="bodyFont" label={t('kit.bodyFont')} options={fonts} />
            </SimpleGrid>
          </Section>
        </Box>
        <Box hidden={!isShown('words')}>
          <Section title={t('kit.words')}>
            <Flex direction="column" gap="4">
              <TextAreaField
                name="voice"
                label={t('kit.voice')}
                rows={3}
                limit={500}
                help={t('kit.voiceHelp')}
                isOptional
              />
              <ForbiddenWords />
            </Flex>
          </Section>
        </Box>
        <EditConflictNotice latest={latest} resolve={resolve} />
      </Flex>
    </Form>
  )
}
