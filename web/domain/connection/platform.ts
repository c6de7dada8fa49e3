import { IntegrationPlatform } from '@adwright/sdk/types'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** The page where a connection starts and to which the platform redirects. */
export type ConnectionFlow = 'integrations' | 'get-started'

/** Returns the platform of a URL; undefined if unknown. */
export const platformOf = (text: string | undefined): IntegrationPlatform | undefined =>
  Object.values(IntegrationPlatform).find((platform) => String(platform) === text)

/** The product names of the platforms, which are not translated. */
export const PLATFORM_NAMES: Record<IntegrationPlatform, string> = {
  [IntegrationPlatform.Meta]: 'Meta',
  [IntegrationPlatform.LinkedIn]: 'LinkedIn',
  [IntegrationPlatform.GoogleAds]: 'Google Ads',
  [IntegrationPlatform.GoogleAnalytics]: 'Google Analytics',
}

/** Platforms where a client account or a property is selected after connecting. */
export type SelectablePlatform = typeof IntegrationPlatform.GoogleAds | typeof IntegrationPlatform.GoogleAnalytics

export const isSelectable = (platform: IntegrationPlatform): platform is SelectablePlatform =>
  platform === IntegrationPlatform.GoogleAds || platform === IntegrationPlatform.GoogleAnalytics

/** The loader of views with an optional platform; answers 404 if it is unknown. */
export function knownPlatform({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (params.platform !== undefined && platformOf(params.platform) === undefined) throw notFound()
  return null
}

/** The loader of the selection dialog; answers 404 for platforms without anything to select. */
export function selectablePlatform({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  const platform = platformOf(params.platform)
  if (params.platform !== undefined && (platform === undefined || !isSelectable(platform))) throw notFound()
  return null
}

const notFound = () => new Response(null, { status: 404 })
