import { useCreateAutopilotExceptionMutation, useGetAutopilotRuleQuery } from '@adwright/sdk/react-query'
import { type AutopilotItem, EntityType } from '@adwright/sdk/types'
import { zCreateAutopilotExceptionBody } from '@adwright/sdk/zod'
import { chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { EntityField } from './EntityField.tsx'

const MAX_CHARACTERS = 500

interface ExceptionDialogProps {
  item: AutopilotItem
  isOpen: boolean
  onClose: () => void
}

/** Excludes an entity from the rule, or from all rules, with a reason and an end date. */
export function ExceptionDialog({ item, isOpen, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation('autopilot')
  return (
    <Dialog
      title={t('detail.exceptions.add')}
      description={t('detail.exceptions.addText')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ExceptionForm item={item} onDone={onClose} />
    </Dialog>
  )
}

function ExceptionForm({ item, onDone }: { item: AutopilotItem; onDone: () => void }) {
  const { t } = useTranslation('autopilot')
  const { path, timeZone } = useClient()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const create = useCreateAutopilotExceptionMutation()
  const rule = useGetAutopilotRuleQuery({ path: { ...path, ruleId: item.ruleId } })
  const entityType = rule.data?.entityType ?? EntityType.Campaign
  const today = useToday(timeZone)
  const [name, setName] = useState('')
  const form = useContractForm(zCreateAutopilotExceptionBody, {
    ruleId: item.ruleId,
    entityType,
    entityId: '',
    reason: '',
    expiresOn: null,
  })
  const id = useId()
  return (
    <Form
      form={form}
      label={t('detail.exceptions.add')}
      submit={t('detail.exceptions.add')}
      onSubmit={async (body) => {
        await create.mutateAsync({ path, body, headers: intentKey(body) })
        toaster.show({ tone: 'good', title: t('detail.exceptions.added', { name }) })
        onDone()
        await invalidate('EA')
      }}
    >
      <EntityField
        name="entityId"
        label={t(`words.entity.${entityType}`)}
        entityType={entityType}
        onChoose={(entity) => {
          form.setValue('entityType', entity.entityType)
          setName(entity.name)
        }}
      />
      <TextAreaField name="reason" label={t('detail.exceptions.reason')} isOptional rows={2} limit={MAX_CHARACTERS} />
      <DateField
        name="expiresOn"
        label={t('detail.exceptions.until')}
        help={t('detail.exceptions.untilHelp')}
        isOptional
        min={today}
      />
      <Flex gap="2.5">
        <Flex height="5" align="center">
          <Checkbox id={id} onChange={(event) => form.setValue('ruleId', event.target.checked ? null : item.ruleId)} />
        </Flex>
        <chakra.label htmlFor={id} cursor="pointer">
          {t('detail.exceptions.forAll')}
        </chakra.label>
      </Flex>
    </Form>
  )
}
