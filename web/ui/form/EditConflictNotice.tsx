import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFocusOnChange } from '#web/ui/focus/use-focus-on-change.ts'

interface EditConflictNoticeProps {
  /** The version that someone else has saved; undefined hides the notice. */
  latest: unknown
  /** Details, such as who has saved it and when. */
  children?: ReactNode
  /** The ways to resolve the conflict, if the notice is inside a form. */
  resolve?: {
    loadLatest: () => void
    overwrite: (form: HTMLFormElement | null) => void
    /** True if saving also keeps the fields that only someone else has changed. */
    isMerging?: boolean
  }
}

/** Says that someone else has saved meanwhile. It takes the focus, because the save button is often at the end of a long form. */
export function EditConflictNotice({ latest, children, resolve }: EditConflictNoticeProps) {
  const { t } = useTranslation('common')
  const notice = useFocusOnChange(latest)
  if (latest === undefined) return null
  return (
    <Notice ref={notice} tone="warning" role="alert" title={t('ui.editConflict.title')}>
      {children}
      {resolve ? (
        <>
          <chakra.p>{t('ui.editConflict.notSaved')}</chakra.p>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={resolve.loadLatest}>
              {t('ui.editConflict.loadLatest')}
            </Button>
            <Button size="sm" variant="outline" onClick={({ currentTarget }) => resolve.overwrite(currentTarget.form)}>
              {t(resolve.isMerging ? 'ui.editConflict.merge' : 'ui.editConflict.overwrite')}
            </Button>
          </Flex>
        </>
      ) : null}
    </Notice>
  )
}
