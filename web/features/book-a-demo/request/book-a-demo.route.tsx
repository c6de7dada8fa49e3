import type { Ticket } from '@adwright/sdk/types'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DemoForm } from './DemoForm.tsx'

export const handle = { crumb: 'book-a-demo:title' }

function Done({ ticket, onAgain }: { ticket: Ticket; onAgain: () => void }) {
  const { t } = useTranslation('book-a-demo')
  const link = useRef<HTMLAnchorElement>(null)
  // Moves the focus, because the form that had it is unmounted.
  useEffect(() => link.current?.focus(), [])
  return (
    <>
      <Notice tone="good" role="alert" title={t('done.title')}>
        {t('done.text', { number: ticket.number })}
      </Notice>
      <Flex gap="2" mt="4" wrap="wrap">
        <Button asChild>
          <Link ref={link} to={paths.ticket(ticket.id)}>
            {t('done.ticket')}
          </Link>
        </Button>
        <Button variant="outline" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </Flex>
    </>
  )
}

export function Component() {
  const { t } = useTranslation('book-a-demo')
  const [ticket, setTicket] = useState<Ticket>()
  const { demoBookingUrl } = config()
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }}>
        <Box layerStyle="card" p="5" flex="1" maxWidth="40rem" width="100%">
          {ticket ? <Done ticket={ticket} onAgain={() => setTicket(undefined)} /> : <DemoForm onDone={setTicket} />}
        </Box>
        {demoBookingUrl === null ? null : (
          <Box maxWidth="40rem" width={{ base: '100%', lg: '20rem' }}>
            <Section title={t('direct.title')}>
              <Text color="fg.muted" mb="3">
                {t('direct.text')}
              </Text>
              <Button asChild variant="outline" size="sm">
                <a href={demoBookingUrl} target="_blank" rel="noopener noreferrer">
                  {t('direct.link')}
                </a>
              </Button>
            </Section>
          </Box>
        )}
      </Flex>
    </Page>
  )
}
