import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChartLine, Table2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartDownloadButton } from './ChartDownloadButton.tsx'
import { type ChartDownload, colorOf } from './chart-model.ts'
import { ChartTableScrollContext } from './chart-table-scroll.ts'
import { Legend, type LegendItem } from './Legend.tsx'

interface ChartFrameProps {
  title: string
  description: string
  unit: string
  height: number
  isEmpty: boolean
  legend: readonly LegendItem[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
  actions?: ReactNode
  headingLevel: 'h2' | 'h3'
  download?: ChartDownload | undefined
  chart: ReactNode
  table: ReactNode
}

/** The legend entry of a series in an exported image; hidden series are omitted. */
const legendEntryOf =
  (hidden: ReadonlySet<string>) =>
  ({ id, label, role }: LegendItem) =>
    hidden.has(id) ? [] : [{ label, color: colorOf(role === 'band' ? 'actual' : role) }]

/** The frame of every chart: title, description, legend, and a data table behind the key T. */
export function ChartFrame({
  title,
  description,
  unit,
  height,
  isEmpty,
  legend,
  hidden,
  onToggle,
  actions,
  headingLevel,
  download,
  chart,
  table,
}: ChartFrameProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const scroller = useRef<HTMLElement>(null)
  const plot = useRef<HTMLDivElement>(null)
  const switcher = useRef<HTMLButtonElement>(null)
  const [isTable, setTable] = useState(false)
  /** Switches the view; if the focus was in the old one, moves it to the new one. */
  const toggleTable = () => {
    const focused = document.activeElement
    setTable(!isTable)
    requestAnimationFrame(() => {
      if (focused?.isConnected) return
      const next = plot.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? switcher.current
      next?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isKey && !(event.target as Element).closest('input, select, textarea')) toggleTable()
  }
  const Icon = isTable ? ChartLine : Table2
  return (
    <chakra.figure
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      minWidth="0"
      onKeyDown={onKeyDown}
    >
      <Flex columnGap="3" rowGap="1" justify="space-between" align="flex-start" wrap={{ base: 'nowrap', md: 'wrap' }}>
        <Box minWidth="0" flex={{ base: '1', md: '1 1 20rem' }}>
          <Text as={headingLevel} id={`${id}-title`} textStyle="md" fontWeight="semibold">
            {title}
          </Text>
          <Text id={`${id}-description`} textStyle="sm" color="fg.muted">
            {description}
          </Text>
        </Box>
        <Flex gap="1" flexShrink="0">
          {actions}
          {download && !isTable && !isEmpty ? (
            <ChartDownloadButton
              download={download}
              words={{ title, unit, legend: legend.flatMap(legendEntryOf(hidden)) }}
            />
          ) : null}
          <Button
            ref={switcher}
            variant="ghost"
            size="sm"
            aria-label={t(isTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
            aria-keyshortcuts="T"
            onClick={toggleTable}
          >
            <Icon aria-hidden="true" />
            <chakra.span display={{ base: 'none', md: 'inline' }}>
              {t(isTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
            </chakra.span>
          </Button>
        </Flex>
      </Flex>
      {legend.length > 1 ? (
        <Box mt="2">
          <Legend items={legend} hidden={hidden} onToggle={onToggle} />
        </Box>
      ) : null}
      <Text textStyle="xs" color="fg.muted" mt="2">
        {unit}
      </Text>
      <Box ref={plot} height={`${height}px`} mt="1">
        {isEmpty ? (
          <Flex
            height="100%"
            align="center"
            justify="center"
            color="fg.muted"
            borderWidth="1px"
            borderStyle="dashed"
            borderRadius="l2"
          >
            {t('ui.chart.empty')}
          </Flex>
        ) : isTable ? (
          <chakra.section ref={scroller} height="100%" overflow="auto" tabIndex={0} aria-labelledby={`${id}-title`}>
            <ChartTableScrollContext value={scroller}>{table}</ChartTableScrollContext>
          </chakra.section>
        ) : (
          chart
        )}
      </Box>
    </chakra.figure>
  )
}
