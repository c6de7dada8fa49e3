import type { AutopilotItem, AutopilotVersion } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditConflictNotice } from '#web/features/autopilot/EditConflictNotice.tsx'
import { type LatestItem, useFetchLatestItem } from '#web/features/autopilot/use-fetch-latest-item.ts'
import { isEditConflict } from '#web/lib/edit-conflict.ts'
import { toProblem } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { differingFields } from './differing-fields.ts'
import { FieldChange } from './FieldChange.tsx'
import { fields, useFieldWords } from './use-field-words.ts'
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
  const { linesOf, labelOf } = useFieldWords(item.ruleId)
  const restore = useRestore()
  const fetchLatestItem = useFetchLatestItem()
  // The comparison keeps the version that will be overwritten; edits by others are reported when saving.
  const [{ item: based, savedBy }, setNow] = useState<LatestItem>({ item, savedBy: undefined })
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const differing = differingFields(based, version.content)
  const notice = useRef<HTMLDivElement>(null)

  // A long comparison may be scrolled past it.
  useEffect(() => {
    if (failure) notice.current?.focus()
  }, [failure])

  async function send() {
    setBusy(true)
    setFailure(undefined)
    try {
      await restore(version, based)
      onClose()
    } catch (error) {
      try {
        if (isEditConflict(error)) setNow(await fetchLatestItem(item.id))
        setFailure(error)
      } catch (unreadable) {
        setFailure(unreadable)
      }
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
            <BusyButton loading={isBusy} loadingText={t('detail.versions.restore')} onClick={() => void send()}>
              {t('detail.versions.restore')}
            </BusyButton>
          ) : null}
        </>
      }
    >
      <Flex direction="column" gap="3">
        {failure ? <Failure ref={notice} error={failure} savedBy={savedBy} /> : null}
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

interface FailureProps extends Pick<LatestItem, 'savedBy'> {
  error: unknown
  ref: Ref<HTMLDivElement>
}

/** The reason for a failed restore: an edit conflict, or settings that are no longer valid, each by name. */
function Failure({ error, savedBy, ref }: FailureProps) {
  const { t } = useTranslation('autopilot')
  const { message, nextStep, fieldErrors = {} } = toProblem(error)
  if (isEditConflict(error)) {
    return (
      <EditConflictNotice ref={ref} savedBy={savedBy}>
        {t('detail.versions.conflictText')}
      </EditConflictNotice>
    )
  }
  const nameOf = (path: string) => {
    const field = fields.find((one) => one === path.split('.')[0])
    return field ? `${t(`detail.field.${field}`)}: ` : ''
  }
  const wrong = Object.entries(fieldErrors).flatMap(([path, messages]) => messages.map((one) => nameOf(path) + one))
  return (
    <Notice ref={ref} tone="bad" role="alert" title={message}>
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
