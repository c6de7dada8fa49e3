import { Button } from '@chakra-ui/react'
import { ChevronDown, Link2, Settings2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { ReportLinkDialog, type ReportLinkRequest } from './ReportLinkDialog.tsx'

/** The ways to share the current report by a link, and to manage all links. Viewers share nothing. */
export function ShareReport() {
  const { t } = useTranslation('reports')
  const canShare = useCan('shareViews')
  const [request, setRequest] = useState<ReportLinkRequest>()
  if (!canShare) return null
  return (
    <>
      <Menu
        actions={[
          { id: 'create', label: t('links.create'), icon: Link2, onSelect: () => setRequest({ action: 'create' }) },
          { id: 'manage', label: t('links.manage'), icon: Settings2, onSelect: () => setRequest({ action: 'manage' }) },
        ]}
        trigger={
          <Button variant="outline">
            <Share2 aria-hidden="true" />
            {t('links.share')}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      {request ? <ReportLinkDialog request={request} ask={setRequest} onClose={() => setRequest(undefined)} /> : null}
    </>
  )
}
