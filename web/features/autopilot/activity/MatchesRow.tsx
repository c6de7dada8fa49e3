import { type ActivityEntry, ActivityKind } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Icon } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { ActivityRow, nameOf, OpenLink } from './ActivityRow.tsx'
import type { Group } from './grouping.ts'
import { kindIcons } from './kind-icons.ts'

const NAMED = 3

interface MatchesRowProps {
  /** Matches of one rule, all found or all solved. */
  entries: readonly ActivityEntry[]
  groupKind: Group['kind']
  timeZone: string
}

/** Many matches of a rule as one line that opens to each of them. */
export function MatchesRow({ entries, groupKind, timeZone }: MatchesRowProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [first] = entries
  if (!first) return null
  const { kind, ruleId, occurredAt } = first
  const { icon, color } = kindIcons[kind]
  const isFound = kind === ActivityKind.ViolationFound
  const name = nameOf(first)
  const counted = t(isFound ? 'activity.matches.found' : 'activity.matches.solved', { count: entries.length })
  const things = entries.flatMap(({ entity }) => (entity ? [entity.name] : []))
  const named = things.slice(0, NAMED).join(', ')
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle">
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1.25rem minmax(0, 1fr)', lg: '1.25rem 11rem minmax(0, 1fr) auto' }}
        columnGap="3"
        px="4"
        py="2.5"
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
          <chakra.p overflowWrap="anywhere">
            <chakra.span id={`${id}-name`} fontWeight="medium">{`${name}: ${counted}`}</chakra.span>
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {things.length > NAMED ? t('activity.matches.more', { names: named, count: things.length - NAMED }) : named}
          </chakra.p>
        </Box>
        <Flex
          gap="3"
          align="center"
          alignSelf="start"
          wrap="wrap"
          mt={{ base: '1', lg: '0' }}
          ms={{ base: isFound ? '0' : '-2', lg: '0' }}
          gridColumn={{ base: '2', lg: 'auto' }}
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
      </Box>
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
