import { Box, Flex, Skeleton } from '@chakra-ui/react'

const widths = ['72%', '54%', '63%', '48%', '58%']
const widthOf = (index: number) => widths[index % widths.length]
const count = (length: number) => Array.from({ length }, (_, index) => index)

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Flex direction="column" gap="2">
      {count(lines).map((line) => (
        <Skeleton key={line} height="3.5" width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Flex>
  )
}

export function MetricSkeleton() {
  return (
    <Box layerStyle="card" p={{ base: '3', md: '4' }} height={{ base: '6.5rem', md: '8.25rem' }}>
      <Skeleton height="3.5" width="45%" />
      <Skeleton height="7" width="60%" mt="3" />
      <Skeleton height="3" width="70%" mt="4" />
    </Box>
  )
}

/** The skeleton of a chart; `height` equals that of the chart, to avoid layout shift. */
export function ChartSkeleton({ height = 280 }: { height?: number }) {
  return <Skeleton height={`${height}px`} width="100%" />
}

export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Box layerStyle="card" overflow="hidden">
      {count(rows + 1).map((row) => (
        <Flex
          key={row}
          height={row === 0 ? '9' : '10'}
          px="3"
          gap="4"
          align="center"
          borderTopWidth={row === 0 ? 0 : '1px'}
        >
          {count(columns).map((column) => (
            <Box key={column} flex={column === 0 ? 2 : 1}>
              <Skeleton height="3" width={row === 0 ? '40%' : widthOf(row + column)} />
            </Box>
          ))}
        </Flex>
      ))}
    </Box>
  )
}
