import type { AutopilotProposal } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ChangeView } from '#web/features/autopilot/ChangeView.tsx'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { Verdict } from './decision.ts'
import { MetricLine } from './MetricLine.tsx'
import { OutdatedLine } from './OutdatedLine.tsx'

const DAY_MS = 86_400_000

interface ProposalRowProps {
  proposal: AutopilotProposal
  isChosen: boolean
  onChoose: (isOn: boolean, isRange: boolean) => void
  onDecide: (verdict: Verdict) => void
  isBusy: boolean
  /** Why the viewer can't decide. */
  blocked: string | undefined
}

/** One suggested change: entity, change, reason, metrics, and the decision buttons. */
export function ProposalRow({ proposal, isChosen, onChoose, onDecide, isBusy, blocked }: ProposalRowProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const { timeZone } = useClient()
  const now = useServerNow()
  const { name, entityType, platformUrl, reason, metrics, estimatedSaving, proposedAt, expiresAt, outdated } = proposal
  const daysLeft = (Date.parse(expiresAt) - now.getTime()) / DAY_MS
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1.25rem minmax(0, 1fr)', lg: '1.25rem minmax(0, 1fr) 15rem auto' }}
      columnGap="3"
      rowGap="2"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      bg={isChosen ? 'accent.subtle' : undefined}
      opacity={isBusy ? 0.6 : 1}
      aria-busy={isBusy}
    >
      <Flex height="5" align="center">
        {blocked ? null : (
          <Checkbox
            aria-label={word('ui.table.select', { name })}
            checked={isChosen}
            onChange={() => undefined}
            onClick={(event) => onChoose(event.currentTarget.checked, event.shiftKey)}
          />
        )}
      </Flex>
      <Box minWidth="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {platformUrl ? (
            <chakra.a href={platformUrl} target="_blank" rel="noreferrer" _hover={{ textDecoration: 'underline' }}>
              {name}
            </chakra.a>
          ) : (
            name
          )}{' '}
          <chakra.span fontWeight="normal" color="fg.muted" textStyle="sm">
            {t(`words.entity.${entityType}`)}
          </chakra.span>
        </chakra.p>
        <EntityPath entity={proposal} />
        <chakra.p mt="1" textStyle="sm" overflowWrap="anywhere">
          {reason}
        </chakra.p>
        <Box mt="1">
          <MetricLine
            metrics={metrics}
            saving={estimatedSaving}
            dateBegin={proposal.dateBegin}
            dateEnd={proposal.dateEnd}
          />
        </Box>
      </Box>
      <Box gridColumn={{ base: '2', lg: 'auto' }} minWidth="0" overflowWrap="anywhere">
        <ChangeView change={proposal} />
        {outdated ? <OutdatedLine proposal={proposal} outdated={outdated} /> : null}
        <chakra.time display="block" dateTime={proposedAt} textStyle="xs" color="fg.muted" mt="0.5">
          {t('proposals.since', { when: format.dateTime(proposedAt, timeZone) })}
        </chakra.time>
        <chakra.time
          display="block"
          dateTime={expiresAt}
          title={format.dateTime(expiresAt, timeZone)}
          textStyle="xs"
          color="fg.muted"
        >
          {daysLeft < 1
            ? t('proposals.expires', { when: format.relative(expiresAt, now) })
            : t('proposals.expiresInDays', { count: Math.round(daysLeft) })}
        </chakra.time>
      </Box>
      <Flex gap="2" wrap="wrap" gridColumn={{ base: '2', lg: 'auto' }} align="flex-start">
        <DisabledReason reason={blocked ?? outdated?.text}>
          <BusyButton
            size="sm"
            variant="outline"
            loading={isBusy}
            aria-label={t('proposals.approveOf', { name })}
            onClick={() => onDecide('approve')}
          >
            {t('proposals.approve')}
          </BusyButton>
        </DisabledReason>
        <DisabledReason reason={blocked}>
          <Button
            size="sm"
            variant="ghost"
            // A disabled button would lose the keyboard focus.
            aria-disabled={isBusy || undefined}
            aria-label={t('proposals.rejectOf', { name })}
            onClick={() => (isBusy ? undefined : onDecide('reject'))}
          >
            {t('proposals.reject')}
          </Button>
        </DisabledReason>
      </Flex>
    </chakra.li>
  )
}
