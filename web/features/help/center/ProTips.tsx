import { listProTipsOptions } from '@adwright/sdk/react-query'
import { chakra, Skeleton, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { Section } from '#web/ui/page/Section.tsx'

const COUNT = 4

const TryLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', _hover: { textDecoration: 'underline' } },
})

function Tips() {
  const { t } = useTranslation('help')
  const { data: tips } = useSuspenseQuery(listProTipsOptions())
  const open = tips.filter(({ isDismissed }) => !isDismissed).slice(0, COUNT)
  if (open.length === 0) return <Text color="fg.muted">{t('tips.none')}</Text>
  return (
    <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexDirection="column" gap="4">
      {open.map(({ id, title, text, route }) => (
        <li key={id}>
          <Text fontWeight="medium">{title}</Text>
          <Text color="fg.muted" textStyle="sm">
            {text}
          </Text>
          {route ? (
            <TryLink to={route} aria-label={t('tips.tryIt', { title })}>
              {t('tips.try')}
            </TryLink>
          ) : null}
        </li>
      ))}
    </chakra.ul>
  )
}

/** Tips for features that this person does not use yet. */
export function ProTips() {
  const { t } = useTranslation('help')
  return (
    <Section title={t('tips.title')}>
      <SectionBoundary title={t('tips.failed')} skeleton={<Skeleton height="12rem" />}>
        <Tips />
      </SectionBoundary>
    </Section>
  )
}
