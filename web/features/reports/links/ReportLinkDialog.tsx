import { useDeleteReportLinkMutation } from '@adwright/sdk/react-query'
import type { ReportLink } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { CreatedLink } from './CreatedLink.tsx'
import { CreateReportLink } from './CreateReportLink.tsx'
import { EditReportLink } from './EditReportLink.tsx'
import { ReportLinkList } from './ReportLinkList.tsx'

export type ReportLinkRequest =
  | { action: 'create' | 'manage' }
  | { action: 'created'; shareKey: string }
  | { action: 'edit' | 'revoke'; link: ReportLink }

interface ReportLinkDialogProps {
  request: ReportLinkRequest
  ask: (request: ReportLinkRequest) => void
  onClose: () => void
}

/** Creates a link of the current report, lists all links, or edits and revokes one. */
export function ReportLinkDialog({ request, ask, onClose }: ReportLinkDialogProps) {
  const { t } = useTranslation('reports')
  if (request.action === 'revoke') return <RevokeLink link={request.link} onClose={onClose} />
  const title = t(`links.dialog.${request.action}`)
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {request.action === 'create' ? (
        <CreateReportLink title={title} onDone={(shareKey) => ask({ action: 'created', shareKey })} />
      ) : request.action === 'created' ? (
        <CreatedLink shareKey={request.shareKey} />
      ) : request.action === 'edit' ? (
        <EditReportLink title={title} link={request.link} onDone={onClose} />
      ) : (
        <ReportLinkList onAsk={(action, link) => ask({ action, link })} />
      )}
    </Dialog>
  )
}

function RevokeLink({ link, onClose }: { link: ReportLink; onClose: () => void }) {
  const { t } = useTranslation('reports')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const revoke = useDeleteReportLinkMutation()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('links.revokeTitle', { name: link.name })}
      confirm={t('links.revoke')}
      onClose={onClose}
      onConfirm={async () => {
        await ensureDeleted(revoke.mutateAsync({ path: { accountId, linkId: link.id } }))
        await invalidate('listReportLinks')
      }}
    >
      {t('links.revokeText')}
    </ConfirmDialog>
  )
}
