import { useUpdateUserMutation } from '@adwright/sdk/react-query'
import { NotificationChannel, Severity } from '@adwright/sdk/types'
import { Flex, SimpleGrid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCacheUser } from '#web/features/settings/use-cache-user.ts'
import { useUser } from '#web/session/current.ts'
import { SwitchField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TimeField } from '#web/ui/form/TimeField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import {
  isByEmail,
  type Notifications,
  notificationBody,
  notificationSchema,
  notificationsOf,
} from './notification-body.ts'

const topics = [
  'anomalies',
  'approvals',
  'executions',
  'posts',
  'tasks',
  'surveys',
  'integrations',
  'tickets',
  'reports',
  'product',
] as const

const severities = [
  [Severity.Low, 'low'],
  [Severity.Medium, 'medium'],
  [Severity.High, 'high'],
] as const

export function NotificationForm() {
  const { t } = useTranslation(['settings', 'common'])
  const user = useUser()
  const cacheUser = useCacheUser()
  const form = useContractForm(notificationSchema, notificationsOf(user))
  const [isMailAllowed, hasQuietHours] = form.watch(['isMailAllowed', 'hasQuietHours'])
  const update = useUpdateUserMutation()
  const channels = Object.values(NotificationChannel).map((value) => ({ value, label: t(`channels.${value}`) }))

  async function save(typed: Notifications) {
    const saved = await update.mutateAsync({ body: notificationBody(typed) })
    form.reset(notificationsOf(saved))
    cacheUser(saved)
    toaster.show({ tone: 'good', title: t('notifications.saved') })
  }

  return (
    <Form form={form} submit={t('notifications.submit')} onSubmit={save} label={t('notifications.title')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {topics.map((topic) => (
          <SelectField
            key={topic}
            name={`notificationPreferences.${topic}`}
            label={t(`topics.${topic}`)}
            help={t(`topicHelp.${topic}`)}
            options={channels.map((channel) => ({
              ...channel,
              disabled: topic === 'product' && !isMailAllowed && isByEmail(channel.value),
            }))}
          />
        ))}
        <SelectField
          name="notificationPreferences.minSeverity"
          label={t('notifications.minSeverity')}
          help={t('notifications.minSeverityHelp')}
          options={severities.map(([value, name]) => ({ value, label: t(`common:ui.severity.${name}`) }))}
        />
      </SimpleGrid>
      <SwitchField name="isMailAllowed" label={t('notifications.mail')} help={t('notifications.mailHelp')} />
      <SwitchField name="hasQuietHours" label={t('notifications.quiet')} help={t('notifications.quietHelp')} />
      {hasQuietHours ? (
        <>
          <Flex gap="4" wrap="wrap">
            <TimeField name="quietHours.from" label={t('notifications.quietFrom')} />
            <TimeField name="quietHours.to" label={t('notifications.quietTo')} />
          </Flex>
          <SwitchField
            name="notificationPreferences.isHighSeverityAllowed"
            label={t('notifications.high')}
            help={t('notifications.highHelp')}
          />
        </>
      ) : null}
    </Form>
  )
}
