import { Button, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { useEditConflict } from './use-edit-conflict.ts'

type EditConflictNoticeProps = Pick<ReturnType<typeof useEditConflict>, 'problem' | 'loadLatest' | 'overwrite'>

/** Somebody else saved meanwhile: their version or one's own, inside the form. */
export function EditConflictNotice({ problem, loadLatest, overwrite }: EditConflictNoticeProps) {
  const { t } = useTranslation('anomalies')
  const notice = useRef<HTMLDivElement>(null)
  // Scrolls into view, because the save button is at the end of a long form.
  useEffect(() => {
    if (problem) notice.current?.focus()
  }, [problem])
  if (problem === undefined) return null
  return (
    <Notice ref={notice} tone="warning" role="alert" title={t('editConflict.title')}>
      {problem}
      <Flex gap="2" mt="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => void loadLatest()}>
          {t('editConflict.loadLatest')}
        </Button>
        <Button size="sm" variant="outline" onClick={({ currentTarget }) => void overwrite(currentTarget.form)}>
          {t('editConflict.overwrite')}
        </Button>
      </Flex>
    </Notice>
  )
}
