import { Box, Button, chakra, Flex, Icon, Text } from '@chakra-ui/react'
import { Circle, CircleCheck, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SetupState } from '#web/domain/checklist/use-setup.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'

export interface Step {
  id: string
  title: string
  text: string
  state: SetupState
  /** The action of a step: a link of the app, or a callback. */
  action: { label: string; to: string } | { label: string; onAct: () => void; isBusy?: boolean } | undefined
  /** Why the step is not available yet; undefined if it is. */
  reason: string | undefined
}

const marks = {
  done: { icon: CircleCheck, color: 'good.fg' },
  open: { icon: Circle, color: 'fg.muted' },
  unknown: { icon: CircleDashed, color: 'fg.muted' },
  unread: { icon: CircleDashed, color: 'fg.muted' },
} as const

function Action({ step, isNext }: { step: Step; isNext: boolean }) {
  const { action, reason } = step
  if (!action) return null
  const variant = isNext ? 'solid' : step.state === 'done' ? 'ghost' : 'outline'
  // A borderless button aligns with the text above it.
  const inset = variant === 'ghost' ? { base: '-3', md: '0' } : undefined
  return (
    <DisabledReason reason={reason}>
      {'to' in action ? (
        <Button asChild variant={variant} size="sm" ms={inset}>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      ) : (
        <BusyButton
          variant={variant}
          size="sm"
          ms={inset}
          loading={action.isBusy ?? false}
          loadingText={action.label}
          onClick={action.onAct}
        >
          {action.label}
        </BusyButton>
      )}
    </DisabledReason>
  )
}

/** One step: status icon and label, its benefit, and its one action. */
export function StepRow({ step, isNext }: { step: Step; isNext: boolean }) {
  const { t } = useTranslation('get-started')
  const { state, title, text } = step
  const { icon, color } = marks[state]
  const isDone = state === 'done'
  return (
    <Flex
      as="li"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="4"
      align={{ base: 'flex-start', md: 'center' }}
      aria-current={isNext ? 'step' : undefined}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Icon as={icon} color={color} boxSize="5" flexShrink="0" aria-hidden="true" />
      <Flex
        flex="1"
        minWidth="0"
        gap="3"
        align={{ base: 'flex-start', md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
      >
        <Box flex="1" minWidth="0">
          <Text fontWeight="semibold" color={isDone ? 'fg.muted' : undefined}>
            <chakra.span>{title}</chakra.span>
            <chakra.span srOnly>{` – ${t(`state.${state}`)}`}</chakra.span>
          </Text>
          <Text color="fg.muted">{state === 'unread' ? t('state.unreadText') : text}</Text>
        </Box>
        <Action step={step} isNext={isNext} />
      </Flex>
    </Flex>
  )
}
