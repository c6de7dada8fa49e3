import { expect, test } from 'vitest'
import { parseSeries } from '#mocks/sandbox/domain/anomalies/engine/series-csv.ts'

test('a benchmark file: header, times without a zone are UTC', () => {
  expect(parseSeries('timestamp,value\r\n2014-07-01 00:30:00,8127\r\n')).toEqual([
    { timestamp: '2014-07-01 00:30:00', time: Date.UTC(2014, 6, 1, 0, 30), value: 8127 },
  ])
})

test.each([
  ['2014-07-01', Date.UTC(2014, 6, 1)],
  ['2014-07-01T02:00:00+02:00', Date.UTC(2014, 6, 1)],
  ['2014-07-01 00:00:00.000000', Date.UTC(2014, 6, 1)],
  ['1404172800', Date.UTC(2014, 6, 1)],
  ['1404172800000', Date.UTC(2014, 6, 1)],
])('understands the time %s', (written, time) => {
  expect(parseSeries(`${written},1`)[0]?.time).toBe(time)
})

test('other separators and orders, quotes, named columns', () => {
  const rows = parseSeries('id;value;timestamp\n1;5;"2024-01-02"\n2;4;"2024-01-01"')
  expect(rows.map(({ timestamp, value }) => [timestamp, value])).toEqual([
    ['2024-01-01', 4],
    ['2024-01-02', 5],
  ])
})

test('a separator within quotes belongs to the cell', () => {
  const [row] = parseSeries('name,timestamp,value\n"Shop, Berlin",2024-01-01,5')
  expect(row).toMatchObject({ timestamp: '2024-01-01', value: 5 })
  expect(() => parseSeries('timestamp,value\n2024-01-01,"1,012"')).toThrow('Row 2: "1,012" is not a number.')
})

test('a row without a value is a gap', () => {
  expect(parseSeries('2024-01-01,1\n2024-01-02,\n2024-01-03,NaN\n2024-01-04,2')).toHaveLength(2)
})

test.each([
  ['', 'The file is empty.'],
  ['timestamp,value\n', 'The file has no row with a timestamp and a value.'],
  ['timestamp,value\n2024-01-01,1\n2024-01-02,many\n', 'Row 3: "many" is not a number.'],
  ['timestamp,value\n2024-02-31,1\n', 'Row 2: "2024-02-31" is not a timestamp.'],
  ['timestamp,value\nyesterday,1\n', 'Row 2: "yesterday" is not a timestamp.'],
  ['timestamp,value\n2024-01-01\n', 'Row 2 has no value: expected timestamp,value.'],
  ['2024-01-01,Infinity\n', 'Row 1: "Infinity" is not a number.'],
])('says what is wrong with %j', (text, message) => {
  expect(() => parseSeries(text)).toThrow(message)
})
