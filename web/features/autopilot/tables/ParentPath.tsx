import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asQuery, childLevels, type Level, type Parent } from '#web/features/autopilot/levels.ts'
import { useNames } from '#web/features/autopilot/use-names.ts'
import { paths, type QueryValues } from '#web/paths.ts'

interface ParentPathProps {
  /** Ordered from campaign to ad. */
  parents: readonly Parent[]
  period: QueryValues
}

/** The table of an entity type. */
const PARENT_LEVEL: Record<Parent['kind'], Level> = { campaign: 'campaigns', adGroup: 'ad-groups', ad: 'ads' }

function ParentName({ kind, id }: Parent) {
  const { t } = useTranslation('autopilot-setup')
  const nameOf = useNames([id])
  return t(`tables.within.${kind}`, { name: nameOf(id) })
}

/** Breadcrumbs of a table: account, campaign, ad group, each linking to its own table. */
export function ParentPath({ parents, period }: ParentPathProps) {
  const { t } = useTranslation('autopilot-setup')
  return (
    <chakra.nav aria-label={t('tables.path')}>
      <chakra.ol
        listStyleType="none"
        m="0"
        p="0"
        display="flex"
        flexWrap="wrap"
        columnGap="2"
        rowGap="1"
        css={{ '& > li + li::before': { content: '"›"', me: '2', color: 'fg.muted' } }}
      >
        <li>
          <AncestorLink to={paths.metricTable('campaigns', period)}>{t('tables.everything')}</AncestorLink>
        </li>
        {parents.map(({ kind, id }, index) => {
          const inside = childLevels[PARENT_LEVEL[kind]]
          const isHere = index === parents.length - 1
          const words = <ParentName kind={kind} id={id} />
          return (
            <li key={kind} aria-current={isHere ? 'location' : undefined}>
              {isHere || !inside ? (
                <strong>{words}</strong>
              ) : (
                <AncestorLink
                  to={paths.metricTable(inside.level, { ...period, ...asQuery(parents.slice(0, index + 1)) })}
                >
                  {words}
                </AncestorLink>
              )}
            </li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}

const AncestorLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <chakra.span textDecoration="underline" textUnderlineOffset="3px">
    <Link to={to}>{children}</Link>
  </chakra.span>
)
