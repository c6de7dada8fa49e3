import { SavedViewScreen } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet } from 'react-router-dom'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { useUndoKey } from '#web/ui/overlay/undo.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Calendar } from './Calendar.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { useLastView } from './use-last-view.ts'

export const handle = { crumb: 'social-calendar:title' }

export function Component() {
  const { t } = useTranslation('social-calendar')
  const mayWrite = useCan('managePosts')
  const lastView = useLastView()
  useUndoKey()
  if (lastView) return <Navigate to={lastView} replace />
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={
        <>
          <SavedViews screen={SavedViewScreen.Calendar} />
          <MoreMenu />
          <DisabledReason reason={mayWrite ? undefined : t('reason.viewer')}>
            {mayWrite ? (
              <Button asChild>
                <Link to={paths.newSocialPost()}>
                  <Plus aria-hidden="true" />
                  {t('action.new')}
                </Link>
              </Button>
            ) : (
              <Button>
                <Plus aria-hidden="true" />
                {t('action.new')}
              </Button>
            )}
          </DisabledReason>
        </>
      }
    >
      <Flex direction="column" gap="4">
        <Calendar />
      </Flex>
      <Outlet />
    </Page>
  )
}
