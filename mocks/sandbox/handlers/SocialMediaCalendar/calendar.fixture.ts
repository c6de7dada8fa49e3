// A team with connected channels of Meta and LinkedIn, for tests of the social calendar.
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'

export const PATH = '/SocialMediaCalendar/acc_1'
export const facebook = { network: 1, channelId: '104417720938856' }
export const instagram = { network: 2, channelId: '17841402918837465' }
export const linkedIn = { network: 3, channelId: 'urn:li:organization:18264402' }
export const scheduledAt = '2026-11-20T08:00:00Z'

export const draft = { title: 'Tents', text: 'One more night outside?', channels: [facebook, linkedIn], scheduledAt }

export type Calendar = Awaited<ReturnType<typeof openCalendar>>

/** Opens a team at 9:00 UTC of November 19, 2026, the day before the draft's time. */
export async function openCalendar() {
  const { sandbox, as } = await openTeam()
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
  const connect = (platform: 1 | 2, grantedScopes = scopesOf(platform)) =>
    addCredential(
      { ...sandbox.runtime, now: sandbox.clock.now() },
      {
        accountId: 'acc_1',
        platform,
        identityId: 'lindholm',
        displayName: 'Lindholm',
        grantedScopes,
        connectedByName: 'Elif',
      },
    )
  for (const platform of [1, 2] as const) await connect(platform)
  return {
    sandbox,
    as,
    connect,
    create: (fields: object = {}, who: 'usr_ada' | 'usr_mara' = 'usr_ada') =>
      as(who)('POST', PATH, { ...draft, ...fields }),
    put: (id: string, fields: object, who: 'usr_ada' | 'usr_mara' = 'usr_ada') =>
      as(who)('PUT', `${PATH}/${id}`, { title: 'Tents', ...fields }),
    moveTo: async (moment: string) => {
      await sandbox.moveTo(new Date(moment))
      await sandbox.advance()
    },
  }
}
