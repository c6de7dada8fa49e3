import { Button } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'

interface RowActionsProps {
  name: string
  actions: readonly MenuAction[]
  /** Without room for single actions, as on a card, there is the menu only. */
  isMenuOnly?: boolean
}

/** The first two actions show when the row is pointed at or focused; all of them are in the menu. */
export function RowActions({ name, actions, isMenuOnly = false }: RowActionsProps) {
  const { t } = useTranslation('common')
  const quick = isMenuOnly
    ? []
    : actions.filter(({ icon, disabledReason, isDanger }) => icon && !disabledReason && !isDanger).slice(0, 2)
  if (actions.length === 0) return null
  return (
    <span className="row-tools">
      {quick.length > 0 ? (
        <span className="row-quick">
          {quick.map(({ id, label, icon: Icon, onSelect }) => (
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
