import { chakra, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { TOOL_IDS } from './tool-ids.ts'

const NameLink = chakra(Link)

/** The writing tools with one line each. */
export function ToolList() {
  const { t } = useTranslation('analyses-tools')
  return (
    <Section title={t('title')} description={t('lead')}>
      <Grid
        as="ul"
        aria-label={t('title')}
        templateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))"
        gap="4"
        listStyleType="none"
      >
        {TOOL_IDS.map((tool) => (
          <li key={tool}>
            <NameLink to={paths.writingTool(tool)} fontWeight="medium">
              {t(`tools.${tool}.title`)}
            </NameLink>
            <Text textStyle="sm" color="fg.muted">
              {t(`tools.${tool}.lead`)}
            </Text>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
