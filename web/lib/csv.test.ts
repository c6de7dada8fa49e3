import { expect, test } from 'vitest'
import { type CsvValue, safeText, toCsv } from './csv.ts'

const column = [{ header: 'Value', value: (value: CsvValue) => value }]
const fields = (values: CsvValue[], locale?: 'en' | 'tr') => toCsv(column, values, locale).split('\r\n').slice(1, -1)

test('a file begins with a byte order mark and its headers, and each line ends with CR LF', () => {
  const columns = [
    { header: 'Name', value: ({ name }: { name: string }) => name },
    { header: 'Clicks', value: () => 3 },
  ]
  expect(toCsv(columns, [{ name: 'Çadır' }])).toBe('\uFEFFName,Clicks\r\nÇadır,3\r\n')
})

test.each(['=1+1', '+49 30', '-2 offers', '@name', '\t=1', '\r=1', '\n=1', '  =HYPERLINK("http://x")', '＝1+1'])(
  '%j cannot run as a formula',
  (text) => {
    expect(safeText(text)).toBe(`'${text}`)
  },
)

test('a formula in a header is escaped as well', () => {
  expect(toCsv([{ header: '=A1', value: () => 1 }], [1])).toContain("'=A1")
})

test('other text is unchanged', () => {
  expect(fields(['tent = house', 'e-mail', '5 % off', '100+', ''])).toEqual([
    'tent = house',
    'e-mail',
    '5 % off',
    '100+',
    '',
  ])
})

test('separators, quotes, line ends and outer spaces are quoted', () => {
  expect(fields(['a,b'])).toEqual(['"a,b"'])
  expect(fields(['say "no"'])).toEqual(['"say ""no"""'])
  expect(toCsv(column, ['one\ntwo'])).toContain('"one\ntwo"')
  expect(fields([' tent'])).toEqual(['" tent"'])
  expect(fields(['=A1,B1'])).toEqual(['"\'=A1,B1"'])
})

test('numbers are not escaped, even if negative; missing values are empty', () => {
  expect(fields([12.5, -3, 0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, true])).toEqual([
    '12.5',
    '-3',
    '0',
    '',
    '',
    '',
    '',
    'true',
  ])
})

test('in Turkish numbers have a comma and fields a semicolon', () => {
  const columns = [
    { header: 'Ad', value: () => 'a;b' },
    { header: 'Maliyet', value: () => 83.07 },
    { header: 'Not', value: () => 'x, y' },
  ]
  expect(toCsv(columns, [1], 'tr')).toBe('\uFEFFAd;Maliyet;Not\r\n"a;b";83,07;x, y\r\n')
})
