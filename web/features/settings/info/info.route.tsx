import { chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/session/current.ts'
import { initialsOf, nameOf } from '#web/session/person.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { ReferralCode } from './ReferralCode.tsx'

export const handle = { crumb: 'settings:info.title' }

const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '14',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'lg',
    fontWeight: 'semibold',
  },
})

export function Component() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const user = useUser()
  return (
    <Page title={t('info.title')} lead={t('info.lead')}>
      <Flex direction="column" gap="4" maxWidth="40rem">
        <Section title={t('info.profile')}>
          <Flex gap="4" align="center" mb="5">
            <Avatar aria-hidden="true">{initialsOf(nameOf(user), format.locale)}</Avatar>
            <Flex direction="column" minWidth="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {nameOf(user)}
              </Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {user.email}
              </Text>
              <Text color="fg.subtle" textStyle="xs">
                {t('info.since', { date: format.date(user.createdAt, 'medium', user.timeZone) })}
              </Text>
            </Flex>
          </Flex>
          <ProfileForm />
        </Section>
        <ReferralCode />
      </Flex>
    </Page>
  )
}
