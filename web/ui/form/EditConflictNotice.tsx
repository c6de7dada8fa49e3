import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFocusOn } from '#web/ui/focus/use-focus-on.ts'

interface EditConflictNoticeProps {
  /** The version someone else has saved; nothing is shown without one. */
  latest: unknown
  /** Who has saved it and when, or what it means here. */
  children?: ReactNode
  /** The ways out of the conflict of a form, inside which the notice stands. */
  resolve?: {
    loadLatest: () => void
    overwrite: (form: HTMLFormElement | null) => void
  }
}

/** Someone else has saved meanwhile. It takes the focus: whoever saves is often at the foot of a long form. */
export function EditConflictNotice({ latest, children, resolve }: EditConflictNoticeProps) {
  const { t } = useTranslation('common')
  const notice = useFocusOn(latest)
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
              {t('ui.editConflict.overwrite')}
            </Button>
          </Flex>
        </>
      ) : null}
    </Notice>
  )
}
