// Designs of the sample team; their pictures are drawn right after they are stored.
import { DesignLayout, DesignStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { DESIGN_LAYOUTS, type StoredDesign } from '#mocks/sandbox/domain/designer/design.ts'
import { userOf } from '#mocks/sandbox/domain/designer/design-files.ts'
import { designJob } from '#mocks/sandbox/domain/designer/design-job.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

type DesignSeed = Pick<
  StoredDesign,
  | 'name'
  | 'designTypeIds'
  | 'layouts'
  | 'brief'
  | 'headline'
  | 'body'
  | 'callToAction'
  | 'badge'
  | 'brandColors'
  | 'language'
  | 'isTest'
> & { hoursAgo: number }

export const DESIGNS: DesignSeed[] = [
  {
    name: 'Fjell boots, wet ridge',
    designTypeIds: [3, 7, 15],
    layouts: [...DESIGN_LAYOUTS],
    brief: 'The Fjell boots on a wet ridge. Calm, no people in front. Say that they stay dry.',
    headline: 'Trocken bleiben. Weiter gehen.',
    body: 'Der Fjell-Stiefel hält zwei Tage Regen aus.',
    callToAction: 'Jetzt entdecken',
    badge: null,
    brandColors: ['#1F4D3A', '#F2B705'],
    language: 'de-DE',
    isTest: false,
    hoursAgo: 46,
  },
  {
    name: 'Kış indirimi',
    designTypeIds: [2],
    layouts: [DesignLayout.Split, DesignLayout.Words],
    brief: 'Kış indirimi başladı! Çadır ve uyku tulumlarında pazar gününe kadar %20 indirim.',
    headline: null,
    body: null,
    callToAction: 'Hemen keşfedin',
    badge: '%20',
    brandColors: ['#123A5C', '#FF8A5B'],
    language: 'tr-TR',
    isTest: true,
    hoursAgo: 5,
  },
]

type Scene = {
  account: StoredAccount
  author: Person
  pictures: string[]
  language: Language
  /** Test designs use no credit of the plan. */
  isTest?: boolean
}

/** Adds the designs of the team; returns their ids. */
export async function seedDesigns(runtime: SystemContext, scene: Scene): Promise<string[]> {
  const { store, clock, newId } = runtime
  const { account, author, pictures, language } = scene
  const now = clock.now()
  const ids: string[] = []
  for (const [index, { hoursAgo, ...draft }] of inLanguage(DESIGNS, language).entries()) {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString()
    const design: StoredDesign = {
      ...draft,
      isTest: scene.isTest ?? draft.isTest,
      id: newId('dsg'),
      accountId: account.id,
      status: DesignStatus.Queued,
      logoFileId: null,
      postId: null,
      productImageFileIds: index === 0 ? pictures.slice(0, 1) : [],
      smallPrint: null,
      shortTexts: [],
      focus: { x: 0.5, y: 0.5 },
      variants: [],
      failure: null,
      deletedAt: null,
      version: 1,
      updatedAt: createdAt,
      createdByName: fullName(author),
      createdAt,
    }
    await store.insert('design', design)
    await replaceUses(store, userOf(design), [], design.productImageFileIds, account.id)
    // Drawing takes seconds, so a job does it after the start.
    await store.jobs.note(designJob(design), now)
    ids.push(design.id)
  }
  return ids
}
