import { useCreateReportLinkMutation } from '@adwright/sdk/react-query'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useView } from '#web/features/reports/analytics/use-view.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { usePeriod } from '#web/ui/period/use-period.ts'
import { ReportLinkFields } from './ReportLinkFields.tsx'
import { draftOf, emptyLink, linkSchema, linkViewOf } from './report-link-schema.ts'

interface CreateReportLinkProps {
  title: string
  onDone: (shareKey: string) => void
}

/** The form of a new link; it shows the report as it is filtered now. */
export function CreateReportLink({ title, onDone }: CreateReportLinkProps) {
  const { t } = useTranslation('reports')
  const { id: accountId, timeZone } = useAccount()
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const create = useCreateReportLinkMutation()
  const period = usePeriod(timeZone)
  const { view } = useView()
  const words = useFormatPeriod()(period.period)
  const form = useContractForm(linkSchema, emptyLink(t('links.defaultName', { period: words }), period.today))
  return (
    <Form
      form={form}
      label={title}
      submit={t('links.submit')}
      onSubmit={async (values) => {
        const body = draftOf(values, linkViewOf(view, period, values.isRolling))
        const { shareKey } = await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
        onDone(shareKey)
        await invalidate('listReportLinks')
      }}
    >
      <Text color="fg.muted">{t('links.text')}</Text>
      <ReportLinkFields today={period.today} period={words} />
    </Form>
  )
}
