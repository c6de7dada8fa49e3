import { Button, chakra } from '@chakra-ui/react'
import { ImageDown } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorLog } from '#web/lib/error-log.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { ChartDownload } from './chart-model.ts'
import type { ChartImageLabels } from './export-png.ts'

interface ChartDownloadButtonProps {
  download: ChartDownload
  words: Omit<ChartImageLabels, 'caption'>
}

/** Saves the chart as a PNG in the colors of the current theme. */
export function ChartDownloadButton({ download, words }: ChartDownloadButtonProps) {
  const { t } = useTranslation('common')
  const [isBusy, setBusy] = useState(false)

  const save = async (event: MouseEvent<HTMLElement>) => {
    const drawing = event.currentTarget.closest('figure')?.querySelector<SVGSVGElement>('svg[role=img]')
    if (!drawing) return
    setBusy(true)
    try {
      const { chartAsPng } = await import('./export-png.ts')
      saveFile(`${download.name}.png`, await chartAsPng(drawing, { ...words, caption: download.caption }))
    } catch (error) {
      errorLog.report(error, { isHidden: true })
      toaster.show({ tone: 'bad', title: t('ui.chart.pictureFailed') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="ghost" size="sm" disabled={isBusy} onClick={(event) => void save(event)}>
      <ImageDown aria-hidden="true" />
      <chakra.span srOnly>{t('ui.chart.picture')}</chakra.span>
      <chakra.span aria-hidden="true" display={{ base: 'none', md: 'inline' }}>
        {t('ui.chart.pictureShort')}
      </chakra.span>
    </Button>
  )
}
