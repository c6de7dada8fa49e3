import type { ExecutionChange, UndoResult } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface UndoNoticeProps {
  result: UndoResult
  onClose: () => void
  /** Undoes the changes that were excluded because of later changes. */
  onInclude: (changes: readonly ExecutionChange[]) => void
}

/** The result of an undo: restored changes, and excluded ones with the reason. */
export function UndoNotice({ result, onClose, onInclude }: UndoNoticeProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { undoneCount, excludedCount, skipped, execution } = result
  const since = skipped.filter(({ isChangedSince }) => isChangedSince).map(({ changeId }) => changeId)
  const changedSince = execution.changes.filter(({ id }) => since.includes(id))
  const nameOf = (id: string) => execution.changes.find((change) => change.id === id)?.name ?? id
  return (
    <Notice
      tone={skipped.length > 0 ? 'warning' : 'good'}
      role="alert"
      title={t('activity.undo.done', { count: undoneCount })}
      action={
        <Button size="sm" variant="ghost" onClick={onClose}>
          {word('ui.close')}
        </Button>
      }
    >
      {excludedCount > 0 ? <chakra.p>{t('activity.undo.excluded', { count: excludedCount })}</chakra.p> : null}
      {skipped.length > 0 ? (
        <>
          <chakra.p>{t('activity.undo.skipped', { count: skipped.length })}</chakra.p>
          <chakra.ul m="0" ps="5" listStyleType="disc" maxHeight="12rem" overflowY="auto">
            {skipped.map(({ changeId, reason }) => (
              <chakra.li key={changeId} overflowWrap="anywhere">
                {nameOf(changeId)}: {reason}
              </chakra.li>
            ))}
          </chakra.ul>
          {changedSince.length > 0 ? (
            <Flex mt="2">
              <Button size="sm" variant="outline" onClick={() => onInclude(changedSince)}>
                {t('activity.undo.include', { count: changedSince.length })}
              </Button>
            </Flex>
          ) : null}
        </>
      ) : null}
    </Notice>
  )
}
