import type { Survey } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnswerFilters } from './use-answer-filters.ts'
import { useLanguageName } from './use-language-name.ts'

/** What is filtered by, each with a way to take it away. */
export function AnswerFilterChips({ survey, filters }: { survey: Survey; filters: AnswerFilters }) {
  const { t } = useTranslation('surveys')
  const { answers = [], vias = [], languageTags = [] } = filters.query
  const nameOf = useLanguageName()
  const chips = [
    ...answers.map((value) => ({ name: 'answers' as const, value, label: filters.labelOf(survey, value) })),
    ...vias.map((value) => ({ name: 'vias' as const, value, label: value === '-' ? t('share.noMark') : value })),
    ...languageTags.map((value) => ({ name: 'languages' as const, value, label: nameOf(value) })),
  ]
  if (chips.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {chips.map(({ name, value, label }) => (
        <Button key={`${name} ${value}`} size="sm" variant="outline" onClick={() => filters.toggle(name, value)}>
          {label}
          <X size={14} aria-hidden="true" />
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={filters.clear}>
        {t('filter.clear')}
      </Button>
    </Flex>
  )
}
