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
  const fullLabel = `${label}, ${t('nav.comingSoon')}`
  const named = count > 0 ? t('nav.waiting', { label, count }) : undefined
  const text = isIconOnly ? null : (
    <>
      <span>{label}</span>
      {count > 0 ? <Badge aria-hidden="true">{count}</Badge> : null}
    </>
  )

  const item = isComing ? (
    <chakra.a
      {...row}
      {...disabledLink}
      aria-label={isIconOnly ? fullLabel : undefined}
      cursor="not-allowed"
      color="fg.subtle"
    >
      <Icon aria-hidden="true" />
      {isIconOnly ? null : (
        <>
          <chakra.span srOnly>{fullLabel}</chakra.span>
          <span aria-hidden="true">{label}</span>
          <Badge aria-hidden="true">{t('nav.soon')}</Badge>
        </>
      )}
    </chakra.a>
  ) : (
    <Row to={to} aria-label={named ?? (isIconOnly ? label : undefined)} onClick={onNavigate}>
      <Icon aria-hidden="true" />
      {text}
    </Row>
  )
  if (!isIconOnly) return item
  return (
    <Tooltip content={isComing ? fullLabel : label} placement="right" isName>
      {item}
    </Tooltip>
  )
}
