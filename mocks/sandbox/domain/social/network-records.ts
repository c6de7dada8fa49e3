// The simulated networks' own records of what they have published, which survive a restart of the product.
import type { NetworkRecords, PublishedRecord } from '#mocks/sandbox/platforms/social.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    networkPost: PublishedRecord
  }
}

const MAX_RECENT = 200

export const networkRecords = (store: Store): NetworkRecords => ({
  add: async (record) => {
    await store.insert('networkPost', record)
  },
  find: (reference) => store.find('networkPost', { reference }),
  recent: (channelKey, from) =>
    store.list('networkPost', channelKey, {
      where: { publishedAt: { from: from.toISOString() } },
      order: 'desc',
      limit: MAX_RECENT,
    }),
})
