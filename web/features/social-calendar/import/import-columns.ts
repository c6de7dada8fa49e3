import type { SocialPostImportRow } from '@adwright/sdk/types'
import type { CsvTable } from '#web/lib/csv-reader.ts'
import { foldText } from '#web/lib/search-text.ts'

export const IMPORT_FIELDS = [
  'title',
  'text',
  'date',
  'time',
  'channels',
  'link',
  'hashtags',
  'labels',
  'firstComment',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The column of each field; undefined for fields that the table lacks. */
export type ColumnMap = Partial<Record<ImportField, number>>

/** Headers by which columns are recognized, in English and Turkish. */
const HEADERS: Record<ImportField, readonly string[]> = {
  title: ['title', 'name', 'başlık', 'ad'],
  text: ['text', 'content', 'caption', 'message', 'post', 'metin', 'içerik', 'açıklama'],
  date: ['date', 'day', 'publish date', 'scheduled', 'tarih', 'gün', 'yayın tarihi'],
  time: ['time', 'hour', 'publish time', 'saat', 'yayın saati'],
  channels: ['channels', 'channel', 'networks', 'network', 'page', 'kanallar', 'kanal', 'ağlar', 'ağ', 'sayfa'],
  link: ['link', 'url', 'bağlantı'],
  hashtags: ['hashtags', 'hashtag', 'tags', 'etiketler (#)', 'hashtagler'],
  labels: ['labels', 'label', 'etiketler', 'etiket'],
  firstComment: ['first comment', 'firstcomment', 'comment', 'ilk yorum', 'yorum'],
}

/** The limits of the contract per cell; longer cells are cut, and refused by the service as too long. */
const MAX_LENGTH: Record<ImportField, number> = {
  title: 10_000,
  text: 20_000,
  date: 100,
  time: 100,
  channels: 10_000,
  link: 10_000,
  hashtags: 10_000,
  labels: 10_000,
  firstComment: 20_000,
}

/** Recognizes columns by their headers. */
export function recognizedColumns(header: readonly string[]): ColumnMap {
  const folded = header.map((name) => foldText(name))
  const found = IMPORT_FIELDS.flatMap((field): [ImportField, number][] => {
    const at = folded.findIndex((name) => HEADERS[field].some((known) => foldText(known) === name))
    return at < 0 ? [] : [[field, at]]
  })
  return Object.fromEntries(found)
}

/** The rows as the contract takes them. */
export function importRows({ rows }: CsvTable, columns: ColumnMap): SocialPostImportRow[] {
  return rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      IMPORT_FIELDS.map((field) => {
        const column = columns[field]
        return [field, (column === undefined ? '' : (cells[column] ?? '')).slice(0, MAX_LENGTH[field])]
      }),
    ),
  }))
}
