// Defects of guards: idempotency keys and versions (posts, files, designs and surveys).
import { type Defect, on, readAgain, rewritten } from '#tests/contract/defects/defect.ts'

export const GUARDS_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'updateBrandKit',
    name: 'a version that is no number is ignored',
    wrap: on('updateBrandKit', async (request, send) =>
      send(
        await rewritten(request, {
          url: ({ searchParams }) => {
            if (!/^-?\d+$/.test(searchParams.get('expectedVersion') ?? '0')) searchParams.delete('expectedVersion')
          },
        }),
      ),
    ),
  },
  {
    kind: 'guards',
    operation: 'updateSurveyAnswer',
    name: 'an edit of an old version is answered with the present state and dropped',
    contradicts:
      'parameter expectedVersion: the version the edit began with; only an edit without it passes over others',
    wrap: on('updateSurveyAnswer', async (request, send) => {
      const read = readAgain(request)
      const response = await send(request)
      if (response.status !== 409 || !new URL(request.url).searchParams.has('expectedVersion')) return response
      const present = await send(read)
      return present.status === 200 ? present : response
    }),
  },
  {
    kind: 'guards',
    operation: 'deleteSocialPost',
    name: 'a deletion that is refused for its version deletes nevertheless',
    wrap: on('deleteSocialPost', async (request, send) => {
      const response = await send(request.clone())
      if (response.status === 409)
        await send(await rewritten(request, { url: ({ searchParams }) => searchParams.delete('expectedVersion') }))
      return response
    }),
  },
]
