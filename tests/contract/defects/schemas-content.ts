// Defects of schemas (posts, files, designs and surveys).

import { changed, type Defect, type Json, on } from '#tests/contract/defects/defect.ts'
import { answerWith, eachOf, textOf } from '#tests/contract/defects/tampering.ts'

export const SCHEMAS_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'schema',
    operation: 'listSocialChannels',
    name: 'no failure is the value 0',
    contradicts: 'schema: failureCode is null or one of SocialPostFailure, which has no 0',
    wrap: answerWith(
      'listSocialChannels',
      eachOf((row) => ({ ...row, failureCode: row.failureCode ?? 0 })),
    ),
  },
  {
    kind: 'schema',
    operation: 'createSurveyExport',
    name: 'the end of the file is a count of milliseconds',
    contradicts: 'schema: expiresAt is a date-time or null',
    wrap: answerWith('createSurveyExport', (body) => ({ ...body, expiresAt: Date.parse(textOf(body.expiresAt)) })),
  },
  {
    kind: 'schema',
    operation: 'getSurveyComparison',
    name: 'a difference is the second value minus the first',
    contradicts: 'SurveyDifference.difference: first minus second',
    wrap: answerWith('getSurveyComparison', (body) => ({
      ...body,
      differences: (body.differences as Json[]).map((row) => ({
        ...row,
        difference: -Number(row.difference),
        low: -Number(row.high),
        high: -Number(row.low),
      })),
    })),
  },
  {
    kind: 'schema',
    operation: 'getBusinessSurveyResults',
    name: 'a number of nobody is null',
    wrap: on('getBusinessSurveyResults', async (request, send) =>
      changed(await send(request), (body) => (body.responseCount === 0 ? { ...body, responseCount: null } : body)),
    ),
  },
  {
    kind: 'schema',
    operation: 'getBrandKit',
    name: 'colors are shortened where they can be',
    contradicts: 'HexColor: pattern ^#[0-9A-Fa-f]{6}$',
    wrap: answerWith('getBrandKit', (body) => ({
      ...body,
      colors: Object.fromEntries(
        Object.entries(body.colors as Json).map(([name, color]) => [
          name,
          textOf(color).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'),
        ]),
      ),
    })),
  },
  {
    kind: 'schema',
    operation: 'listSocialNetworkLimits',
    name: 'no limit is the number -1',
    contradicts: 'SocialNetworkLimits.maxHashtags: null without a limit, minimum 0',
    wrap: answerWith(
      'listSocialNetworkLimits',
      eachOf((row) => ({ ...row, maxHashtags: row.maxHashtags ?? -1 })),
    ),
  },
]
