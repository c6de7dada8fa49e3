import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { pageViewOf } from '#web/lib/page-views.ts'
import { paths } from '#web/paths.ts'
import type { OriginState } from '#web/session/Guard.tsx'

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
  const { t } = useTranslation('dashboard')
  const state = useLocation().state as OriginState | null
  const from = state?.from
  if (!from || [paths.home(), paths.dashboard(), paths.logout()].includes(from.pathname)) return null
  return (
    <TextLink to={{ pathname: from.pathname, search: from.search, hash: from.hash }}>
      {t('continue', { where: pageViewOf(from.pathname).path })}
    </TextLink>
  )
}
