import type { FileItem } from '@adwright/sdk/types'
import { Button, Flex, Image, Text } from '@chakra-ui/react'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { MediaPicker } from '#web/domain/files/MediaPicker.tsx'
import { toLanguage } from '#web/i18n/language.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { AlternativeTextResult } from './AlternativeTextResult.tsx'
import { MAX_SUBJECT, promptOf } from './brief.ts'
import { UnreadableAnswer } from './UnreadableAnswer.tsx'
import { useToolAnswer } from './use-tool-answer.ts'

const INSTRUCTION =
  'Describe the picture in one sentence of at most 125 characters for people who cannot see it. Do not begin with “image of”.'
const answerSchema = z.object({ alternativeText: z.string().check(z.maxLength(500)) })
const formSchema = z.object({
  subject: z.string().check(z.trim(), z.maxLength(MAX_SUBJECT)),
  language: z.enum(['en', 'tr']),
})

/** Writes the alternative text of a picture of the account. */
export function AlternativeText({ disabledReason }: { disabledReason: string | undefined }) {
  const { t, i18n } = useTranslation('analyses-tools')
  const { answer, ask } = useToolAnswer('alternative-text', answerSchema)
  const [file, setFile] = useState<FileItem>()
  const [asked, setAsked] = useState<FileItem>()
  const [isPickerOpen, setPickerOpen] = useState(false)
  const form = useContractForm(formSchema, { subject: '', language: toLanguage(i18n.resolvedLanguage) })

  return (
    <Flex direction="column" gap="4">
      <Section title={t('alt.title')} description={t('alt.text')}>
        <Form
          form={form}
          label={t('alt.title')}
          submit={t('write')}
          disabledReason={disabledReason ?? (file ? undefined : t('alt.first'))}
          onSubmit={async ({ subject, language }) => {
            if (!file) return
            await ask({ prompt: promptOf(INSTRUCTION, { subject }), language, imageFileId: file.id })
            setAsked(file)
          }}
        >
          <Flex gap="3" align="center" wrap="wrap">
            {file ? (
              <>
                <Image src={file.thumbnailUrl ?? file.url} alt="" boxSize="16" objectFit="cover" borderRadius="l2" />
                <Text overflowWrap="anywhere">{file.name}</Text>
              </>
            ) : null}
            <Button variant="outline" onClick={() => setPickerOpen(true)}>
              <ImagePlus aria-hidden="true" />
              {t(file ? 'alt.other' : 'alt.choose')}
            </Button>
          </Flex>
          <TextField
            name="subject"
            label={t('alt.subject')}
            help={t('alt.subjectHelp')}
            isOptional
            maxLength={MAX_SUBJECT}
            autoComplete="off"
          />
          <SelectField
            name="language"
            label={t('field.language')}
            options={(['en', 'tr'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </Form>
      </Section>
      <MediaPicker
        isOpen={isPickerOpen}
        onClose={() => setPickerOpen(false)}
        chosen={file ? [file] : []}
        max={1}
        onChange={([chosen]) => setFile(chosen)}
      />
      {answer && !answer.data ? <UnreadableAnswer model={answer.model} /> : null}
      {answer?.data && asked ? (
        <AlternativeTextResult
          key={answer.id}
          model={answer.model}
          written={answer.data.alternativeText}
          file={asked}
        />
      ) : null}
    </Flex>
  )
}
