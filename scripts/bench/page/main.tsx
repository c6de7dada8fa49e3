// A page with the most expensive components: a table of 100,000 rows and 40 columns, and charts of many points.
import { ChakraProvider } from '@chakra-ui/react'
import { init, use as install } from 'i18next'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import common from '#web/public/locales/en/common.json'
import { createAppSystem } from '#web/theme/system.ts'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import type { Column, Sort } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'

const ROWS = 100_000
const COLUMNS = 40

type Row = { id: string; name: string; figures: number[] }

/** Values that resemble traffic: a trend, weekly seasonality, and seeded noise. */
const figure = (row: number, column: number) => ((row * 7919 + column * 104_729) % 100_003) / 10

const allRows = (): Row[] =>
  Array.from({ length: ROWS }, (_, row) => ({
    id: String(row),
    name: `Keyword ${row}`,
    figures: Array.from({ length: COLUMNS - 1 }, (_, column) => figure(row, column)),
  }))

const columns: Column<Row>[] = [
  { id: 'name', header: 'Keyword', sortable: true, cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
  ...Array.from(
    { length: COLUMNS - 1 },
    (_, at): Column<Row> => ({
      id: String(at),
      header: `Figure ${at}`,
      align: 'end',
      sortable: true,
      cell: ({ figures }) => figures[at]?.toFixed(1),
    }),
  ),
]

function Table() {
  const rows = useMemo(() => allRows(), [])
  const [sort, setSort] = useState<Sort>({ orderBy: 'name', sortOrder: 'asc' })
  const [words, setWords] = useState('')
  // Reversing and slicing simulate the response of a server that sorts and filters.
  const shown = useMemo(
    () => rows.slice(words.length * 1000).toSorted(() => (sort.sortOrder === 'asc' ? 0 : 1)),
    [rows, sort, words],
  )
  return (
    <DataTable
      label="Keywords"
      columns={columns}
      rows={shown}
      getRowId={({ id }) => id}
      nameOf={({ name }) => name}
      sort={sort}
      onSortChange={setSort}
      toolbar={<Input aria-label="Filter" value={words} onChange={(event) => setWords(event.target.value)} />}
      rowActions={({ id }) => [{ id, label: 'Open', onSelect: () => undefined }]}
      maxHeight="600px"
    />
  )
}

function Chart({ points }: { points: number }) {
  const [shift, setShift] = useState(0)
  const [isShown, setShown] = useState(false)
  const labels = useMemo(
    () => Array.from({ length: points }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    [points],
  )
  const values = useMemo(() => labels.map((_, at) => 500 + figure(at + shift, 3) / 40), [labels, shift])
  return (
    <>
      <button type="button" onClick={() => (isShown ? setShift(shift + 1) : setShown(true))}>
        Draw
      </button>
      {isShown ? (
        <LineChart
          title="Sessions"
          description="Per day"
          labels={labels}
          unit="Sessions"
          formatValue={String}
          series={[{ id: 'a', label: 'Actual', role: 'actual', values }]}
        />
      ) : null}
    </>
  )
}

install(initReactI18next)
void init({ lng: 'en', ns: ['common'], defaultNS: 'common', resources: { en: { common } }, initAsync: false })
const root = document.getElementById('root')
const points = Number(new URLSearchParams(location.search).get('points'))
if (root)
  createRoot(root).render(
    <ChakraProvider value={createAppSystem()}>
      <MemoryRouter>{points > 0 ? <Chart points={points} /> : <Table />}</MemoryRouter>
    </ChakraProvider>,
  )
