// Fresh blind defects of input: what is accepted though the contract refuses it.

import { addressWith, type BlindDefect, requestWith } from '#tests/contract/defects/blind-tools.ts'

export const FRESH_BLIND_INPUT_DEFECTS: BlindDefect[] = [
  {
    kind: 'input',
    operation: 'createTicketMessage',
    name: 'an empty text gets a placeholder',
    contradicts: 'schema of the body: text has at least 1 character',
    wrap: requestWith('createTicketMessage', (body) => (body.text === '' ? { ...body, text: '(no text)' } : body)),
  },
  {
    kind: 'input',
    operation: 'getAnalyticsReport',
    name: 'an unknown dimension is ignored',
    contradicts: 'parameter dimension: the values of AnalyticsDimension',
    wrap: addressWith('getAnalyticsReport', ({ searchParams }) => {
      const known = [
        'sessionDefaultChannelGroup',
        'sourceMedium',
        'landingPage',
        'deviceCategory',
        'country',
        'campaignName',
      ]
      const dimension = searchParams.get('dimension')
      if (dimension === null || known.includes(dimension)) return
      searchParams.delete('dimension')
      searchParams.delete('dimensionValue')
    }),
  },
  {
    kind: 'input',
    operation: 'validateSocialPost',
    name: 'unknown fields of the post are ignored',
    contradicts: 'schema of the body: post has additionalProperties false',
    wrap: requestWith('validateSocialPost', (body) => {
      const known = new Set(
        'title status channels text link hashtags mediaFileIds postType scheduledAt timeZone labels strategyId comment'.split(
          ' ',
        ),
      )
      const { post } = body
      if (post === null || typeof post !== 'object' || Array.isArray(post)) return body
      return { ...body, post: Object.fromEntries(Object.entries(post).filter(([name]) => known.has(name))) }
    }),
  },
  {
    kind: 'input',
    operation: 'listIntegrations',
    name: 'unknown parameters are ignored',
    contradicts: 'Conventions: unknown query parameters are refused with 400',
    wrap: addressWith('listIntegrations', (url) => void (url.search = '')),
  },
]
