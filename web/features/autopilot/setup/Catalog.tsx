import { listRuleCatalogueOptions, useListAutopilotCategoriesQuery } from '@adwright/sdk/react-query'
import { Button, Flex, Grid, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { byUrgency } from './catalog.ts'
import { RuleCard } from './RuleCard.tsx'

/** All rules by category, the one that wastes most first. */
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

  const wanted = categories.data.find(({ id }) => id === search.get('category'))
  const shown = wanted ? [wanted] : categories.data
  const groups = shown
    .map((category) => ({
      category,
      rules: byUrgency(rules.data.filter(({ categoryId }) => categoryId === category.id)),
    }))
    .filter((group) => group.rules.length > 0)
  return (
    <Flex direction="column" gap="6">
      <Flex gap="2" wrap="wrap" align="center">
        <SearchBox label={t('catalogue.search')} value={text} onChange={(value) => set({ text: value })} />
        {[undefined, ...categories.data].map((category) => (
          <Button
            key={category?.id ?? 'all'}
            size="sm"
            variant={wanted?.id === category?.id ? 'subtle' : 'ghost'}
            aria-pressed={wanted?.id === category?.id}
            onClick={() => set({ category: category?.id })}
          >
            {category?.name ?? t('catalogue.all')}
          </Button>
        ))}
      </Flex>
      {groups.length === 0 ? (
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
      ) : null}
      {groups.map((group) => (
        <Section
          key={group.category.id}
          variant="plain"
          title={group.category.name}
          description={group.category.description}
        >
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(22rem, 1fr))' }} gap="4">
            {group.rules.map((rule) => (
              <RuleCard key={rule.id} rule={rule} />
            ))}
          </Grid>
        </Section>
      ))}
      <Text color="fg.muted" textStyle="sm">
        {t('catalogue.count', { count: rules.data.length })}
      </Text>
    </Flex>
  )
}

export function CatalogSkeleton() {
  return (
    <Loading>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="14rem" borderRadius="l3" />
        ))}
      </SimpleGrid>
    </Loading>
  )
}
