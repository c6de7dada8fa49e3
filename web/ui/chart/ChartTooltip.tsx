import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Band, Series } from './chart-model.ts'
import { type Geometry, PADDING } from './geometry.ts'
import { tooltipLines } from './tooltip-lines.ts'
import { useRangeSelection } from './use-range-selection.ts'

interface ChartTooltipProps {
  title: string
  geometry: Geometry
  labels: readonly string[]
  series: readonly Series[]
  band?: Band
  formatLabel: (label: string) => string
  formatValue: (value: number) => string
  formatChange?: ((actual: number, previous: number) => string | undefined) | undefined
  onOpen?: (index: number) => void
  onZoom?: ((from: number, to: number) => void) | undefined
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
  formatChange,
  onOpen,
  onZoom,
  noteOf,
  children,
}: ChartTooltipProps) {
  const { t } = useTranslation('common')
  const [kept, setIndex] = useState<number>()
  const [isByKey, setByKey] = useState(false)
  // A zoom or another date range leaves fewer values than there were.
  const index = kept !== undefined && kept < labels.length ? kept : undefined
  const indexAt = (event: PointerEvent<HTMLElement>) =>
    geometry.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
  const selection = useRangeSelection({ onZoom, indexAt })
  const { range } = selection
  // A drag ends with a click event, which must not open a value.
  const wasDragged = useRef(false)

  const show = (next: number | undefined, byKey: boolean) => {
    setIndex(next)
    setByKey(byKey)
  }
  const hide = () => {
    show(undefined, false)
    selection.clear()
  }

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
      selection.extend(index ?? next, next, event)
      show(next, true)
    } else if (event.key === 'Escape') {
      selection.clear()
      show(undefined, true)
    } else if (event.key === 'Enter') {
      if (selection.apply()) show(undefined, true)
      else if (index !== undefined) onOpen?.(index)
    }
  }

  const lines =
    index === undefined
      ? []
      : tooltipLines({
          index,
          series,
          band,
          formatLabel,
          formatValue,
          formatChange,
          changeLabel: t('ui.chart.change'),
        })
  const labelAt = (at: number) => formatLabel(labels[at] ?? '')
  const heading = range ? `${labelAt(range.from)} – ${labelAt(range.to)}` : index === undefined ? '' : labelAt(index)
  const note = index === undefined ? undefined : noteOf?.(index)
  const hint = range && isByKey ? t('ui.chart.zoomByKey') : undefined
  const sentence = lines.map(({ label, text }) => `${label} ${text}`).join(', ')
  const x = index === undefined ? 0 : geometry.x(index)
  const isRight = x > geometry.width / 2

  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={`${title}. ${t(onZoom ? 'ui.chart.exploreAndZoom' : 'ui.chart.explore')}`}
      tabIndex={0}
      position="relative"
      height="100%"
      cursor={onZoom ? 'crosshair' : onOpen && index !== undefined ? 'pointer' : 'default'}
      userSelect="none"
      onPointerDown={selection.onPointerDown}
      onPointerMove={(event) => {
        selection.onPointerMove(event)
        show(indexAt(event), false)
      }}
      onPointerUp={() => {
        wasDragged.current = selection.onPointerUp()
        if (wasDragged.current) show(undefined, false)
      }}
      onPointerLeave={hide}
      onBlur={hide}
      onKeyDown={onKeyDown}
      onClick={() => index !== undefined && !wasDragged.current && onOpen?.(index)}
    >
      {children}
      {range ? (
        <Box
          position="absolute"
          pointerEvents="none"
          bg="accent.solid"
          opacity="0.18"
          data-chart-color
          style={{
            left: geometry.x(range.from),
            width: geometry.x(range.to) - geometry.x(range.from),
            top: PADDING.top,
            bottom: PADDING.bottom,
          }}
        />
      ) : null}
      {index === undefined ? null : (
        <>
          <Box
            position="absolute"
            pointerEvents="none"
            width="1px"
            bg="chart.axis"
            opacity="0.5"
            data-chart-color
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
            {lines.map(({ id, label, text, color }) => (
              <Flex key={id} gap="2" align="center" whiteSpace="nowrap">
                <Box boxSize="2" borderRadius="full" data-chart-color style={{ background: color }} />
                <chakra.span color="fg.muted" me="auto" pe="3">
                  {label}
                </chakra.span>
                <chakra.span fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {text}
                </chakra.span>
              </Flex>
            ))}
            {note || hint ? (
              <Box mt="1" color="fg.muted" maxWidth="16rem">
                {[note, hint].filter(Boolean).join('. ')}
              </Box>
            ) : null}
          </Box>
        </>
      )}
      <chakra.span srOnly aria-live="polite">
        {isByKey && index !== undefined ? [heading, sentence, note, hint].filter(Boolean).join(': ') : ''}
      </chakra.span>
    </Box>
  )
}
