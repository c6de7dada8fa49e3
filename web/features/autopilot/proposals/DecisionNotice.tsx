import { Button, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { DecisionResult } from './decision.ts'

const MAX_SHOWN = 10

const List = chakra('ul', { base: { m: '0', ps: '5', listStyleType: 'disc' } })

/** The failed decisions: rejected by the platform, or decided by someone else meanwhile. */
export function DecisionNotice({ decided, onClose }: { decided: DecisionResult; onClose: () => void }) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { done, failed, missing, verdict } = decided
  const named = missing.filter((name) => name !== '')
  return (
    <Notice
      tone={failed.length > 0 ? 'bad' : 'warning'}
      role="alert"
      title={t(verdict === 'approve' ? 'proposals.approved' : 'proposals.rejected', { count: done.length })}
      action={
        <Button size="sm" variant="ghost" onClick={onClose}>
          {word('ui.close')}
        </Button>
      }
    >
      {failed.length > 0 ? (
        <>
          <chakra.p>{t('proposals.refused', { count: failed.length })}</chakra.p>
          <List>
            {failed.slice(0, MAX_SHOWN).map(({ id, name, failureReason }) => (
              <li key={id}>
                {name}
                {failureReason ? `: ${failureReason}` : ''}
              </li>
            ))}
          </List>
          {failed.length > MAX_SHOWN ? (
            <chakra.p>{t('proposals.andMore', { count: failed.length - MAX_SHOWN })}</chakra.p>
          ) : null}
        </>
      ) : null}
      {missing.length > 0 ? (
        <>
          <chakra.p>{t('proposals.missing', { count: missing.length })}</chakra.p>
          {named.length > 0 ? (
            <List>
              {named.slice(0, MAX_SHOWN).map((name, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two things may have the same name
                <li key={`${name}-${index}`}>{name}</li>
              ))}
            </List>
          ) : null}
        </>
      ) : null}
    </Notice>
  )
}
