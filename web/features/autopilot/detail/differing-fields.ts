import type { AutopilotItem, AutopilotItemDraft } from '@adwright/sdk/types'
import { hashKey } from '@tanstack/react-query'
import { type Field, fields } from './use-field-words.ts'

/** The fields by which a kept content differs from what the rule is now; the order of the keys inside counts for nothing. */
export const differingFields = (item: AutopilotItem, kept: AutopilotItemDraft): Field[] =>
  fields.filter((field) => hashKey([item[field]]) !== hashKey([kept[field]]))
