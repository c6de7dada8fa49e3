import { Button, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { useOvertaken } from './use-overtaken.ts'

type OvertakenNoticeProps = Pick<ReturnType<typeof useOvertaken>, 'problem' | 'takeTheirs' | 'keepMine'>

/** Somebody else saved meanwhile: their version or one's own, inside the form. */
export function OvertakenNotice({ problem, takeTheirs, keepMine }: OvertakenNoticeProps) {
  const { t } = useTranslation('anomalies')
  const notice = useRef<HTMLDivElement>(null)
  // Whoever saves stands at the foot of a long form.
  useEffect(() => {
    if (problem) notice.current?.focus()
  }, [problem])
  if (problem === undefined) return null
  return (
    <Notice ref={notice} tone="warning" role="alert" title={t('overtaken.title')}>
      {problem}
      <Flex gap="2" mt="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => void takeTheirs()}>
          {t('overtaken.takeTheirs')}
        </Button>
        <Button size="sm" variant="outline" onClick={({ currentTarget }) => void keepMine(currentTarget.form)}>
          {t('overtaken.keepMine')}
        </Button>
      </Flex>
    </Notice>
  )
}
