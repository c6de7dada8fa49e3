import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Articles } from './Articles.tsx'
import { ProTips } from './ProTips.tsx'

export const handle = { crumb: 'help:title' }

export function Component() {
  const { t } = useTranslation('help')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button asChild variant="outline">
          <Link to={paths.tickets()}>{t('contact.tickets')}</Link>
        </Button>
      }
    >
      <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }}>
        <Flex direction="column" flex="1" minWidth="0">
          <Articles />
        </Flex>
        <Flex direction="column" gap="4" width={{ base: '100%', lg: '20rem' }} flexShrink="0">
          <ProTips />
          <Section title={t('contact.title')}>
            <Text color="fg.muted" mb="3">
              {t('contact.text')}
            </Text>
            <Flex gap="2" wrap="wrap">
              <Button asChild size="sm">
                <Link to={paths.newTicket()}>{t('contact.write')}</Link>
              </Button>
              <Button asChild size="sm" variant="outline">
                <Link to={paths.bookADemo()}>{t('contact.demo')}</Link>
              </Button>
            </Flex>
          </Section>
        </Flex>
      </Flex>
    </Page>
  )
}
