import { ReportFrequency, type SavedView, type SavedViewDraft, type SavedViewScreen } from '@adwright/sdk/types'
import { zSavedViewDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

/** The fields of the form; without a frequency nothing is sent. */
export const viewSchema = z.extend(z.pick(zSavedViewDraft, { name: true, isShared: true, isDefault: true }), {
  frequency: z.optional(z.enum(ReportFrequency)),
  recipientUserIds: z.array(z.string()),
  isPaused: z.boolean(),
  /** True to replace the saved filters by the current ones. */
  isReplaced: z.boolean(),
})

type ViewValues = z.output<typeof viewSchema>

export const emptyView: z.input<typeof viewSchema> = {
  name: '',
  isShared: false,
  isDefault: false,
  frequency: undefined,
  recipientUserIds: [],
  isPaused: false,
  isReplaced: false,
}

export const valuesOf = ({ name, isShared, isDefault, schedule }: SavedView): z.input<typeof viewSchema> => ({
  ...emptyView,
  name,
  isShared,
  isDefault,
  frequency: schedule?.frequency,
  recipientUserIds: schedule?.recipientUserIds ?? [],
  isPaused: schedule?.isPaused ?? false,
})

export const bodyOf = (
  { name, isShared, isDefault, frequency, recipientUserIds, isPaused }: ViewValues,
  { screen, query }: { screen: SavedViewScreen; query: string },
): SavedViewDraft => ({
  screen,
  query,
  name,
  isShared: isShared ?? false,
  isDefault: isDefault ?? false,
  schedule: frequency === undefined ? null : { frequency, recipientUserIds, isPaused },
})
