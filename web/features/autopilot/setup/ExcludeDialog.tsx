import { useCreateAutopilotExceptionMutation } from '@adwright/sdk/react-query'
import type { EntityRef } from '@adwright/sdk/types'
import { zCreateAutopilotExceptionBody } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

const MAX_CHARACTERS = 500

interface ExcludeDialogProps {
  ruleId: string
  entity: EntityRef
  onClose: () => void
}

/** Adds an exception to the rule, with a reason and an end date. */
export function ExcludeDialog({ ruleId, entity, onClose }: ExcludeDialogProps) {
  const { t } = useTranslation('autopilot-setup')
  const { path, timeZone } = useClient()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const create = useCreateAutopilotExceptionMutation()
  const today = useToday(timeZone)
  const { entityType, entityId, name } = entity
  const form = useContractForm(zCreateAutopilotExceptionBody, {
    ruleId,
    entityType,
    entityId,
    reason: '',
    expiresOn: null,
  })
  return (
    <Dialog isOpen title={t('violations.excludeTitle', { name })} onClose={onClose}>
      <Form
        form={form}
        label={t('violations.exclude')}
        submit={t('violations.exclude')}
        onSubmit={async (body) => {
          await create.mutateAsync({ path, body, headers: intentKey(body) })
          toaster.show({ tone: 'good', title: t('violations.excluded', { name }) })
          onClose()
          await invalidate('EA')
        }}
      >
        <TextAreaField name="reason" label={t('violations.reason')} isOptional rows={2} limit={MAX_CHARACTERS} />
        <DateField
          name="expiresOn"
          label={t('violations.until')}
          help={t('violations.untilHelp')}
          isOptional
          min={today}
        />
      </Form>
    </Dialog>
  )
}
