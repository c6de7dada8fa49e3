import { Button } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'

interface RowActionsProps {
  name: string
  actions: readonly MenuAction[]
  /** True to show only the menu, without the quick actions, as on a card. */
  isMenuOnly?: boolean
}

/** The menu of a row's actions; the first two are also shown as buttons while the row is hovered or focused. */
export function RowActions({ name, actions, isMenuOnly = false }: RowActionsProps) {
  const { t } = useTranslation('common')
  const quickActions = isMenuOnly
    ? []
    : actions.filter(({ icon, disabledReason, isDanger }) => icon && !disabledReason && !isDanger).slice(0, 2)
  if (actions.length === 0) return null
  return (
    <span className="row-tools">
      {quickActions.length > 0 ? (
        <span className="row-quick">
          {quickActions.map(({ id, label, icon: Icon, onSelect }) => (
            <Button
              key={id}
              variant="ghost"
              size="xs"
              px="0"
              aria-label={`${label}: ${name}`}
              title={label}
              onClick={onSelect}
            >
              {Icon ? <Icon aria-hidden="true" /> : null}
            </Button>
          ))}
        </span>
      ) : null}
      <Menu
        actions={actions}
        trigger={
          <Button variant="ghost" size={isMenuOnly ? 'sm' : 'xs'} px="0" aria-label={t('ui.table.actionsOf', { name })}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      />
    </span>
  )
}
