import { listSavedViewsOptions } from '@adwright/sdk/react-query'
import type { SavedViewScreen } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, ChevronDown, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAccount } from '#web/session/current.ts'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { SavedViewDialog, type SavedViewRequest } from './SavedViewDialog.tsx'

/** The saved views of a screen as links, and the ways to save the current view and to manage all. */
export function SavedViews({ screen }: { screen: SavedViewScreen }) {
  const { t } = useTranslation('saved-views')
  const { pathname, search } = useLocation()
  const accountId = useAccount().id
  const [request, setRequest] = useState<SavedViewRequest>()
  const { data = [], error } = useQuery({
    ...listSavedViewsOptions({ path: { accountId }, query: { screens: [screen] } }),
    meta: { errors: 'inline' },
  })
  const query = search.replace(/^\?/, '')
  const current = data.find((view) => view.query === query)
  return (
    <>
      <Menu
        actions={[
          ...data.map((view) => ({
            id: view.id,
            label: view.isShared ? view.name : t('own', { name: view.name }),
            icon: Bookmark,
            to: `${pathname}?${view.query}`,
          })),
          {
            id: 'save',
            label: t('save'),
            icon: BookmarkPlus,
            onSelect: () => setRequest({ action: 'create', screen, query }),
          },
          {
            id: 'manage',
            label: t('manage'),
            icon: Settings2,
            ...(error ? { disabledReason: t('error') } : data.length === 0 ? { disabledReason: t('none') } : {}),
            onSelect: () => setRequest({ action: 'manage', screen, query }),
          },
        ]}
        trigger={
          <Button variant="outline">
            <Bookmark aria-hidden="true" />
            {current ? current.name : t('title')}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      {request ? (
        <SavedViewDialog request={request} views={data} ask={setRequest} onClose={() => setRequest(undefined)} />
      ) : null}
    </>
  )
}
