// Why a suggestion was not applied although someone approved it, and why a change was not undone.
import { type HeldBackProposal, HeldBackReason } from '@adwright/sdk/types'
import type { ApprovalReason, HeldBackChange } from '#mocks/sandbox/domain/autopilot/approval-limits.ts'
import type { FailureCode } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Skipped, SkipReason } from '#mocks/sandbox/domain/autopilot/undo.ts'
import {
  capitalized,
  clipped,
  failureText,
  type ItemNames,
  type Reader,
  valueOfField,
} from '#mocks/sandbox/domain/autopilot/wording.ts'
import { FIELDS } from '#mocks/sandbox/domain/autopilot/words.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'

type Both = { en: string; tr: string }

/** Why guardrails hold an approved suggestion back; `{name}` is the rule with the higher priority. */
const HELD_BACK_APPROVALS: Record<ApprovalReason, Both> = {
  [HeldBackReason.NothingToChange]: {
    en: '{Field} would be outside the minimum and maximum of its rule, which were edited since. Edit the rule, or reject the suggestion.',
    tr: '{Field}, kuralın sonradan düzenlenen en düşük ve en yüksek sınırının dışında kalır. Kuralı düzenleyin ya da öneriyi reddedin.',
  },
  [HeldBackReason.HigherPriority]: {
    en: 'The rule "{name}" has a higher priority and moved {field} the other way within the last 90 days. Change the order of the rules, or reject the suggestion.',
    tr: '"{name}" kuralının önceliği daha yüksek ve son 90 gün içinde ters yönde değişiklik yaptı ({field}). Kuralların sırasını değiştirin ya da öneriyi reddedin.',
  },
  [HeldBackReason.DailyLimit]: {
    en: 'With this change, rules would move {field} too far within a day. Approve it tomorrow, or raise the daily limit in the guardrails.',
    tr: 'Bu değişiklikle kurallar bir gün içinde günlük sınırı aşar ({field}). Yarın onaylayın ya da koruma sınırlarında günlük sınırı yükseltin.',
  },
  [HeldBackReason.MonthlyLimit]: {
    en: 'With this change, rules would move {field} too far within 30 days. Raise that limit in the guardrails, or reject the suggestion.',
    tr: 'Bu değişiklikle kurallar 30 günlük sınırı aşar ({field}). Koruma sınırlarında bu sınırı yükseltin ya da öneriyi reddedin.',
  },
  [HeldBackReason.BudgetStop]: {
    en: 'With this change, rules would move the daily budgets of the client account too far within a day. Approve it tomorrow, or raise the limit in the guardrails.',
    tr: 'Bu değişiklikle kurallar müşteri hesabının günlük bütçelerini bir gün içinde fazla değiştirir. Yarın onaylayın ya da koruma sınırlarında sınırı yükseltin.',
  },
  [HeldBackReason.AutomationStopped]: {
    en: 'All automation was stopped because budgets would have changed too much. Check the run that caused it and resume automation first.',
    tr: 'Bütçeler fazla değişeceği için tüm otomasyon durduruldu. Önce buna yol açan çalıştırmayı kontrol edip otomasyonu sürdürün.',
  },
}

/** Why a change was not undone; `{value}` is what the platform holds by now. */
const SKIPPED: Record<Exclude<SkipReason, FailureCode> | 'setSince' | 'goneSince', Both> = {
  'not-applied': { en: 'This change was not made.', tr: 'Bu değişiklik yapılmamıştı.' },
  'undone-before': { en: 'This change was already undone.', tr: 'Bu değişiklik daha önce geri alınmıştı.' },
  setSince: {
    en: '{Field} of "{name}" has since been set to {value} in Google Ads.',
    tr: '"{name}": {field} bu arada Google Ads üzerinde {value} olarak ayarlandı.',
  },
  goneSince: {
    en: '{Field} of "{name}" has since been removed in Google Ads.',
    tr: '"{name}": {field} bu arada Google Ads üzerinde kaldırıldı.',
  },
}

const isRefusal = (reason: SkipReason): reason is Exclude<FailureCode, 'changed-since'> =>
  !(reason in SKIPPED) && reason !== 'changed-since'

/** Why a change was not undone. */
export function skippedText({ change, reason, now }: Skipped, { language, currency }: Reader): string {
  if (isRefusal(reason)) return failureText(reason, language) ?? ''
  const since = now === null ? SKIPPED.goneSince : SKIPPED.setSince
  const sentence = reason === 'changed-since' ? since : SKIPPED[reason]
  const values = {
    field: FIELDS[change.field][language],
    Field: capitalized(FIELDS[change.field][language], language),
    name: change.name,
    value: valueOfField(change.field, now, { language, currency }),
  }
  return clipped(interpolate(sentence[language], values, language))
}

/** An approved suggestion that was held back, in the contract's form. */
export function shownHeldBack(
  { change, reason, autopilotId }: HeldBackChange,
  { language }: Reader,
  names: ItemNames,
): HeldBackProposal {
  const name = autopilotId === null ? null : (names.get(autopilotId) ?? null)
  const field = FIELDS[change.field][language]
  const values = { field, Field: capitalized(field, language), name: name ?? '' }
  const sentence = HELD_BACK_APPROVALS[reason][language]
  return {
    changeId: change.id,
    reason,
    text: clipped(interpolate(sentence, values, language)),
    autopilotId,
    autopilotName: name,
  }
}
