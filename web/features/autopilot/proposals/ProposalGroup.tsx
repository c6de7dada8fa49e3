import type { AutopilotProposal } from '@adwright/sdk/types'
import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'

const NameLink = chakra(Link, { base: { _hover: { textDecoration: 'underline' } } })

interface ProposalGroupProps {
  /** The suggestions of one item, at least one. */
  proposals: readonly AutopilotProposal[]
  extent: 'all' | 'some' | 'none'
  /** Undefined if the viewer can't decide. */
  onChoose: ((isOn: boolean) => void) | undefined
  children: ReactNode
}

/** The suggestions of one rule. */
export function ProposalGroup({ proposals, extent, onChoose, children }: ProposalGroupProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const id = useId()
  const [first] = proposals
  if (!first) return null
  const { autopilotId, autopilotName, ruleName } = first
  return (
    <Box as="section" aria-labelledby={id} layerStyle="card" minWidth="0">
      <Flex gap="3" px="4" py="3" align="flex-start">
        {onChoose ? (
          <Flex height="5" align="center">
            <Checkbox
              aria-label={word('ui.table.select', { name: autopilotName })}
              checked={extent === 'all'}
              ref={(box: HTMLInputElement | null) => {
                if (box) box.indeterminate = extent === 'some'
              }}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </Flex>
        ) : null}
        <Box minWidth="0">
          <Heading as="h2" id={id} textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
            <NameLink to={paths.activeRule(autopilotId)}>{autopilotName}</NameLink>
          </Heading>
          <chakra.p textStyle="sm" color="fg.muted">
            {[ruleName === autopilotName ? null : ruleName, t('proposals.count', { count: proposals.length })]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
        </Box>
      </Flex>
      <chakra.ul m="0" p="0" listStyleType="none">
        {children}
      </chakra.ul>
    </Box>
  )
}
