import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useMatches } from 'react-router-dom'
import type { RouteHandle } from '#web/lib/area-routes.ts'

const Crumb = chakra(Link, { base: { color: 'fg.muted', borderRadius: 'l1', _hover: { color: 'fg.default' } } })

/** The names of the screens above each other, from the handles of the matched routes. */
export function Breadcrumb() {
  const { t } = useTranslation('shell')
  const crumbs = useMatches().flatMap(({ id, pathname, handle }) => {
    const crumb = (handle as RouteHandle | undefined)?.crumb
    return crumb ? [{ id, pathname, label: (t as (key: string) => string)(crumb) }] : []
  })
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t('header.crumbs')}>
      <chakra.ol
        display="flex"
        gap="2"
        m="0"
        p="0"
        listStyleType="none"
        textStyle="sm"
        whiteSpace="nowrap"
        minWidth="0"
      >
        {crumbs.map(({ id, pathname, label }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <chakra.li key={id} display="flex" gap="2" minWidth="0">
              {index > 0 ? (
                <chakra.span color="fg.subtle" aria-hidden="true">
                  /
                </chakra.span>
              ) : null}
              {isLast ? (
                <chakra.span aria-current="page" fontWeight="medium" truncate>
                  {label}
                </chakra.span>
              ) : (
                <Crumb to={pathname} truncate>
                  {label}
                </Crumb>
              )}
            </chakra.li>
          )
        })}
      </chakra.ol>
    </nav>
  )
}
