import { Skeleton } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router-dom'
import { AccountNeeded } from '#web/domain/access/AccountNeeded.tsx'
import { knownPlatform, PLATFORM_NAMES, platformOf } from '#web/domain/connection/platform.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Checklist } from './Checklist.tsx'
import { PlatformFlow } from './PlatformFlow.tsx'

export const handle = { crumb: 'get-started:title' }

export const loader = knownPlatform

const skeleton = <Skeleton height="24rem" />

/** The setup of an account; with a platform in the address, the setup of that platform. */
export function Component() {
  const { t } = useTranslation('get-started')
  const platform = platformOf(useParams().platform)
  const name = platform && PLATFORM_NAMES[platform]
  return (
    <AccountNeeded>
      <Page title={name ? t('flow.title', { platform: name }) : t('title')} lead={name ? t('flow.lead') : t('lead')}>
        <SectionBoundary key={platform ?? 'all'} title={t('error')} skeleton={skeleton}>
          {platform ? <PlatformFlow platform={platform} /> : <Checklist />}
        </SectionBoundary>
        <Outlet />
      </Page>
    </AccountNeeded>
  )
}
