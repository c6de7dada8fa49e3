import { Box, Flex, Icon, Text } from '@chakra-ui/react'
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

export type NoticeTone = 'info' | 'good' | 'warning' | 'bad'

const tones = {
  info: { bg: 'accent.subtle', fg: 'accent.fg', icon: Info },
  good: { bg: 'good.bg', fg: 'good.fg', icon: CircleCheck },
  warning: { bg: 'severity.low.bg', fg: 'severity.low.fg', icon: TriangleAlert },
  bad: { bg: 'bad.bg', fg: 'bad.fg', icon: CircleX },
} as const

interface NoticeProps {
  tone?: NoticeTone
  title: string
  children?: ReactNode
  action?: ReactNode
  /** `alert` if it responds to a user action; undefined if it is part of the initial page. */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

/** A message inside the page. */
export function Notice({ tone = 'info', title, children, action, role, ref }: NoticeProps) {
  const { bg, fg, icon } = tones[tone]
  return (
    <Flex
      ref={ref}
      role={role}
      tabIndex={role === 'alert' ? -1 : undefined}
      bg={bg}
      borderRadius="l3"
      px="3"
      py="2.5"
      gap="2.5"
      align="flex-start"
    >
      <Icon as={icon} color={fg} boxSize="4" mt="0.5" aria-hidden="true" />
      <Flex flex="1" minWidth="0" columnGap="2.5" rowGap="2" wrap="wrap" align="flex-start">
        <Box flex="1 1 14rem" minWidth="0">
          <Text fontWeight="medium" color={fg}>
            {title}
          </Text>
          {children ? <Box color="fg.default">{children}</Box> : null}
        </Box>
        {action}
      </Flex>
    </Flex>
  )
}
