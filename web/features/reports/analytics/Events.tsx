import { type ReportAnnotation, ReportAnnotationKind } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** Longer lists are collapsed. */
const MAX_OPEN = 5

const AnomalyLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
})

/** The events of the date range: releases, holidays, campaigns, anomalies. */
export function Events({ annotations }: { annotations: readonly ReportAnnotation[] }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  if (annotations.length === 0) return null
  return (
    <chakra.details mt="3" textStyle="sm" open={annotations.length <= MAX_OPEN}>
      <chakra.summary cursor="pointer" color="fg.muted" width="fit-content">
        {t('events', { count: annotations.length })}
      </chakra.summary>
      <chakra.ul listStyleType="none" mt="2" display="flex" flexDirection="column" gap="1.5">
        {annotations.map(({ date, kind, text }) => (
          <chakra.li key={`${date} ${kind} ${text}`} display="flex" gap="3">
            <chakra.span color="fg.muted" minWidth="3.5rem" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {format.date(date, 'short')}
            </chakra.span>
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {`${t(`kind.${kind}`)}: `}
              {kind === ReportAnnotationKind.Anomaly ? (
                <AnomalyLink to={paths.anomalyActivity({ dateBegin: date, dateEnd: date })}>{text}</AnomalyLink>
              ) : (
                text
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}
