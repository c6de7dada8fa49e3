import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { decodeText, readCsv } from './csv-reader.ts'

test('quotes hold separators, line ends and doubled quotes; empty lines are left out', () => {
  const { header, rows } = readCsv('Title;Text\r\nTents;"One; two ""nights""\nout"\r\n;\r\nBoots;Dry feet')
  expect(header).toEqual(['Title', 'Text'])
  expect(rows).toEqual([
    { line: 2, cells: ['Tents', 'One; two "nights"\nout'] },
    { line: 4, cells: ['Boots', 'Dry feet'] },
  ])
})

test('tables pasted from a spreadsheet are separated by tabs', () => {
  expect(readCsv('a\tb\n1,5\t2').rows[0]?.cells).toEqual(['1,5', '2'])
})

test('what an export escaped is read back as it was', () => {
  const text = toCsv([{ header: 'text', value: (row: { text: string }) => row.text }], [{ text: '=SUM(A1)' }])
  expect(readCsv(text).rows[0]?.cells).toEqual(['=SUM(A1)'])
})

test('UTF-16 with its mark, UTF-8 and the code page of Windows are told apart', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x1f, 0x01])
  expect(decodeText(utf16)).toBe('ğ')
  expect(decodeText(new TextEncoder().encode('ğ'))).toBe('ğ')
  expect(decodeText(new Uint8Array([0xf0]))).toBe('ğ')
})
