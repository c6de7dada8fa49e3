import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Values } from '#web/ui/chart/chart-model.ts'
import { Sparkline } from '#web/ui/chart/Sparkline.tsx'
import { Change, type ChangeValue, type GoodDirection } from './Change.tsx'

interface MetricCardProps {
  label: string
  /** Formatted, with its unit where the unit is part of the number (€1,240, 3.4%). */
  value: string
  unit?: string
  /** The date range of the metric; undefined if one range applies to all cards of the page. */
  period?: string
  change?: { value: ChangeValue | null; versus: string; goodWhen?: GoodDirection }
  /** One value per day in chronological order. */
  trend?: Values
  /** The link to the details of the metric. */
  to?: string
  mark?: ReactNode
  /** h3 inside a Section. */
  headingLevel?: 'h2' | 'h3'
}

const CardLink = chakra(Link)

export function MetricCard({
  label,
  value,
  unit,
  period,
  change,
  trend,
  to,
  mark,
  headingLevel = 'h2',
}: MetricCardProps) {
  return (
    <Box
      as="article"
      position="relative"
      layerStyle="card"
      p={{ base: '3', md: '4' }}
      minHeight={{ base: '6.5rem', md: '8.25rem' }}
      display="flex"
      flexDirection="column"
      transitionProperty="border-color"
      transitionDuration="fast"
      _hover={to ? { borderColor: 'border.control' } : undefined}
    >
      <Flex justify="space-between" columnGap="2" align="flex-start" wrap="wrap">
        <Text as={headingLevel} textStyle="label" color="fg.muted">
          {to ? (
            <CardLink
              to={to}
              color="inherit"
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' }}
              _focusVisible={{
                outline: 'none',
                _after: { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
              }}
            >
              {label}
            </CardLink>
          ) : (
            label
          )}
        </Text>
        {period ? (
          <Text textStyle="xs" color="fg.subtle" lineHeight="1.25rem">
            {period}
          </Text>
        ) : null}
      </Flex>
      <Flex align="flex-end" justify="space-between" gap="4" mt="1">
        {/* Two cards per row on phones have no room for an amount of six digits with cents at full size. */}
        <Text
          textStyle={{ base: 'title', md: 'figure' }}
          lineHeight="2.25rem"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {value}
          {unit ? (
            <chakra.span textStyle="sm" color="fg.muted" fontWeight="normal" letterSpacing="normal" ms="1">
              {unit}
            </chakra.span>
          ) : null}
        </Text>
        {trend && trend.length > 1 ? (
          <Box hideBelow="md" lineHeight="0">
            <Sparkline values={trend} />
          </Box>
        ) : null}
      </Flex>
      <Flex
        columnGap="2"
        rowGap="1.5"
        mt="auto"
        pt="2"
        textStyle="sm"
        color="fg.muted"
        justify="space-between"
        align="center"
        wrap="wrap"
      >
        {change ? (
          <Flex columnGap="1.5" wrap="wrap">
            <Change change={change.value} goodWhen={change.goodWhen} />
            {/* Two cards per row leave no room for it on phones. */}
            <chakra.span hideBelow="md">{change.versus}</chakra.span>
          </Flex>
        ) : null}
        {mark}
      </Flex>
    </Box>
  )
}
