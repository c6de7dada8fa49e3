import { PlanLimitKind, SavedViewScreen } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { CreateLink } from '#web/ui/page/CreateLink.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Calendar } from './Calendar.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { useLastView } from './use-last-view.ts'

export const handle = { crumb: 'social-calendar:title' }

export function Component() {
  const { t } = useTranslation('social-calendar')
  const mayWrite = useCan('managePosts')
  const lastView = useLastView()
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
        </>
      }
      primaryAction={
        <CreateLink
          to={paths.newSocialPost()}
          label={t('action.new')}
          reason={mayWrite ? undefined : t('reason.viewer')}
        />
      }
    >
      <Flex direction="column" gap="4">
        {mayWrite ? <PlanLimitNotice kind={PlanLimitKind.ScheduledPosts} /> : null}
        <Calendar />
      </Flex>
      <Outlet />
    </Page>
  )
}
