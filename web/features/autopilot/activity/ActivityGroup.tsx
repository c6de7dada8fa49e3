import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { ActivityRow, nameOf, OpenLink } from './ActivityRow.tsx'
import { foldMatches, type Group } from './grouping.ts'
import { MatchesRow } from './MatchesRow.tsx'

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

/** Entries with a common run, day, entity or rule, under a shared heading. */
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
        {(kind === 'entity' ? entries.map((entry) => [entry]) : foldMatches(entries)).map((line) => {
          const [first] = line
          if (!first) return null
          const place = { groupKind: kind, timeZone }
          return line.length > 1 ? (
            <MatchesRow key={first.id} entries={line} {...place} />
          ) : (
            <ActivityRow key={first.id} entry={first} {...place} />
          )
        })}
      </chakra.ul>
    </Box>
  )
}
