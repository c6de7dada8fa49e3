import { useExportDesignMutation } from '@adwright/sdk/react-query'
import { DesignExportFormat } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { saveFileFrom } from '#web/lib/save-file.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

export type ExportForm = 'png' | 'png2' | 'svg'

const FORMS = {
  png: { format: DesignExportFormat.Png, scale: 1 },
  png2: { format: DesignExportFormat.Png, scale: 2 },
  svg: { format: DesignExportFormat.Svg, scale: 1 },
} as const

/** Exports pictures of a design and downloads the file. */
export function useExport(automatedDesignerId: string) {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const intentKey = useIntentKey()
  const request = useExportDesignMutation()
  const [isBusy, setBusy] = useState(false)

  async function download(variantIds: string[], form: ExportForm, isConfirmed = false) {
    const body = { variantIds, ...FORMS[form], isConfirmed }
    setBusy(true)
    try {
      // Each download gets a file of its own: that of an earlier one may have expired.
      const headers = intentKey({ ...body, at: Date.now() })
      const file = await request.mutateAsync({ path: { accountId, automatedDesignerId }, body, headers })
      await saveFileFrom(file.url, file.name)
      toaster.show({ tone: 'good', title: t('export.done', { name: file.name }) })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('export.failed'), description: serverMessageOr(error, t('tryAgain')) })
    } finally {
      setBusy(false)
    }
  }
  return { download, isBusy }
}
