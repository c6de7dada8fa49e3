import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { articleIds } from '#web/domain/help/article-ids.ts'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
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

/** The articles, searched by text; the text and the open article are in the address. */
export function Articles() {
  const { t } = useTranslation('help')
  const { search, text, set } = useAddress()
  const open = parseOption(articleIds, search.get('article'))
  const articles = articleIds.map((id) => ({ id, title: t(`articles.${id}.title`), text: t(`articles.${id}.text`) }))
  const found = searchArticles(articles, text)

  return (
    <Box minWidth="0">
      <SearchBox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(typed) => set({ text: typed })}
        width="100%"
      />
      <chakra.output display="block" srOnly>
        {text === '' ? '' : t('search.found', { count: found.length })}
      </chakra.output>
      <Box layerStyle="card" mt="3">
        {found.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t('search.none')}
            action={
              <Flex>
                <Button asChild variant="outline">
                  <Link to={paths.newTicket()}>{t('contact.write')}</Link>
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
                onToggle={() => set({ article: open === article.id ? undefined : article.id })}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
    </Box>
  )
}
