import { listRuleCatalogueOptions, useListAutopilotCategoriesQuery } from '@adwright/sdk/react-query'
import type { AutopilotRule } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Skeleton } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { byCostOfMatches } from './catalog.ts'
import { RuleRow } from './RuleRow.tsx'

/** All rules of the catalog, ordered by what their current matches cost; rules without matches come last. */
export function Catalog() {
  const { t } = useTranslation('autopilot-setup')
  const { path } = useClient()
  const { search, text, set } = useAddress()
  const categories = useListAutopilotCategoriesQuery({ path: { accountId: path.accountId } })
  const rules = useQuery({
    ...listRuleCatalogueOptions({ path, ...(text ? { query: { searchText: text } } : {}) }),
    placeholderData: keepPreviousData,
  })
  const failed = [rules, categories].find(({ error, data }) => error && !data)
  if (failed) return <SectionError error={failed.error} onRetry={() => void failed.refetch()} />
  if (!rules.data || !categories.data) return <CatalogSkeleton />

  const selected = categories.data.find(({ id }) => id === search.get('category'))
  const shown = byCostOfMatches(rules.data.filter(({ categoryId }) => !selected || categoryId === selected.id))
  const categoryOf = ({ categoryId }: AutopilotRule) => categories.data.find(({ id }) => id === categoryId)?.name
  const groups = [
    {
      id: 'matching',
      title: t('catalogue.matching'),
      description: t('catalogue.matchingText'),
      rules: shown.filter(({ violatingCount }) => violatingCount > 0),
    },
    {
      id: 'clean',
      title: t('catalogue.clean'),
      description: undefined,
      rules: shown.filter(({ violatingCount }) => violatingCount === 0),
    },
  ].filter((group) => group.rules.length > 0)
  return (
    <Flex direction="column" gap="6">
      <Flex gap="2" wrap="wrap" align="center">
        <SearchBox label={t('catalogue.search')} value={text} onChange={(value) => set({ text: value })} />
        {[undefined, ...categories.data].map((category) => (
          <Button
            key={category?.id ?? 'all'}
            size="sm"
            variant={selected?.id === category?.id ? 'subtle' : 'ghost'}
            aria-pressed={selected?.id === category?.id}
            onClick={() => set({ category: category?.id })}
          >
            {category?.name ?? t('catalogue.all')}
          </Button>
        ))}
      </Flex>
      {groups.length === 0 ? (
        <Box layerStyle="card">
          <EmptyState
            drawing="search"
            title={t('catalogue.nothing')}
            action={
              <Button variant="outline" onClick={() => set({ text: undefined, category: undefined })}>
                {t('catalogue.clear')}
              </Button>
            }
          >
            {t('catalogue.nothingText')}
          </EmptyState>
        </Box>
      ) : null}
      {groups.map((group) => (
        <Section key={group.id} variant="plain" title={group.title} description={group.description}>
          <chakra.ul layerStyle="card" m="0" p="0" listStyleType="none">
            {group.rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} category={categoryOf(rule)} />
            ))}
          </chakra.ul>
        </Section>
      ))}
    </Flex>
  )
}

export function CatalogSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="6rem" borderRadius="l3" />
        ))}
      </Flex>
    </Loading>
  )
}
