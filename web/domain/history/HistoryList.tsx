import { ChangeAction, type ChangeEntry } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

interface HistoryListProps {
  entries: readonly ChangeEntry[]
  /** The changes there are, if only the latest of them were read. */
  totalCount?: number | undefined
  timeZone: string
  /** The name of a field of the contract. */
  fieldName: (field: string) => string
  /** The words of a value that the contract gives as digits or a day. */
  valueText: (field: string, value: string) => string
}

/** The changes of a thing, newest first: who, when, before and after. */
export function HistoryList({ entries, totalCount = 0, timeZone, fieldName, valueText }: HistoryListProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const said = ({ action, field, before, after }: ChangeEntry) => {
    if (action !== ChangeAction.Changed || field === null) return t(`ui.history.action.${action}`)
    const shown = (value: string | null) => (value === null ? t('ui.history.nothing') : valueText(field, value))
    return t('ui.history.changed', { field: fieldName(field), before: shown(before), after: shown(after) })
  }
  const unseen = totalCount - entries.length
  return (
    <>
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Text textStyle="sm" overflowWrap="anywhere">
              {said(entry)}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {`${entry.actorName ?? t('ui.history.service')} · ${format.dateTime(entry.occurredAt, timeZone)}`}
            </Text>
          </li>
        ))}
      </chakra.ol>
      {unseen > 0 ? (
        <Text textStyle="sm" color="fg.muted" mt="3">
          {t('ui.history.unseen', { count: unseen })}
        </Text>
      ) : null}
    </>
  )
}
