import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useMatches } from 'react-router-dom'
import type { RouteHandle } from '#web/lib/area-routes.ts'

const Crumb = chakra(Link, {
  base: { color: 'fg.muted', py: '0.5', borderRadius: 'l1', _hover: { color: 'fg.default' } },
})

/**
 * The names of the screen and its parents, from the handles of the matched routes. On phones, where the header has no
 * space, the breadcrumb is a separate line.
 */
export function Breadcrumb({ isLine = false }: { isLine?: boolean }) {
  const { t } = useTranslation('shell')
  const words = t as (key: string) => string
  const crumbs = useMatches().flatMap(({ id, pathname, params, handle }) => {
    const { crumb, ancestors = [] } = (handle as RouteHandle | undefined) ?? {}
    return crumb
      ? [
          ...ancestors.map((one) => ({ id: one.to, pathname: generatePath(one.to, params), label: words(one.crumb) })),
          { id, pathname, label: words(crumb) },
        ]
      : []
  })
  // A separate line with only the current view would repeat its title.
  if (crumbs.length <= (isLine ? 1 : 0)) return null
  return (
    <chakra.nav aria-label={t('header.crumbs')} {...(isLine ? { px: '4', pt: '3' } : {})}>
      <chakra.ol
        display="flex"
        gap="2"
        m="0"
        p="0"
        listStyleType="none"
        textStyle="sm"
        {...(isLine ? { flexWrap: 'wrap', rowGap: '0' } : { whiteSpace: 'nowrap' })}
        minWidth="0"
      >
        {crumbs.map(({ id, pathname, label }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            // On narrow screens, the current page takes precedence over its parents.
            <chakra.li
              key={id}
              display={{ base: isLast || isLine ? 'flex' : 'none', lg: 'flex' }}
              alignItems="center"
              gap="2"
              minWidth="0"
            >
              {index > 0 ? (
                <chakra.span
                  color="fg.subtle"
                  aria-hidden="true"
                  display={{ base: isLine ? 'inline' : 'none', lg: 'inline' }}
                >
                  /
                </chakra.span>
              ) : null}
              {isLast ? (
                <chakra.span aria-current="page" fontWeight="medium" py="0.5" truncate={!isLine}>
                  {label}
                </chakra.span>
              ) : (
                <Crumb to={pathname} truncate={!isLine}>
                  {label}
                </Crumb>
              )}
            </chakra.li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}
