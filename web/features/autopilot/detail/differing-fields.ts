import type { AutopilotItem, AutopilotItemDraft } from '@adwright/sdk/types'
import { hashKey } from '@tanstack/react-query'
import { type Field, fields } from './use-field-labels.ts'

/** The fields that differ between a stored version and the current rule, regardless of key order. */
export const differingFields = (item: AutopilotItem, other: AutopilotItemDraft): Field[] =>
  fields.filter((field) => hashKey([item[field]]) !== hashKey([other[field]]))
