// The enumerations of the contract with the labels that people read.
import type { EnumEntry } from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Label = Record<Language, string>
export type Enumeration = { key: string; value: number; label: Label }[]

/** The values of an enumeration in the order of the contract, each with its label in both languages. */
export const enumeration = <Key extends string>(
  values: Readonly<Record<Key, number>>,
  labels: Readonly<Record<Key, Label>>,
): Enumeration => Object.entries<number>(values).map(([key, value]) => ({ key, value, label: labels[key as Key] }))

export const entriesIn = (list: Enumeration, language: Language): EnumEntry[] =>
  list.map(({ key, value, label }) => ({ value, key, label: label[language] }))
