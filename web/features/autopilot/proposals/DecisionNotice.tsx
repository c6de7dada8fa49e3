import { Button, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { DecisionResult } from './decision.ts'

const MAX_SHOWN = 10

const UnderlinedLink = chakra(Link, { base: { textDecoration: 'underline' } })
const List = chakra('ul', { base: { m: '0', ps: '5', listStyleType: 'disc' } })

/** The suggestions that were not decided: rejected by the platform, held back by guardrails, or decided by someone else meanwhile. */
export function DecisionNotice({ decided, onClose }: { decided: DecisionResult; onClose: () => void }) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { done, failed, heldBack, missing, verdict } = decided
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
      {heldBack.length > 0 ? (
        <>
          <chakra.p>{t('proposals.heldBack', { count: heldBack.length })}</chakra.p>
          <List>
            {heldBack.slice(0, MAX_SHOWN).map(({ name, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two things may have the same name
              <li key={`${name}-${index}`}>{name === '' ? text : `${name}: ${text}`}</li>
            ))}
          </List>
          {heldBack.length > MAX_SHOWN ? (
            <chakra.p>{t('proposals.andMore', { count: heldBack.length - MAX_SHOWN })}</chakra.p>
          ) : null}
          <UnderlinedLink to={paths.activeRules({ tab: 'guardrails' })}>
            {t('rules.automation.stopLimits')}
          </UnderlinedLink>
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
