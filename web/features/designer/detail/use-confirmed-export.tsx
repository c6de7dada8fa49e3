import type { DesignVariant } from '@adwright/sdk/types'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFailed } from '#web/domain/designs/fitting-variant.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { type ExportForm, useExport } from './use-export.ts'

/** Downloads pictures of a design; asks first if one of them has failed a check. The question has to be rendered. */
export function useConfirmedExport(designId: string) {
  const { t } = useTranslation('designer')
  const { download, isBusy } = useExport(designId)
  const [asked, setAsked] = useState<{ ids: string[]; form: ExportForm; failedCount: number }>()

  function exportAs(variants: readonly DesignVariant[], form: ExportForm) {
    const ids = variants.map(({ id }) => id)
    const failedCount = variants.filter(hasFailed).length
    if (failedCount > 0) setAsked({ ids, form, failedCount })
    else void download(ids, form)
  }
  const question: ReactNode = (
    <ConfirmDialog
      title={t('export.confirmTitle', { count: asked?.failedCount ?? 1 })}
      confirm={t('export.confirm')}
      isOpen={asked !== undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={() => (asked ? download(asked.ids, asked.form, true) : Promise.resolve())}
    >
      {t('export.confirmText')}
    </ConfirmDialog>
  )
  return { exportAs, isBusy, question }
}
