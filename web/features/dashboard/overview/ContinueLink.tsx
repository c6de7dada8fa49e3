import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import type { OriginState } from '#web/session/Guard.tsx'
import { pageNameOf } from './page-name.ts'

const TextLink = chakra(Link, {
  base: {
    display: 'inline-block',
    mb: '4',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})

/** Every sign-in ends on the dashboard; this link continues to the page that was requested before. */
export function ContinueLink() {
  const { t } = useTranslation(['dashboard', 'shell'])
  const state = useLocation().state as OriginState | null
  const from = state?.from
  if (!from || [paths.home(), paths.dashboard(), paths.logout()].includes(from.pathname)) return null
  const name = pageNameOf(from.pathname)
  return (
    <TextLink to={{ pathname: from.pathname, search: from.search, hash: from.hash }}>
      {name ? t('continue', { where: t(`shell:${name}`) }) : t('continueUnnamed')}
    </TextLink>
  )
}
