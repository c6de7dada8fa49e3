import type { ReportLink, ReportLinkDraft, ReportLinkUpdate, ReportLinkView } from '@adwright/sdk/types'
import { zReportLinkDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import type { ReportView } from '#web/features/reports/analytics/report-view.ts'
import { addDays, type Day, type Period } from '#web/lib/dates.ts'

/** The time after which a new link expires, and the longest that can be chosen. */
const DEFAULT_DAYS = 30
export const MAX_DAYS = 365

/** An empty field is no password. */
const password = z.optional(
  z.string().check(
    z.refine((text) => text === '' || text.length >= 8),
    z.maxLength(128),
  ),
)

export const linkSchema = z.extend(z.pick(zReportLinkDraft, { name: true, expiresOn: true }), {
  /** True if the dates move on every day. */
  isRolling: z.boolean(),
  password,
  /** True to remove the password of an existing link. */
  isPasswordRemoved: z.boolean(),
})

export type LinkValues = z.output<typeof linkSchema>

export const emptyLink = (name: string, today: Day): z.input<typeof linkSchema> => ({
  name,
  expiresOn: addDays(today, DEFAULT_DAYS),
  isRolling: false,
  password: '',
  isPasswordRemoved: false,
})

export const valuesOf = ({ name, expiresOn, view }: ReportLink): z.input<typeof linkSchema> => ({
  name,
  expiresOn,
  isRolling: view.isRolling,
  password: '',
  isPasswordRemoved: false,
})

const rangeOf = ({ from, to }: Period) => ({ dateBegin: from, dateEnd: to })

/** Returns what a link of the current report shows. */
export const linkViewOf = (
  { metric, filter, propertyName }: ReportView,
  { period, compared }: { period: Period; compared: Period | undefined },
  isRolling: boolean,
): ReportLinkView => ({
  currentPeriod: rangeOf(period),
  previousPeriod: compared ? rangeOf(compared) : null,
  isRolling,
  metric,
  ...(propertyName ? { propertyName } : {}),
  ...(filter ? { dimension: filter.dimension, dimensionValue: filter.value } : {}),
})

export const draftOf = ({ name, expiresOn, password: typed }: LinkValues, view: ReportLinkView): ReportLinkDraft => ({
  name,
  expiresOn,
  view,
  ...(typed ? { password: typed } : {}),
})

/** Returns the changes of a link; without a new password, the old one is preserved. */
export const updateOf = ({ name, expiresOn, password: typed, isPasswordRemoved }: LinkValues): ReportLinkUpdate => ({
  name,
  expiresOn,
  ...(isPasswordRemoved ? { password: null } : typed ? { password: typed } : {}),
})
