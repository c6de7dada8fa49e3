import type { HeldBackMatches } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'

const RuleLink = chakra(Link, { base: { textDecoration: 'underline' } })

/** Why matches are not changed, one line per reason. */
export function HeldBackList({ heldBack }: { heldBack: readonly HeldBackMatches[] }) {
  const { t } = useTranslation('autopilot')
  return (
    <chakra.ul m="0" ps="0">
      {heldBack.map(({ reason, matchCount, autopilotId, autopilotName }) => (
        <li key={`${reason}-${autopilotId}`}>
          {t(`heldBack.reason.${reason}`, { count: matchCount })}
          {autopilotId ? (
            <>
              {' '}
              <RuleLink to={paths.activeRule(autopilotId)}>{autopilotName ?? t('heldBack.deletedRule')}</RuleLink>
            </>
          ) : null}
        </li>
      ))}
    </chakra.ul>
  )
}
