import { Badge, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

export type Severity = 'low' | 'medium' | 'high'

const MAX_LEVEL = 3

/** Maps the severities 1, 2, 3 of the API; an unknown one above them is treated like the highest. */
export const severityOf = (level: number): Severity => (level >= MAX_LEVEL ? 'high' : level === 2 ? 'medium' : 'low')

/** Circle, diamond and triangle, distinguishable without color, as paths of 12 × 12. */
export const severityShapes: Record<Severity, string> = {
  low: 'M6 1.500a4.500 4.500 0 1 1-.01 0z',
  medium: 'M6 .500L11.500 6 6 11.500 .500 6z',
  high: 'M6 .800L11.600 11H.400z',
}

export function SeverityShape({ severity, size = 12 }: { severity: Severity; size?: number }) {
  return (
    <chakra.svg viewBox="0 0 12 12" width={`${size}px`} height={`${size}px`} flexShrink="0" aria-hidden="true">
      <chakra.path d={severityShapes[severity]} fill={`severity.${severity}.solid`} />
    </chakra.svg>
  )
}

export function SeverityBadge({ level }: { level: number }) {
  const { t } = useTranslation('common')
  const severity = severityOf(level)
  return (
    <Badge bg={`severity.${severity}.bg`} color={`severity.${severity}.fg`}>
      <SeverityShape severity={severity} size={10} />
      {level > MAX_LEVEL ? t('unknown.value', { value: level }) : t(`ui.severity.${severity}`)}
    </Badge>
  )
}
