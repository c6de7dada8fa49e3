// The pages and organizations of the simulated social networks. Their picture addresses lead nowhere in the simulated world.
import type { LinkedInOrganization, MetaPage } from '@adwright/sdk/types'

export const OUTDOOR_PAGES: readonly MetaPage[] = [
  {
    id: '108294615570213',
    pageId: '108294615570213',
    name: 'Lindholm Outdoor – Bergsport-Community Österreich, Südtirol und Schweiz (offiziell)',
    category: 'Outdoor & Sporting Goods Company',
    pictureUrl: null,
    followerCount: 1240,
    instagramAccount: null,
    tasks: ['ANALYZE'],
  },
  {
    id: '104417720938856',
    pageId: '104417720938856',
    name: 'Lindholm Outdoor Deutschland',
    category: 'Outdoor & Sporting Goods Company',
    pictureUrl: null,
    followerCount: 48213,
    instagramAccount: { id: '17841402918837465', username: 'lindholm.outdoor' },
    tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'],
  },
]

export const GARDEN_PAGES: readonly MetaPage[] = [
  {
    id: '115530982217704',
    pageId: '115530982217704',
    name: 'Güneş Bahçe Mobilyaları – Şişli Çarşı',
    category: 'Furniture Store',
    pictureUrl: null,
    followerCount: 6874,
    instagramAccount: { id: '17841455120096318', username: 'gunesbahce' },
    tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE'],
  },
]

export const OUTDOOR_ORGANIZATIONS: readonly LinkedInOrganization[] = [
  {
    id: 'urn:li:organization:71623845',
    name: 'Agentur Sommer & Partner – Performance Marketing, Markenstrategie und Content für den deutschsprachigen Sporthandel',
    vanityName: 'agentur-sommer-partner',
    logoUrl: null,
    followerCount: 912,
    canPost: false,
    role: 'ANALYST',
  },
  {
    id: 'urn:li:organization:18264402',
    name: 'Lindholm Outdoor GmbH',
    vanityName: 'lindholm-outdoor',
    logoUrl: null,
    followerCount: 15388,
    canPost: true,
    role: 'ADMINISTRATOR',
  },
]
