import type { ActivityEntry } from '@adwright/sdk/types'
import { Box, chakra, Icon } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Group } from './grouping.ts'
import { kindIcons } from './kind-icons.ts'

export const OpenLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', whiteSpace: 'nowrap', _hover: { textDecoration: 'underline' } },
})

/** A rule is called what its owner calls it; what was found without one of theirs has the name of the catalogue. */
export const nameOf = ({ autopilotName, ruleName }: ActivityEntry) => autopilotName ?? ruleName

interface ActivityRowProps {
  entry: ActivityEntry
  groupKind: Group['kind']
  timeZone: string
}

/** One thing that happened. */
export function ActivityRow({ entry, groupKind, timeZone }: ActivityRowProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { kind, text, entity, actorName, occurredAt, executionId } = entry
  const { icon, color } = kindIcons[kind]
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1.25rem minmax(0, 1fr)', lg: '1.25rem 11rem minmax(0, 1fr) auto' }}
      columnGap="3"
      px="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Icon as={icon} color={color} boxSize="4" mt="0.5" aria-hidden="true" />
      <chakra.time
        dateTime={occurredAt}
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        gridColumn={{ base: '2', lg: 'auto' }}
      >
        {format.dateTime(occurredAt, timeZone)}
      </chakra.time>
      <Box minWidth="0" gridColumn={{ base: '2', lg: 'auto' }}>
        <chakra.p overflowWrap="anywhere">{text}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[t(`activity.kind.${kind}`), groupKind === 'run' || groupKind === 'rule' ? null : nameOf(entry), actorName]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
        {entity && groupKind !== 'entity' ? <EntityPath entity={entity} /> : null}
      </Box>
      {executionId && groupKind !== 'run' ? (
        <Box gridColumn={{ base: '2', lg: 'auto' }}>
          <OpenLink to={paths.activityRun(executionId)} aria-label={t('activity.openRunOf', { name: nameOf(entry) })}>
            {t('activity.openRun')}
          </OpenLink>
        </Box>
      ) : null}
    </chakra.li>
  )
}
