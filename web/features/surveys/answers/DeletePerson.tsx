import { useDeleteSurveyRespondentMutation } from '@adwright/sdk/react-query'
import { zDeleteSurveyRespondentBody } from '@adwright/sdk/zod'
import { Button } from '@chakra-ui/react'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurveyActions } from '#web/features/surveys/use-survey-actions.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Deletes everything a person has answered in all surveys, by the address they left. */
export function DeletePerson() {
  const { t } = useTranslation('surveys')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <UserX size={16} aria-hidden="true" />
        {t('person.button')}
      </Button>
      <Dialog title={t('person.title')} description={t('person.text')} isOpen={isOpen} onClose={close} size="sm">
        <DeleteForm onDone={close} />
      </Dialog>
    </>
  )
}

function DeleteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('surveys')
  const { id: accountId } = useAccount()
  const { refresh } = useSurveyActions()
  // After a lost answer, the repeated deletion is answered as the first: it finds no one any more.
  const intentKey = useIntentKey()
  const remove = useDeleteSurveyRespondentMutation()
  const form = useContractForm(zDeleteSurveyRespondentBody, { email: '' })
  return (
    <Form
      form={form}
      label={t('person.title')}
      submit={t('person.delete')}
      isDanger
      onSubmit={async (body) => {
        const { deletedCount } = await remove.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
        if (deletedCount === 0) {
          form.setError('email', { type: 'server', message: t('person.none') }, { shouldFocus: true })
          return
        }
        await refresh()
        onDone()
        toaster.show({ tone: 'good', title: t('person.done', { count: deletedCount }) })
      }}
    >
      <TextField name="email" type="email" label={t('person.email')} autoComplete="off" />
    </Form>
  )
}
