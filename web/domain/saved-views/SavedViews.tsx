import { listSavedViewsOptions } from '@adwright/sdk/react-query'
import type { SavedView, SavedViewScreen } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, ChevronDown, Settings2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '#web/session/current.ts'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { SavedViewDialog, type SavedViewRequest } from './SavedViewDialog.tsx'

/** Opens the default view once if the screen was opened without filters; the person's own comes before the team's. */
function useDefaultView(views: readonly SavedView[] | undefined) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isHandled = useRef(search !== '')
  useEffect(() => {
    if (isHandled.current || !views) return
    isHandled.current = true
    const defaults = views.filter(({ isDefault }) => isDefault)
    const view = defaults.find(({ isShared }) => !isShared) ?? defaults[0]
    // A filter that was chosen meanwhile is preserved.
    if (view && search === '') void navigate(`${pathname}?${view.query}`, { replace: true })
  }, [views, search, pathname, navigate])
}

/** The saved views of a screen as links, and the ways to save the current view and to manage all. */
export function SavedViews({ screen }: { screen: SavedViewScreen }) {
  const { t } = useTranslation('saved-views')
  const { pathname, search } = useLocation()
  const accountId = useAccount().id
  const [request, setRequest] = useState<SavedViewRequest>()
  const { data: views, error } = useQuery({
    ...listSavedViewsOptions({ path: { accountId }, query: { screens: [screen] } }),
    meta: { errors: 'inline' },
  })
  useDefaultView(views)
  const data = views ?? []
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
