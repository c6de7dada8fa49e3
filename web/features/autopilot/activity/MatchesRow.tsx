import { type ActivityEntry, ActivityKind } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { ActivityRow, nameOf, OpenLink } from './ActivityRow.tsx'
import { EntryLine, textColumn } from './EntryLine.tsx'
import type { Group } from './grouping.ts'

const NAMED = 3

interface MatchesRowProps {
  /** Matches of one rule, either all found or all resolved. */
  entries: readonly ActivityEntry[]
  groupKind: Group['kind']
  timeZone: string
}

/** Many matches of a rule, collapsed into one line that expands to each of them. */
export function MatchesRow({ entries, groupKind, timeZone }: MatchesRowProps) {
  const { t } = useTranslation('autopilot')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [first] = entries
  if (!first) return null
  const { kind, ruleId, occurredAt } = first
  const isFound = kind === ActivityKind.ViolationFound
  const name = nameOf(first)
  const counted = t(isFound ? 'activity.matches.found' : 'activity.matches.solved', { count: entries.length })
  const names = entries.flatMap(({ entity }) => (entity ? [entity.name] : []))
  const named = names.slice(0, NAMED).join(', ')
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const actions = (
    <Flex
      gap="3"
      align="center"
      alignSelf="start"
      wrap="wrap"
      mt={{ base: '1', lg: '0' }}
      ms={{ base: isFound ? '0' : '-2', lg: '0' }}
      gridColumn={textColumn}
    >
      {isFound ? (
        <OpenLink to={paths.ruleViolations(ruleId)} aria-label={t('activity.matches.openOf', { name })}>
          {t('activity.matches.open')}
        </OpenLink>
      ) : null}
      <Button
        variant="ghost"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={`${id}-name`}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'activity.matches.hide' : 'activity.matches.show')}
        <Chevron aria-hidden="true" />
      </Button>
    </Flex>
  )
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle">
      <EntryLine kind={kind} occurredAt={occurredAt} timeZone={timeZone} end={actions}>
        <chakra.p overflowWrap="anywhere">
          <chakra.span id={`${id}-name`} fontWeight="medium">{`${name}: ${counted}`}</chakra.span>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {names.length > NAMED ? t('activity.matches.more', { names: named, count: names.length - NAMED }) : named}
        </chakra.p>
      </EntryLine>
      {isOpen ? (
        <chakra.ul id={id} aria-labelledby={`${id}-name`} m="0" p="0" listStyleType="none" bg="bg.subtle">
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} groupKind={groupKind} timeZone={timeZone} />
          ))}
        </chakra.ul>
      ) : null}
    </chakra.li>
  )
}
