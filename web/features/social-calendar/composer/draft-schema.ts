import { zSocialPostDraft } from '@adwright/sdk/zod'
import { custom, pipe, transform } from 'zod/mini'
import { bodyOf, type Draft } from './draft.ts'

/** The contract's schema of a post behind the fields of the composer, which hold hashtags and labels as text and files whole. */
export const draftSchema = (timeZone: string, untitled: string) =>
  pipe(
    pipe(
      custom<Draft>(),
      transform((draft: Draft) => bodyOf(draft, timeZone, untitled)),
    ),
    zSocialPostDraft,
  )
