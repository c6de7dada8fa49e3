import type { Design, DesignType } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { Copy, Download, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { UseInPost } from './UseInPost.tsx'
import { useConfirmedExport } from './use-confirmed-export.tsx'

const FORMS = ['png', 'png2', 'svg'] as const

interface DesignActionsProps {
  design: Design
  types: readonly DesignType[]
  chosen: ReadonlySet<string>
  reason: string | undefined
}

/** Edit, download, use in a post, copy and delete. Downloads take the chosen pictures, or all of them. */
export function DesignActions({ design, types, chosen, reason }: DesignActionsProps) {
  const { t } = useTranslation('designer')
  const navigate = useNavigate()
  const actions = useDesignActions()
  const { exportAs, isBusy, question } = useConfirmedExport(design.id)
  const { id, name } = design
  const why = reason === undefined ? {} : { disabledReason: reason }
  const drawn = design.variants.filter(({ fileId }) => fileId !== null)
  const wanted = chosen.size > 0 ? drawn.filter((variant) => chosen.has(variant.id)) : drawn

  async function restore() {
    try {
      await actions.restore(id)
      await actions.refresh()
      await navigate(paths.design(id))
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('restore.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  async function remove() {
    try {
      await actions.remove(id)
      await navigate(paths.designer(), { replace: true })
      await actions.refresh()
      offerUndo({ title: t('delete.done', { name }), label: t('undo'), undo: () => void restore() })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('delete.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  const more: MenuAction[] = [
    { id: 'copy', label: t('copy.button'), icon: Copy, to: paths.newDesign({ copyOf: id }), ...why },
    { id: 'delete', label: t('delete.button'), icon: Trash2, isDanger: true, onSelect: () => void remove(), ...why },
  ]
  const edit = (
    <>
      <Pencil aria-hidden="true" />
      {t('edit.button')}
    </>
  )
  return (
    <>
      <DisabledReason reason={reason}>
        <Button variant="outline" asChild={reason === undefined}>
          {reason === undefined ? <Link to={paths.editDesign(id)}>{edit}</Link> : edit}
        </Button>
      </DisabledReason>
      {drawn.length > 0 ? (
        <>
          <UseInPost design={design} types={types} reason={reason} />
          <Menu
            actions={FORMS.map((form) => ({
              id: form,
              label: t(`export.${form}`, { count: wanted.length }),
              onSelect: () => exportAs(wanted, form),
            }))}
            trigger={
              <BusyButton loading={isBusy}>
                <Download aria-hidden="true" />
                {chosen.size > 0 ? t('export.chosen', { count: wanted.length }) : t('export.all')}
              </BusyButton>
            }
          />
        </>
      ) : null}
      <Menu actions={more} trigger={<IconButton label={t('actions')} icon={EllipsisVertical} variant="outline" />} />
      {question}
    </>
  )
}
