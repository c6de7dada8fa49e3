import type { ActivityEntry } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { paths } from '#web/paths.ts'
import { EntryLine, textColumn } from './EntryLine.tsx'
import type { Group } from './grouping.ts'

export const OpenLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', whiteSpace: 'nowrap', _hover: { textDecoration: 'underline' } },
})

/** The name that the owner gave to the rule; matches without an own rule use the name in the catalog. */
export const nameOf = ({ autopilotName, ruleName }: ActivityEntry) => autopilotName ?? ruleName

interface ActivityRowProps {
  entry: ActivityEntry
  groupKind: Group['kind']
  timeZone: string
}

/** One activity entry. */
export function ActivityRow({ entry, groupKind, timeZone }: ActivityRowProps) {
  const { t } = useTranslation('autopilot')
  const { kind, text, entity, actorName, occurredAt, executionId } = entry
  const open =
    executionId && groupKind !== 'run' ? (
      <Box gridColumn={textColumn}>
        <OpenLink to={paths.activityRun(executionId)} aria-label={t('activity.openRunOf', { name: nameOf(entry) })}>
          {t('activity.openRun')}
        </OpenLink>
      </Box>
    ) : null
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle">
      <EntryLine kind={kind} occurredAt={occurredAt} timeZone={timeZone} end={open}>
        <chakra.p overflowWrap="anywhere">{text}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[t(`activity.kind.${kind}`), groupKind === 'run' || groupKind === 'rule' ? null : nameOf(entry), actorName]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
        {entity && groupKind !== 'entity' ? <EntityPath entity={entity} /> : null}
      </EntryLine>
    </chakra.li>
  )
}
