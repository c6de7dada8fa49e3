import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Fact } from '#web/ui/page/Fact.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { HolidayList } from './HolidayList.tsx'

/** The settings of a monitor, read-only. */
export function MonitorFacts({ monitor }: { monitor: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { granularity, seasonality, trainingDays, channels, recipients, quietHours, ignoredDates } = monitor
  const { ignoresHolidays, checkedHolidays, holidays } = monitor
  return (
    <Section title={t('monitor.settings')}>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' }}
        columnGap="6"
        rowGap="3"
      >
        <Fact name={t('monitor.granularity')}>{t(`setup.granularity.${granularity}`)}</Fact>
        <Fact name={t('monitor.seasonality')}>{t(`monitor.season.${seasonality}`)}</Fact>
        <Fact name={t('monitor.trainingDays')}>{`${format.number(trainingDays)} ${t('monitor.days')}`}</Fact>
        <Fact name={t('monitor.channels')}>
          {channels.map((channel) => t(`setup.channel.${channel}`)).join(', ') || t('setup.noChannels')}
        </Fact>
        <Fact name={t('monitor.recipients')}>{recipients.join(', ') || '–'}</Fact>
        <Fact name={t('monitor.quiet')}>{quietHours ? `${quietHours.from} – ${quietHours.to}` : '–'}</Fact>
        <Fact name={t('monitor.ignored')}>{ignoredDates.map((day) => format.date(day)).join(', ') || '–'}</Fact>
        <Fact name={t('monitor.holidaysName')}>
          {t(ignoresHolidays ? 'monitor.holidaysSpecial' : 'monitor.holidaysUsual')}
          <HolidayList holidays={holidays} checked={ignoresHolidays ? checkedHolidays : []} />
        </Fact>
      </chakra.dl>
    </Section>
  )
}
