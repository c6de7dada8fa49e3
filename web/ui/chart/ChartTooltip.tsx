import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Band, chartColors, colorOf, type Series } from './chart-model.ts'
import { type Geometry, PADDING } from './geometry.ts'

interface ChartTooltipProps {
  title: string
  geometry: Geometry
  labels: readonly string[]
  series: readonly Series[]
  band?: Band
  formatLabel: (label: string) => string
  formatValue: (value: number) => string
  onOpen?: (index: number) => void
  /** Returns additional text for an index, such as its anomaly. */
  noteOf?: (index: number) => string | undefined
  children: ReactNode
}

/** One tooltip for all series at an index, by pointer or arrow keys; announced to screen readers as a sentence. */
export function ChartTooltip({
  title,
  geometry,
  labels,
  series,
  band,
  formatLabel,
  formatValue,
  onOpen,
  noteOf,
  children,
}: ChartTooltipProps) {
  const { t } = useTranslation('common')
  const [index, setIndex] = useState<number>()
  const [isByKey, setByKey] = useState(false)

  const show = (next: number | undefined, byKey: boolean) => {
    setIndex(next)
    setByKey(byKey)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) =>
    show(geometry.placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left), false)

  const onKeyDown = (event: KeyboardEvent) => {
    const last = labels.length - 1
    const steps: Record<string, number> = {
      ArrowRight: Math.min(last, (index ?? -1) + 1),
      ArrowLeft: Math.max(0, (index ?? labels.length) - 1),
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      show(next, true)
    } else if (event.key === 'Escape') show(undefined, true)
    else if (event.key === 'Enter' && index !== undefined) onOpen?.(index)
  }

  const write = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatValue(value))
  const lines =
    index === undefined
      ? []
      : series.map(({ id, label, role, values }) => ({
          id,
          label,
          words: write(values[index]),
          background: colorOf(role),
        }))
  if (band && index !== undefined) {
    const words = `${write(band.low[index])} – ${write(band.high[index])}`
    lines.push({ id: 'band', label: band.label, words, background: chartColors.band })
  }
  const heading = index === undefined ? '' : formatLabel(labels[index] ?? '')
  const note = index === undefined ? undefined : noteOf?.(index)
  const said = lines.map(({ label, words }) => `${label} ${words}`).join(', ')
  const x = index === undefined ? 0 : geometry.x(index)
  const isRight = x > geometry.width / 2

  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={`${title}. ${t('ui.chart.explore')}`}
      tabIndex={0}
      position="relative"
      height="100%"
      cursor={onOpen && index !== undefined ? 'pointer' : 'default'}
      onPointerMove={onPointerMove}
      onPointerLeave={() => show(undefined, false)}
      onBlur={() => show(undefined, false)}
      onKeyDown={onKeyDown}
      onClick={() => index !== undefined && onOpen?.(index)}
    >
      {children}
      {index === undefined ? null : (
        <>
          <Box
            position="absolute"
            pointerEvents="none"
            width="1px"
            bg="chart.axis"
            opacity="0.5"
            style={{ left: x, top: PADDING.top, bottom: PADDING.bottom }}
          />
          <Box
            aria-hidden="true"
            position="absolute"
            pointerEvents="none"
            zIndex="docked"
            layerStyle="floating"
            px="3"
            py="2"
            textStyle="xs"
            minWidth="9rem"
            style={{
              top: PADDING.top,
              left: x + (isRight ? -12 : 12),
              transform: isRight ? 'translateX(-100%)' : undefined,
            }}
          >
            <Box fontWeight="semibold" mb="1" whiteSpace="nowrap">
              {heading}
            </Box>
            {lines.map(({ id, label, words, background }) => (
              <Flex key={id} gap="2" align="center" whiteSpace="nowrap">
                <Box boxSize="2" borderRadius="full" style={{ background }} />
                <chakra.span color="fg.muted" me="auto" pe="3">
                  {label}
                </chakra.span>
                <chakra.span fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {words}
                </chakra.span>
              </Flex>
            ))}
            {note ? (
              <Box mt="1" color="fg.muted">
                {note}
              </Box>
            ) : null}
          </Box>
        </>
      )}
      <chakra.span srOnly aria-live="polite">
        {isByKey && index !== undefined ? [heading, said, note].filter(Boolean).join(': ') : ''}
      </chakra.span>
    </Box>
  )
}
