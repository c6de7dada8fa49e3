import type { AutopilotItem, AutopilotItemDraft } from '@adwright/sdk/types'
import { hashKey } from '@tanstack/react-query'
import { type Field, fields } from './use-field-words.ts'

/** The fields that differ between a stored version and the current rule, regardless of key order. */
export const differingFields = (item: AutopilotItem, kept: AutopilotItemDraft): Field[] =>
  fields.filter((field) => hashKey([item[field]]) !== hashKey([kept[field]]))
