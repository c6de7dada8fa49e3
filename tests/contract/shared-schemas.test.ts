import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { misplacedSchemas } from '#scripts/lib/contract/shared-schemas.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-components-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

test('shared parameters and schemas refer to no schema of one resource group', () => {
  expect(misplacedSchemas('openapi/components')).toEqual([])
  write('parameters/PageSize.yaml', 'schema:\n  $ref: ../schemas/Count.yaml\n')
  write('parameters/Kinds.yaml', 'schema:\n  items:\n    $ref: ../schemas/Ticket/Kind.yaml\n')
  write('schemas/Draft.yaml', '$ref: Ticket/Kind.yaml\n')
  expect(misplacedSchemas(folder).toSorted()).toEqual([
    'parameters/Kinds.yaml refers to schemas/Ticket/Kind.yaml: move it to schemas/.',
    'schemas/Draft.yaml refers to schemas/Ticket/Kind.yaml: move it to schemas/.',
  ])
})
