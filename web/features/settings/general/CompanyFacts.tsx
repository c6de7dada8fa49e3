import { getConstantsOptions } from '@adwright/sdk/react-query'
import type { Account } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** The same data for roles that may only read it. */
export function CompanyFacts({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { data } = useQuery({ ...getConstantsOptions(), meta: { errors: 'toast' } })
  const industry = data?.industries.find(({ value }) => value === account.industry)?.label
  const goals = account.digitalMarketingGoals.map(
    (goal) => data?.digitalMarketingGoals.find(({ value }) => value === goal)?.label,
  )
  const facts = [
    [t('general.name'), account.name],
    [t('general.companyName'), account.companyName],
    [t('general.website'), account.companyWebSite],
    [t('general.phone'), account.primaryContactNumber ?? '–'],
    [t('general.industry'), industry ?? '–'],
    [t('general.goals'), goals.filter(Boolean).join(', ') || '–'],
    [t('general.teamSize'), format.number(account.marketingTeamCount)],
    [t('general.currency'), account.currencyCode],
    [t('general.timeZone'), account.timeZone.replaceAll('_', ' ')],
  ]
  return (
    <>
      <Notice title={t('general.readOnly')}>{t('general.readOnlyText')}</Notice>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: '12rem 1fr' }} columnGap="4" rowGap="2" mt="4">
        {facts.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd m="0" mb={{ base: '2', sm: '0' }} overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </>
  )
}
