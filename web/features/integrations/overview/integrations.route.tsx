import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router-dom'
import { AccountNeeded } from '#web/domain/access/AccountNeeded.tsx'
import { knownPlatform, PLATFORM_NAMES, platformOf } from '#web/domain/connection/platform.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { PlatformList } from './PlatformList.tsx'

export const handle = { crumb: 'integrations:title' }

export const loader = knownPlatform

const skeleton = (
  <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} height="16rem" />
    ))}
  </SimpleGrid>
)

/** The connections of an account; with a platform in the address, that platform in detail. */
export function Component() {
  const { t } = useTranslation('integrations')
  const platform = platformOf(useParams().platform)
  return (
    <AccountNeeded>
      <Page title={platform ? PLATFORM_NAMES[platform] : t('title')} lead={platform ? undefined : t('lead')}>
        <SectionBoundary title={t('error')} skeleton={skeleton}>
          <PlatformList platform={platform} />
        </SectionBoundary>
        <Outlet />
      </Page>
    </AccountNeeded>
  )
}
