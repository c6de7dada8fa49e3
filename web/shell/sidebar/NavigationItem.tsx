import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Tooltip } from '#web/ui/overlay/Tooltip.tsx'
import type { NavigationEntry } from './navigation.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: '100%',
  minHeight: { base: '10', md: '1.875rem' },
  px: '2',
  borderRadius: 'l2',
  color: 'fg.muted',
  textStyle: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  _icon: { boxSize: '4', flexShrink: '0' },
} as const

const Row = chakra(NavLink, {
  base: {
    ...row,
    transitionProperty: 'background, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
})

const Badge = chakra('span', {
  base: {
    ms: 'auto',
    px: '1.5',
    borderRadius: 'l1',
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'normal',
  },
})

/** The attributes of a link to an announced screen: screen readers read it as disabled, and it reacts to no key or pointer. */
const disabledLink = { role: 'link', 'aria-disabled': true, tabIndex: 0 } as const

interface NavigationItemProps {
  entry: NavigationEntry
  /** How many items behind it need attention; shown as a mark unless 0. */
  count?: number
  /** True if only the icon is visible, with the name as its tooltip. */
  isIconOnly: boolean
  onNavigate?: (() => void) | undefined
}

export function NavigationItem({ entry, count = 0, isIconOnly, onNavigate }: NavigationItemProps) {
  const { t } = useTranslation('shell')
  const { icon: Icon, isComing, to } = entry
  const label = t(entry.label)
  const mark = isComing ? t('nav.soon') : count > 0 ? count : undefined
  const name = isComing ? `${label}, ${t('nav.comingSoon')}` : count > 0 ? t('nav.waiting', { label, count }) : label
  const iconName = isIconOnly ? name : undefined
  const content = (
    <>
      <Icon aria-hidden="true" />
      {isIconOnly ? null : mark === undefined ? (
        <span>{label}</span>
      ) : (
        <>
          <chakra.span srOnly>{name}</chakra.span>
          <span aria-hidden="true">{label}</span>
          <Badge aria-hidden="true">{mark}</Badge>
        </>
      )}
    </>
  )

  const item = isComing ? (
    <chakra.a {...row} {...disabledLink} aria-label={iconName} cursor="not-allowed" color="fg.subtle">
      {content}
    </chakra.a>
  ) : (
    <Row to={to} aria-label={iconName} onClick={onNavigate}>
      {content}
    </Row>
  )
  if (!isIconOnly) return item
  return (
    <Tooltip content={name} placement="right" isName>
      {item}
    </Tooltip>
  )
}
