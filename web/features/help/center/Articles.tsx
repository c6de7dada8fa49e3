import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { articleIds } from '#web/domain/help/article-ids.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { type Article, searchArticles } from './articles.ts'

function ArticleItem({ article, isOpen, onToggle }: { article: Article; isOpen: boolean; onToggle: () => void }) {
  const id = `article-${article.id}`
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <h2>
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          display="flex"
          width="100%"
          justifyContent="space-between"
          alignItems="center"
          gap="3"
          px="4"
          py="3"
          textAlign="start"
          fontWeight="medium"
          cursor="button"
          borderRadius="l3"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.muted' }}
        >
          {article.title}
          <chakra.span color="fg.muted" rotate={isOpen ? '180deg' : undefined} aria-hidden="true">
            <ChevronDown size={16} />
          </chakra.span>
        </chakra.button>
      </h2>
      <Text id={id} hidden={!isOpen} px="4" pb="4" maxWidth="prose" whiteSpace="pre-line">
        {article.text}
      </Text>
    </chakra.li>
  )
}

/** The articles with search as you type; search text and open article are in the URL. */
export function Articles() {
  const { t } = useTranslation('help')
  const [search, setSearch] = useSearchParams()
  const [query, setQuery] = useState(search.get('q') ?? '')
  const open = search.get('article')
  const articles = articleIds.map((id) => ({ id, title: t(`articles.${id}.title`), text: t(`articles.${id}.text`) }))
  const found = searchArticles(articles, query)

  const keep = (name: 'q' | 'article', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <Box minWidth="0">
      <Input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          keep('q', event.target.value)
        }}
      />
      <chakra.output display="block" srOnly>
        {query === '' ? '' : t('search.found', { count: found.length })}
      </chakra.output>
      <Box layerStyle="card" mt="3">
        {found.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t('search.none')}
            action={
              <Flex>
                <Button asChild variant="outline">
                  <Link to={paths.tickets({ new: true })}>{t('contact.write')}</Link>
                </Button>
              </Flex>
            }
          >
            {t('search.noneText')}
          </EmptyState>
        ) : (
          <chakra.ul m="0" p="0" listStyleType="none">
            {found.map((article) => (
              <ArticleItem
                key={article.id}
                article={article}
                isOpen={open === article.id}
                onToggle={() => keep('article', open === article.id ? '' : article.id)}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
    </Box>
  )
}
