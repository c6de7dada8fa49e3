import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as format from '#web/lib/format.ts'

const UNKNOWN = '–'

/** The functions of lib/format.ts in the current language; an unknown value is a dash, never 0. */
export function useFormat() {
  const { i18n } = useTranslation('common')
  const locale: format.Locale = i18n.resolvedLanguage?.startsWith('tr') ? 'tr' : 'en'
  return useMemo(
    () => ({
      locale,
      number: (value: number | null, digits?: number) =>
        value === null ? UNKNOWN : format.formatNumber(value, locale, digits),
      decimals: (value: number | null, digits: number) =>
        value === null ? UNKNOWN : format.formatDecimals(value, locale, digits),
      signed: (difference: number | null) => (difference === null ? UNKNOWN : format.formatSigned(difference, locale)),
      compact: (value: number) => format.formatCompact(value, locale),
      money: (amount: number | null, currencyCode: string, compact?: boolean) =>
        amount === null ? UNKNOWN : format.formatMoney(amount, currencyCode, locale, compact),
      rate: (share: number | null, digits?: number) =>
        share === null ? UNKNOWN : format.formatRate(share, locale, digits),
      change: (share: number) => format.formatChange(share, locale),
      points: (difference: number) => format.formatPoints(difference, locale),
      date: (value: string, style?: format.DateStyle, timeZone?: string) =>
        format.formatDate(value, locale, style, timeZone),
      dateTime: (value: string, timeZone: string) => format.formatDateTime(value, locale, timeZone),
      time: (value: string, timeZone: string) => format.formatTime(value, locale, timeZone),
      relative: (value: string, now: Date) => format.formatRelative(value, now, locale),
      duration: (seconds: number) => format.formatDuration(seconds, locale),
    }),
    [locale],
  )
}

export type Format = ReturnType<typeof useFormat>
