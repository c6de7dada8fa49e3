import { ChartNoAxesColumn, Clock, EllipsisVertical, FileUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'

/** The further screens of the calendar. */
export function MoreMenu() {
  const { t } = useTranslation('social-calendar')
  return (
    <Menu
      actions={[
        { id: 'results', label: t('results.title'), icon: ChartNoAxesColumn, to: paths.socialPostResults() },
        { id: 'slots', label: t('slots.title'), icon: Clock, to: paths.socialPostSlots() },
        { id: 'import', label: t('import.title'), icon: FileUp, to: paths.socialPostImport() },
        { id: 'deleted', label: t('deleted.title'), icon: Trash2, to: paths.deletedSocialPosts() },
      ]}
      trigger={<IconButton icon={EllipsisVertical} label={t('action.more')} />}
    />
  )
}
