import { getFileOptions } from '@adwright/sdk/react-query'
import type { Design, DesignShortText } from '@adwright/sdk/types'
import { zDesignShortText } from '@adwright/sdk/zod'
import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { draftOf } from '#web/features/designer/design-draft.ts'
import { FocusPoint } from '#web/features/designer/form/FocusPoint.tsx'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { isSameData } from '#web/lib/same-data.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

const RESET = 'reset'

interface FormatChangeProps {
  design: Design
  designTypeId: number
  size: string
  onClose: () => void
}

/** Words and focus point of one format alone; the other formats keep those of the design. */
export function FormatChange({ design, designTypeId, size, onClose }: FormatChangeProps) {
  const { t } = useTranslation('designer')
  const actions = useDesignActions()
  const others = design.shortTexts.filter((text) => text.designTypeId !== designTypeId)
  const own = design.shortTexts.find((text) => text.designTypeId === designTypeId)
  const [fileId = null] = design.productImageFileIds
  const form = useContractForm(zDesignShortText, {
    designTypeId,
    headline: own?.headline ?? null,
    body: own?.body ?? null,
    focus: own?.focus ?? design.focus,
  })

  /** The change without empty texts, and without a focus that is the design's. */
  function ownOf({ headline, body, focus }: DesignShortText): DesignShortText {
    const isFocused = focus !== undefined && (own?.focus !== undefined || !isSameData(focus, design.focus))
    const words = { headline: headline?.trim() || null, body: body?.trim() || null }
    return { designTypeId, ...words, ...(isFocused ? { focus } : {}) }
  }

  async function save(shortTexts: DesignShortText[]) {
    await actions.update(design.id, { ...draftOf(design), shortTexts }, design.version)
    toaster.show({ tone: 'good', title: t('shorter.done', { size }) })
    onClose()
    await actions.refresh()
  }

  return (
    <Dialog isOpen title={t('override.title', { size })} description={t('override.text')} onClose={onClose}>
      <Form
        form={form}
        label={t('override.title', { size })}
        submit={t('shorter.submit')}
        onSubmit={(change, action) => save(action === RESET ? others : [...others, ownOf(change)])}
        secondary={
          own ? (
            <Button type="submit" value={RESET} variant="ghost">
              {t('override.reset')}
            </Button>
          ) : null
        }
      >
        <Flex direction="column" gap="4">
          <TextField
            name="headline"
            label={t('form.headline')}
            maxLength={200}
            help={
              design.headline === null
                ? t('override.headlineOfBrief')
                : t('override.headlineHelp', { headline: design.headline })
            }
            isOptional
          />
          <TextAreaField name="body" label={t('form.body')} rows={2} limit={1000} isOptional />
          {fileId === null ? null : <Focus fileId={fileId} />}
        </Flex>
      </Form>
    </Dialog>
  )
}

function Focus({ fileId }: { fileId: string }) {
  const { id: accountId } = useAccount()
  const { field } = useController<DesignShortText, 'focus'>({ name: 'focus' })
  const file = useQuery(getFileOptions({ path: { accountId, fileId } }))
  if (!file.data) return null
  return <FocusPoint src={file.data.url} value={field.value} onChange={field.onChange} focusRef={field.ref} />
}
