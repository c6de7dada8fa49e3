import { listReportLinksOptions, useUpdateReportLinkMutation } from '@adwright/sdk/react-query'
import type { ReportLink } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { containsData } from '#web/lib/contains-data.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { ReportLinkFields } from './ReportLinkFields.tsx'
import { linkSchema, updateOf, valuesOf } from './report-link-schema.ts'

interface EditReportLinkProps {
  title: string
  link: ReportLink
  onDone: () => void
}

/** The form of an existing link, with optimistic locking; its address stays. */
export function EditReportLink({ title, link, onDone }: EditReportLinkProps) {
  const { t } = useTranslation('reports')
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const update = useUpdateReportLinkMutation()
  const saved = useRef(link)
  const form = useContractForm(linkSchema, valuesOf(link))
  const { latest, send, formVersion, ...resolve } = useEditConflict<ReportLink>({
    fetchLatest: async () => {
      const all = await queries.fetchQuery({ ...listReportLinksOptions({ path: { accountId } }), staleTime: 0 })
      return all.find(({ id }) => id === link.id)
    },
    rebase: (other) => {
      saved.current = other
    },
    show: (other) => form.reset(valuesOf(other)),
    focusFirst: () => form.setFocus('name'),
  })
  return (
    <Form
      form={form}
      label={title}
      submit={t('links.save')}
      onSubmit={async (values) => {
        const body = updateOf(values)
        const done = await send(
          (own) => {
            const query = { expectedVersion: (own ?? saved.current).version }
            return update.mutateAsync({ path: { accountId, linkId: link.id }, query, body })
          },
          (other) => (containsData(updateOf(valuesOf(other)), body) ? other : undefined),
        )
        if (!done) return
        onDone()
        await invalidate('listReportLinks')
      }}
    >
      <ReportLinkFields key={formVersion} today={today} hasPassword={link.hasPassword} />
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
