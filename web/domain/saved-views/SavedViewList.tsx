import type { SavedView } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAccount, useCan, useUser } from '#web/session/current.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface SavedViewListProps {
  views: readonly SavedView[]
  onAsk: (action: 'edit' | 'delete', view: SavedView) => void
}

/** All saved views of a screen with visibility, author and schedule; authors and admins edit and delete them. */
export function SavedViewList({ views, onAsk }: SavedViewListProps) {
  const { t } = useTranslation('saved-views')
  const format = useFormat()
  const user = useUser()
  const { timeZone } = useAccount()
  const isAdmin = useCan('manageSharedViews')
  const scheduleOf = ({ schedule }: SavedView) =>
    schedule &&
    [
      t(`frequency.${schedule.frequency}`),
      t('recipients', { count: schedule.recipientUserIds.length }),
      schedule.nextSendAt ? t('next', { time: format.dateTime(schedule.nextSendAt, timeZone) }) : t('paused'),
    ].join(' · ')
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
      {views.map((view) => (
        <chakra.li key={view.id} display="flex" gap="3" justifyContent="space-between" alignItems="start">
          <Box minWidth="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {view.name}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {[
                view.isShared ? t('shared', { name: view.createdByName }) : t('private'),
                view.isDefault && t('default'),
                scheduleOf(view),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
          {view.createdByUserId === user.id || isAdmin ? (
            <Menu
              trigger={<IconButton size="xs" label={t('menu', { name: view.name })} icon={Ellipsis} />}
              actions={[
                { id: 'edit', label: t('edit'), onSelect: () => onAsk('edit', view) },
                { id: 'delete', label: t('delete'), isDanger: true, onSelect: () => onAsk('delete', view) },
              ]}
            />
          ) : null}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
