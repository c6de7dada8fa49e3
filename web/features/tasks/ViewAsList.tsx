import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type AddressValues, useAddress, withValues } from '#web/lib/use-address.ts'

/** Leads to the list, which has pages, where more tasks match than this view shows. */
export function ViewAsList({ filters }: { filters: AddressValues }) {
  const { t } = useTranslation('tasks')
  const { search } = useAddress()
  const query = withValues(search, { view: 'list', group: undefined, ...filters })
  return (
    <Button asChild size="xs" variant="ghost" width="100%" mt="2">
      <Link to={`?${query}`}>{t('board.asList')}</Link>
    </Button>
  )
}
