import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { colorOf, type SeriesRole } from './chart-model.ts'

export interface DistributionPart {
  id: string
  label: string
  role: SeriesRole
  value: number
  /** A symbol before the count of the part, such as the shape of a severity. */
  mark?: ReactNode
}

export interface DistributionRow {
  id: string
  label: string
  parts: readonly DistributionPart[]
  /** The link of the row. */
  to?: string
}

interface DistributionBarsProps {
  /** The accessible name of the list. */
  label: string
  rows: readonly DistributionRow[]
  formatValue: (value: number) => string
}

const RowLink = chakra(Link)
const sum = (row: DistributionRow) => row.parts.reduce((total, part) => total + part.value, 0)

/** Horizontal bars relative to the longest one; every value is also shown as text, so no data table is needed. */
export function DistributionBars({ label, rows, formatValue }: DistributionBarsProps) {
  const most = Math.max(1, ...rows.map(sum))
  return (
    <chakra.ul aria-label={label} display="flex" flexDirection="column" gap="3">
      {rows.map((row) => (
        <chakra.li key={row.id} position="relative">
          <Flex justify="space-between" columnGap="3" wrap="wrap" mb="1">
            {row.to ? (
              <RowLink
                to={row.to}
                _hover={{ textDecoration: 'underline' }}
                _after={{ content: '""', position: 'absolute', inset: '-4px' }}
              >
                {row.label}
              </RowLink>
            ) : (
              <span>{row.label}</span>
            )}
            <Flex as="span" gap="3" fontVariantNumeric="tabular-nums" color="fg.muted" aria-hidden="true">
              {row.parts
                .filter((part) => part.value > 0)
                .map((part) => (
                  <Flex as="span" key={part.id} align="center" gap="1">
                    {part.mark}
                    {formatValue(part.value)}
                  </Flex>
                ))}
              <chakra.span color="fg.default" fontWeight="medium" minWidth="6" textAlign="end">
                {formatValue(sum(row))}
              </chakra.span>
            </Flex>
          </Flex>
          <Flex height="2" bg="bg.muted" borderRadius="full" overflow="hidden" aria-hidden="true">
            <Flex gap="1px" style={{ width: `${(sum(row) / most) * 100}%` }}>
              {row.parts
                .filter((part) => part.value > 0)
                .map((part) => (
                  <Box key={part.id} data-chart-color style={{ flex: part.value, background: colorOf(part.role) }} />
                ))}
            </Flex>
          </Flex>
          <chakra.span srOnly>
            {`${formatValue(sum(row))}: ${row.parts.map((part) => `${part.label} ${formatValue(part.value)}`).join(', ')}`}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
