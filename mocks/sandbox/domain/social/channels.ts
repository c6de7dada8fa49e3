// Pages and profiles that the credentials of an account reach.
import { IntegrationPlatform, type LinkedInOrganization, type MetaPage } from '@adwright/sdk/types'
import { credentialsOf, type KnownCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf, missingScopesOf } from '#mocks/sandbox/domain/integrations/health.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type ChannelContext = { store: Store; platforms: Pick<Platforms, 'social'> }
export type Reached<Page> = { page: Page; credential: KnownCredential }

const byName = <Page extends { id: string; name: string }>(a: Reached<Page>, b: Reached<Page>) =>
  a.page.name.localeCompare(b.page.name) || a.page.id.localeCompare(b.page.id)

function eachOnce<Page extends { id: string; name: string }>(all: Reached<Page>[]): Reached<Page>[] {
  const first = new Map<string, Reached<Page>>()
  for (const one of all) if (!first.has(one.page.id)) first.set(one.page.id, one)
  return [...first.values()].sort(byName)
}

/** Facebook pages with the credential that leads to each, those with an ended consent included. */
export async function metaPagesOf(
  { store, platforms }: ChannelContext,
  accountId: string,
): Promise<Reached<MetaPage>[]> {
  const credentials = (await credentialsOf(store, accountId)).filter(
    ({ platform }) => platform === IntegrationPlatform.Meta,
  )
  return eachOnce(
    credentials.flatMap((credential) =>
      platforms.social.metaPages(credential.identityId).map((page) => ({ page, credential })),
    ),
  )
}

/** LinkedIn organizations with the credential that leads to each, those with an ended consent included. */
export async function organizationsOf(
  { store, platforms }: ChannelContext,
  accountId: string,
): Promise<Reached<LinkedInOrganization>[]> {
  const credentials = (await credentialsOf(store, accountId)).filter(
    ({ platform }) => platform === IntegrationPlatform.LinkedIn,
  )
  return eachOnce(
    credentials.flatMap((credential) =>
      platforms.social.organizations(credential.identityId).map((page) => ({
        page: { ...page, canPost: page.canPost && !missingScopesOf(credential).includes('w_organization_social') },
        credential,
      })),
    ),
  )
}

/** Leaves out what hangs on a consent that has ended. */
export const stillReached = <Page>(all: Reached<Page>[], now: Date): Page[] =>
  all.flatMap(({ page, credential }) => (endOf(credential, now) ? [] : [page]))
