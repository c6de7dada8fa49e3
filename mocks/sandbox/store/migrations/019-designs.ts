// Designs in several formats and layouts. Pictures of earlier designs stay files of their accounts; a design without pictures is drawn from
// its brief when somebody saves it again.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>

const ALL_LAYOUTS = [1, 2, 3, 4, 5, 6]

function moved(row: Row, { designTypeId, tooSmall, variants: _variants, ...body }: Fields): Row {
  const texts = [body.name, body.headline, body.body, body.brief].filter((text) => typeof text === 'string')
  const design = {
    designTypeIds: [designTypeId ?? 3],
    layouts: ALL_LAYOUTS,
    badge: null,
    smallPrint: null,
    shortTexts: [],
    focus: { x: 0.5, y: 0.5 },
    variants: [],
    version: 1,
    updatedAt: row.created_at,
    failure: tooSmall ? { code: 'design-image-too-small', values: tooSmall } : null,
    ...body,
  }
  return { search_text: withoutNul(foldText(texts.join('\n'))), body: JSON.stringify(design) }
}

export const designs: Migration = {
  async up(database: Kysely<unknown>) {
    const text = textType(database)
    await sql.raw(`alter table "design" add column "deleted_at" ${text}`).execute(database)
    await sql.raw(`alter table "design" add column "search_text" ${text} not null default ''`).execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'design', moved)
    await createIndex(database, 'design', 'deleted_at')
  },
}
