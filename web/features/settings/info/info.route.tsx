import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Picture } from './Picture.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ReferralCode } from './ReferralCode.tsx'

export const handle = { crumb: 'settings:info.title' }

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <Page title={t('info.title')} lead={t('info.lead')}>
      <Flex direction="column" gap="4" maxWidth="40rem">
        <Section title={t('info.profile')}>
          <Picture />
          <ProfileForm />
        </Section>
        <ReferralCode />
      </Flex>
    </Page>
  )
}
