import type { StrategyTemplate } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Section } from '#web/ui/page/Section.tsx'

interface TemplateLinksProps {
  templates: readonly StrategyTemplate[]
  isPrivate: boolean
}

/** The templates above a form that is still blank; each fills it in. */
export function TemplateLinks({ templates, isPrivate }: TemplateLinksProps) {
  const { t } = useTranslation('strategies')
  if (templates.length === 0) return null
  return (
    <Section title={t('template.title')} description={t('template.text')}>
      <Flex gap="2" wrap="wrap">
        {templates.map(({ key, title, description }) => (
          <Button key={key} asChild size="sm" variant="outline" maxWidth="100%">
            <Link to={paths.newStrategy({ ...(isPrivate ? { tab: 'mine' } : {}), template: key })} title={description}>
              {title}
            </Link>
          </Button>
        ))}
      </Flex>
    </Section>
  )
}
