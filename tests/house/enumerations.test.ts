import { readdirSync, readFileSync } from 'node:fs'
import * as types from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { enumerations } from '#web/i18n/enum-labels.ts'

type Texts = { [key: string]: string | Texts }

const FOLDER = 'web/public/locales/en'
const files: Record<string, Texts> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
)

/** The groups of texts whose keys are numbers, as `namespace:group`. */
const numberedGroups = (texts: Texts, path: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return []
    const group = path.endsWith(':') ? path + key : `${path}.${key}`
    const isNumbered = Object.keys(value).every((one) => /^\d+(_(one|other))?$/.test(one))
    return isNumbered ? [group] : numberedGroups(value, group)
  })

const textOf = (key: string): unknown => {
  const [namespace = '', path = ''] = key.split(':')
  return path.split('.').reduce<unknown>((texts, part) => Object(texts)[part], files[namespace])
}

test('every group of texts that is named by numbers is known as an enumeration', () => {
  const groups = Object.entries(files).flatMap(([namespace, texts]) => numberedGroups(texts, `${namespace}:`))
  expect(groups.length).toBeGreaterThan(40)
  expect(groups.filter((group) => !(group in enumerations))).toEqual([])
})

test('every enumeration of the table exists and has a text for each of its values', () => {
  for (const [group, name] of Object.entries(enumerations)) {
    if (name === null) continue
    const values: number[] = Object.values(Reflect.get(types, name) ?? {})
    expect(values.length, `${group} ${name}`).toBeGreaterThan(0)
    const missing = values.filter(
      (value) => textOf(`${group}.${value}`) === undefined && textOf(`${group}${value}`) === undefined,
    )
    expect(missing, group).toEqual([])
  }
})
