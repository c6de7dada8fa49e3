import type { ActivityEntry } from '@adwright/sdk/types'
import { Box, chakra, Flex, Heading, Icon } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Group } from './grouping.ts'
import { kindIcons } from './kind-icons.ts'

const OpenLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', whiteSpace: 'nowrap', _hover: { textDecoration: 'underline' } },
})

/** A rule is called what its owner calls it; what was found without one of theirs has the name of the catalogue. */
const nameOf = ({ autopilotName, ruleName }: ActivityEntry) => autopilotName ?? ruleName

function useGroupTitle() {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  return ({ kind, day, entries: [first] }: Group) => {
    if (kind === 'run') return first ? nameOf(first) : ''
    if (kind === 'entity') return first?.entity?.name ?? ''
    if (kind === 'rule') return t('activity.group.rule', { name: first ? nameOf(first) : '' })
    return kind === 'day' ? format.date(day, 'long') : t('activity.group.outside', { day: format.date(day, 'long') })
  }
}

/** Entries that belong together, under what they have in common. */
export function ActivityGroup({ group, timeZone }: { group: Group; timeZone: string }) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const id = useId()
  const titleOf = useGroupTitle()
  const { kind, key, entries } = group
  const entity = kind === 'entity' ? entries[0]?.entity : undefined
  const began = entries.at(-1)?.occurredAt
  return (
    <Box as="section" aria-labelledby={id} layerStyle="card" minWidth="0">
      <Flex gap="3" justify="space-between" align="baseline" wrap="wrap" px="4" py="3">
        <Box minWidth="0">
          <Heading as="h2" id={id} textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
            {titleOf(group)}
          </Heading>
          {entity ? <EntityPath entity={entity} /> : null}
          {kind === 'run' && began ? (
            <chakra.span textStyle="sm" color="fg.muted">
              {t('activity.group.run', { when: format.dateTime(began, timeZone) })}
            </chakra.span>
          ) : null}
        </Box>
        {kind === 'run' ? (
          <OpenLink to={paths.activityRun(key)} aria-label={t('activity.openRunOf', { name: titleOf(group) })}>
            {t('activity.openRun')}
          </OpenLink>
        ) : null}
      </Flex>
      <chakra.ul m="0" p="0" listStyleType="none">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} groupKind={kind} timeZone={timeZone} />
        ))}
      </chakra.ul>
    </Box>
  )
}

interface EntryProps {
  entry: ActivityEntry
  groupKind: Group['kind']
  timeZone: string
}

function Entry({ entry, groupKind, timeZone }: EntryProps) {
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
