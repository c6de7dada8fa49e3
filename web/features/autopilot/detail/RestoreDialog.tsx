import type { AutopilotItem, AutopilotVersion } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedBy } from '#web/features/autopilot/SavedBy.tsx'
import { useFetchLatestItem } from '#web/features/autopilot/use-fetch-latest-item.ts'
import { toProblem } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFocusOnChange } from '#web/ui/focus/use-focus-on-change.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { useLatestOnConflict } from '#web/ui/form/use-edit-conflict.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { differingFields } from './differing-fields.ts'
import { FieldChange } from './FieldChange.tsx'
import { fields, useFieldLabels } from './use-field-labels.ts'
import { useRestore } from './use-restore.ts'

interface RestoreDialogProps {
  version: AutopilotVersion
  item: AutopilotItem
  isOpen: boolean
  onClose: () => void
}

/** Previews the changes of restoring a version before it is restored. */
export function RestoreDialog({ version, item, isOpen, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const restore = useRestore()
  const fetchLatestItem = useFetchLatestItem()
  const { latest, send } = useLatestOnConflict(() => fetchLatestItem(item.id))
  // The comparison is with the item that is overwritten; an edit conflict is reported by the server when saving.
  const based = latest?.item ?? item
  const { linesOf, labelOf } = useFieldLabels(item.ruleId, [based, version.content])
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const differing = differingFields(based, version.content)

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      if (await send(() => restore(version, based))) onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('detail.versions.ask', { number: version.version })}
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {word('ui.cancel')}
          </Button>
          {differing.length > 0 ? (
            <BusyButton loading={isBusy} loadingText={t('detail.versions.restore')} onClick={() => void confirm()}>
              {t('detail.versions.restore')}
            </BusyButton>
          ) : null}
        </>
      }
    >
      <Flex direction="column" gap="3">
        {failure ? (
          <Failure error={failure} />
        ) : (
          <EditConflictNotice latest={latest}>
            <SavedBy savedBy={latest?.savedBy} />
            {t('detail.versions.conflictText')}
          </EditConflictNotice>
        )}
        <chakra.p>{t(differing.length > 0 ? 'detail.versions.askText' : 'detail.versions.alike')}</chakra.p>
        <div>
          {differing.map((field) => (
            <FieldChange
              key={field}
              label={labelOf(field)}
              before={linesOf(field, based)}
              after={linesOf(field, version.content)}
            />
          ))}
        </div>
      </Flex>
    </Dialog>
  )
}

/** The error of a failed restore, with the name of each setting that is no longer valid. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('autopilot')
  // Moves the focus to the notice, because a long comparison may hide it.
  const notice = useFocusOnChange(error)
  const { message, nextStep, fieldErrors = {} } = toProblem(error)
  const nameOf = (path: string) => {
    const field = fields.find((one) => one === path.split('.')[0])
    return field ? `${t(`detail.field.${field}`)}: ` : ''
  }
  const wrong = Object.entries(fieldErrors).flatMap(([path, messages]) => messages.map((one) => nameOf(path) + one))
  return (
    <Notice ref={notice} tone="bad" role="alert" title={message}>
      {wrong.length > 0 ? (
        <chakra.ul m="0" ps="5" listStyleType="disc">
          {[...new Set(wrong)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
      ) : (
        nextStep
      )}
    </Notice>
  )
}
