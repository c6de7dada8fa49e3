import { IntegrationPlatform } from '@adwright/sdk/types'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** The page on which a connection was started, and to which the platform redirects. */
export type ConnectionFlow = 'integrations' | 'get-started'

/** The platform of an address; undefined where it names none that is known. */
export const platformOf = (text: string | undefined): IntegrationPlatform | undefined =>
  Object.values(IntegrationPlatform).find((platform) => String(platform) === text)

/** Names are the platforms' own and the same in every language. */
export const PLATFORM_NAMES: Record<IntegrationPlatform, string> = {
  [IntegrationPlatform.Meta]: 'Meta',
  [IntegrationPlatform.LinkedIn]: 'LinkedIn',
  [IntegrationPlatform.GoogleAds]: 'Google Ads',
  [IntegrationPlatform.GoogleAnalytics]: 'Google Analytics',
}

/** Platforms where a client or a property is chosen after connecting. */
export type SelectablePlatform = typeof IntegrationPlatform.GoogleAds | typeof IntegrationPlatform.GoogleAnalytics

export const isSelectable = (platform: IntegrationPlatform): platform is SelectablePlatform =>
  platform === IntegrationPlatform.GoogleAds || platform === IntegrationPlatform.GoogleAnalytics

/** Loader of views with an optional platform: an unknown one is a 404. */
export function knownPlatform({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (params.platform !== undefined && platformOf(params.platform) === undefined) throw notFound()
  return null
}

/** Loader of the choice of a client: a platform that has nothing to choose from is a 404 as well. */
export function selectablePlatform({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  const platform = platformOf(params.platform)
  if (params.platform !== undefined && (platform === undefined || !isSelectable(platform))) throw notFound()
  return null
}

const notFound = () => new Response(null, { status: 404 })
